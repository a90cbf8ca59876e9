import { instrumentOf, setupFaults } from '@pipsight/trading';
import { describe, expect, test } from 'vitest';
import type { TimedSeries } from '../bench/load-series.ts';
import { averageTrueRange } from './series/indicators.ts';
import { readAgain } from './stability/read-again.ts';
import { MARKET, randomWindows, SYNTHETIC } from '../test/random-windows.ts';
import { analyzeCharts } from './analyze-charts.ts';
import { MIN_CANDLES, type ChartInput, type MarketAnalysis, type Plan } from './market-analysis.ts';
import { plausibleSpread } from './prices/price-grid.ts';

describe('on random windows of synthetic candles', () => {
  holdsOn([SYNTHETIC], 1500);
});
describe.runIf(MARKET.length > 0)('on random windows of market data', () => {
  holdsOn(MARKET, 3000);
});

function holdsOn(all: readonly TimedSeries[], count: number): void {
  const windows = randomWindows(all, count);
  const results = windows.map((chart) => ({ chart, analysis: analyse(chart) }));
  const plans = results.flatMap(({ chart, analysis }) => {
    const plan = analysis.setup ?? analysis.potential;
    return plan ? [{ chart, analysis, plan }] : [];
  });

  test('every plan can be traded from the current price', () => {
    const faulty = plans.filter(({ plan, analysis }) => setupFaults(plan, analysis.currentPrice).length > 0);
    expect(faulty.map(({ plan }) => plan)).toEqual([]);
    expect(plans.length).toBeGreaterThan(count / 10);
  });

  test('the first target pays the risk after the spread, which takes at most a tenth of the stop distance', () => {
    const poor = plans.filter(({ chart: { symbol }, plan }) => {
      const spread = plausibleSpread(symbol, plan.entry);
      const risk = Math.abs(plan.entry - plan.stop);
      return Math.abs(plan.target1 - plan.entry) - spread < risk + spread - 1e-9 || spread > risk / 10;
    });
    expect(poor.map(({ plan }) => plan)).toEqual([]);
  });

  test('prices carry no more decimals than their market', () => {
    const pricesOf = ({ entry, stop, target1, target2 }: Plan): number[] => [entry, stop, target1, target2 ?? entry];
    const fine = plans.filter(({ chart: { symbol }, plan }) =>
      pricesOf(plan).some((price) => Number(price.toFixed(instrumentOf(symbol).decimals)) !== price),
    );
    expect(fine.map(({ plan }) => plan)).toEqual([]);
  });

  test('between a third and nine tenths of windows hold no setup, and each says why', () => {
    const without = results.filter(({ analysis }) => analysis.setup === null);
    expect(without.length / count).toBeGreaterThan(0.3);
    expect(without.length / count).toBeLessThan(0.9);
    expect(without.filter(({ analysis }) => !analysis.rejectionReason?.endsWith('.'))).toEqual([]);
  });

  test('a setup has at least four independent reasons, told by their kind only once', () => {
    const setups = results.filter(({ analysis }) => analysis.setup !== null);
    expect(
      setups.filter(({ analysis }) => (analysis.confluenceScore ?? 0) < 4 || analysis.evidence.length < 4),
    ).toEqual([]);
  });

  test('evidence points at findings that are drawn', () => {
    const lost = results.filter(({ analysis: { evidence, charts } }) =>
      evidence.some(({ chartIndex, findingIds }) => {
        const drawn = new Set(charts[chartIndex]!.findings.map(({ id }) => id));
        return findingIds.some((id) => !drawn.has(id));
      }),
    );
    expect(lost.map(({ analysis }) => analysis.evidence)).toEqual([]);
  });

  test('pictures carry at most 30 findings, each with an id of its own', () => {
    const findings = results.map(({ analysis }) => analysis.charts[0]!.findings.map(({ id }) => id));
    expect(Math.max(...findings.map((ids) => ids.length))).toBeLessThanOrEqual(30);
    expect(findings.filter((ids) => new Set(ids).size < ids.length)).toEqual([]);
  });

  test('read a little differently, a setup keeps its side, its entry and its stop', () => {
    const setups = results.filter(({ analysis: { setup } }) => setup !== null).slice(0, 150);
    const moves = setups.flatMap(({ chart, analysis: { setup: plan } }, i) => {
      const again = analyse(readAgain(chart, 70_000 + i, MIN_CANDLES)).setup;
      return plan && again ? [movesOf(chart, plan, again)] : [];
    });
    expect(moves.length).toBeGreaterThan(setups.length / 2);
    expect(moves.filter(({ flipped }) => flipped).length).toBeLessThanOrEqual(0.05 * moves.length);
    const largest = moves.map(({ entry, stop }) => Math.max(entry, stop)).toSorted((a, b) => a - b);
    expect(largest[Math.floor(0.95 * largest.length)]).toBeLessThanOrEqual(0.15);
  });

  test('repetition gives the same bytes', () => {
    const sample = results.slice(0, 200);
    expect(sample.map(({ chart }) => JSON.stringify(analyse(chart)))).toEqual(
      sample.map(({ analysis }) => JSON.stringify(analysis)),
    );
  });
}

/** How far entry and stop moved, in ATR. */
function movesOf({ candles }: ChartInput, plan: Plan, again: Plan): { flipped: boolean; entry: number; stop: number } {
  const atr = averageTrueRange(candles, 14).at(-1)!;
  const apart = (one: number, other: number): number => Math.abs(one - other) / atr;
  const flipped = plan.direction !== again.direction;
  return { flipped, entry: apart(plan.entry, again.entry), stop: apart(plan.stop, again.stop) };
}

function analyse(chart: ChartInput): MarketAnalysis {
  const result = analyzeCharts([chart]);
  if (!result.ok) throw new Error(result.reason);
  return result.analysis;
}
