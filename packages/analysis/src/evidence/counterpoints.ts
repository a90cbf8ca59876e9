import type { ChartView } from '../chart-view.ts';
import { findingId } from '../findings/finding-id.ts';
import { inWords } from '../prices/price-grid.ts';
import type { Idea } from '../setups/idea.ts';
import type { SetupContext } from '../setups/setup-context.ts';
import { opposite } from '../structure/side.ts';
import { bars } from '../words/bars.ts';

/** What speaks against an idea, for the trader to weigh. It takes nothing from the score. */
export interface Counterpoint {
  readonly text: string;
  readonly chartIndex: number;
  readonly findingIds: readonly string[];
}

/** Everything on the charts that speaks against an idea: the chart between, a recent turn the other way, the long average. */
export function counterpoints({ entry, confirmation }: SetupContext, { side }: Idea): Counterpoint[] {
  const between =
    confirmation?.structure.trend === opposite(side)
      ? [
          {
            text: `${confirmation.timeframe ?? 'The chart between'} trends the other way.`,
            chartIndex: confirmation.index,
            findingIds: [],
          },
        ]
      : [];
  return [...between, ...turnAgainst(entry, side), ...averageAgainst(entry, side), ...shapeAgainst(entry, side)];
}

/** A chart pattern that broke the other way and is on its way to its target. */
function shapeAgainst({ shapes, grid, index }: ChartView, side: Idea['side']): Counterpoint[] {
  const shape = shapes.find(({ brokeTo }) => brokeTo === opposite(side));
  if (!shape || shape.target === null) return [];
  const way = side === 'bullish' ? 'downwards' : 'upwards';
  const text = `The ${shape.name.toLowerCase()} that broke ${way} points to ${inWords(shape.target, grid)}.`;
  return [{ text, chartIndex: index, findingIds: [findingId.chartPattern(shape)] }];
}

function turnAgainst({ patterns, series, index }: ChartView, side: Idea['side']): Counterpoint[] {
  const turn = patterns.find(
    ({ meaning, side: turned, invalidatedAt }) =>
      meaning === 'reversal' && turned === opposite(side) && invalidatedAt === null,
  );
  if (!turn) return [];
  const ago = series.closedCount - turn.knownAt;
  const when = ago === 1 ? 'on the last closed bar' : `${bars(ago)} ago`;
  return [{ text: `${turn.name} ${when}.`, chartIndex: index, findingIds: [findingId.pattern(turn)] }];
}

function averageAgainst({ series, price, grid, index }: ChartView, side: Idea['side']): Counterpoint[] {
  const average = series.ema200[series.closedCount - 1] ?? null;
  if (average === null || (side === 'bullish' ? price >= average : price <= average)) return [];
  const text = `Price is ${side === 'bullish' ? 'below' : 'above'} EMA 200 (${inWords(average, grid)}).`;
  return [{ text, chartIndex: index, findingIds: [] }];
}
