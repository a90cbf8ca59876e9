import type { ChartView } from '../chart-view.ts';
import { inWords } from '../prices/price-grid.ts';
import { rangePosition } from '../structure/dealing-range.ts';
import { standingSwings, type Swing } from '../structure/swings.ts';
import { isWhipsaw } from '../structure/trend.ts';
import { sideLeft, tradingRange } from '../structure/trading-range.ts';
import { bars } from './bars.ts';
import { breakWords } from './break-words.ts';

/** How a chart is called in a sentence: `H4`, or `The chart` where its timeframe is unknown. */
function chartName({ timeframe }: ChartView): string {
  return timeframe ?? 'The chart';
}

/** One sentence on trend, last break and last swings. `now` is the price of the entry chart. */
export function structureWords(view: ChartView, now: number): string {
  const { structure, series, grid } = view;
  const { trend, breaks } = structure;
  const name = chartName(view);
  const last = breaks.at(-1);
  if (!last) return `${name} has no break of structure yet: no swing was closed beyond.`;
  const ago = `${bars(series.closedCount - last.knownAt)} ago`;
  const broke = `${breakWords(last, grid)} came ${ago}`;
  if (trend === 'ranging') {
    const told = isWhipsaw(breaks)
      ? `the last breaks were each against the one before, the newest ${last.side === 'bullish' ? 'above' : 'below'} ${inWords(last.swing.price, grid)}, ${ago}`
      : `${broke} without follow-through`;
    return `${rangeWords(view, name, now)}; ${told}.`;
  }
  const back =
    last.invalidatedAt === null
      ? ''
      : `, though a bar closed back ${last.side === 'bullish' ? 'below' : 'above'} it ${bars(series.closedCount - last.invalidatedAt)} ago`;
  return `${name} is ${trend}: ${broke}${back}; ${swingWords(view, last.swing)}.`;
}

function rangeWords(view: ChartView, name: string, now: number): string {
  const range = tradingRange(view.series, view.structure);
  if (!range) return `${name} has no clear trend`;
  const [low, high] = [range.lower, range.upper].map(({ price }) => inWords(price, view.grid));
  const left = sideLeft(range, now);
  if (left === null) return `${name} ranges between ${low} and ${high}`;
  return `${name} ranged between ${low} and ${high}, and price now trades ${left} that`;
}

/** The last swings that were confirmed; the one that the last break went through was told with it. */
function swingWords({ structure, series, grid }: ChartView, broken: Swing): string {
  const standing = standingSwings(structure.swings, series.closedCount);
  const parts = (['high', 'low'] as const).flatMap((kind) => {
    const swing = standing.findLast((candidate) => candidate.kind === kind);
    if (!swing) return [];
    if (swing === broken) return [`no ${kind} confirmed since`];
    const again = inWords(swing.price, grid) === inWords(broken.price, grid) ? 'again ' : '';
    return [`last confirmed ${kind} ${again}${inWords(swing.price, grid)}${swing.label ? ` (${swing.label})` : ''}`];
  });
  return parts.join(', ');
}

/** Where price stands in the dealing range; null without one. */
export function locationWords({ structure: { range }, grid, price }: ChartView): string | null {
  if (!range) return null;
  const position = rangePosition(range, price);
  const half = Math.abs(position - 0.5) < 0.02 ? 'at the middle' : position < 0.5 ? 'in discount' : 'in premium';
  const percent = (100 * position).toFixed(0);
  const up = percent === '0' ? 'at its low' : percent === '100' ? 'at its high' : `${percent}% up from its low`;
  return `Price ${inWords(price, grid)} stands ${half} of the dealing range ${inWords(range.low, grid)} to ${inWords(range.high, grid)}, ${up}.`;
}
