import type { ChartFindings, Finding } from '@pipsight/analysis';
import type { Chart, Mark } from '@pipsight/contract';
import { problemText } from './problem-text.ts';
import { decimalsOf, priceString } from './price-string.ts';
import { factsOf, type ReadChart } from './read-chart.ts';

/** How one chart was read and what was found on it, with candle indexes turned into pixels of its picture. */
export function presentChart(chart: ReadChart, { role, findings }: ChartFindings): Chart {
  const { reading, index, filename } = chart;
  const facts = factsOf(chart);
  return {
    index,
    filename,
    width: reading.width,
    height: reading.height,
    role,
    symbol: facts.symbol,
    timeframe: facts.timeframe,
    corrected: facts.corrected,
    platform: reading.platform,
    plot: reading.plot,
    axis: reading.axis,
    candleCount: reading.candles.x.length,
    candlePitchPx: reading.candlePitchPx,
    lastPrice: facts.lastPrice === null ? null : priceString(facts.lastPrice, decimalsOf(chart)),
    problems: reading.problems.flatMap((problem) => problemText(problem, facts)),
    marks: findings.map((finding) => presentMark(finding, reading.candles.x, reading.candlePitchPx)),
  };
}

/** A zone begins and ends at the edges of its candles, a line or point at their middles. */
function presentMark(finding: Finding, candleX: readonly number[], pitchPx: number): Mark {
  const { id, kind, side, label, from, to, price1, price2, lines } = finding;
  const edge = price2 === null ? 0 : pitchPx / 2;
  const xOf = (candle: number): number => candleX[Math.min(Math.max(candle, 0), candleX.length - 1)]!;
  return {
    id,
    kind,
    side,
    label,
    x1: xOf(from) - edge,
    x2: to === null ? null : xOf(to) + edge,
    price1,
    price2,
    ...(lines && {
      lines: lines.map(({ role, points }) => ({
        role,
        points: points.map(({ candle, price }) => ({ x: xOf(candle), price })),
      })),
    }),
  };
}
