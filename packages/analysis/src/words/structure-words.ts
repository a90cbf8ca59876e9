import type { ChartView } from '../chart-view.ts';
import { inWords } from '../prices/price-grid.ts';
import { rangePosition } from '../structure/dealing-range.ts';
import { standingSwings } from '../structure/swings.ts';
import { tradingRange } from '../structure/trading-range.ts';
import { bars } from './bars.ts';
import { breakWords } from './break-words.ts';

/** How a chart is called in a sentence: `H4`, or `The chart` where its timeframe is unknown. */
function chartName({ timeframe }: ChartView): string {
  return timeframe ?? 'The chart';
}

/** One or two sentences on trend, last break and last swings. */
export function structureWords(view: ChartView): string {
  const { structure, series, grid } = view;
  const { trend, breaks } = structure;
  const name = chartName(view);
  const last = breaks.at(-1);
  if (!last) return `${name} has no break of structure yet: no swing was closed beyond.`;
  const ago = series.closedCount - last.knownAt;
  const broke = `${breakWords(last, grid)} came ${bars(ago)} ago`;
  if (trend === 'ranging') return `${rangeWords(view, name)}; ${broke} without follow-through.`;
  return `${name} is ${trend}: ${broke}. ${swingWords(view)}`;
}

function rangeWords(view: ChartView, name: string): string {
  const range = tradingRange(view.series, view.structure);
  if (!range) return `${name} has no clear trend`;
  return `${name} ranges between ${inWords(range.lower.price, view.grid)} and ${inWords(range.upper.price, view.grid)}`;
}

function swingWords({ structure, series, grid }: ChartView): string {
  const standing = standingSwings(structure.swings, series.closedCount);
  const parts = (['high', 'low'] as const).flatMap((kind) => {
    const swing = standing.findLast((candidate) => candidate.kind === kind);
    return swing ? [`${kind} ${inWords(swing.price, grid)}${swing.label ? ` (${swing.label})` : ''}`] : [];
  });
  return `Last confirmed ${parts.join(', ')}.`;
}

/** Where price stands in the dealing range; null without one. */
export function locationWords({ structure: { range }, grid, price }: ChartView): string | null {
  if (!range) return null;
  const position = rangePosition(range, price);
  const half = Math.abs(position - 0.5) < 0.02 ? 'at the middle' : position < 0.5 ? 'in discount' : 'in premium';
  const percent = (100 * position).toFixed(0);
  return `Price ${inWords(price, grid)} stands ${half} of the dealing range ${inWords(range.low, grid)} to ${inWords(range.high, grid)}, ${percent} % up from its low.`;
}
