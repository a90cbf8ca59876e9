import type { ChartView } from '../chart-view.ts';
import type { ChartPattern } from '../chart-patterns/chart-pattern.ts';
import { outlookOf } from '../chart-patterns/pattern-outlook.ts';
import { inWords } from '../prices/price-grid.ts';
import { bars } from './bars.ts';

/** `Double top, forming`, `Falling wedge, broken upwards`. */
export function chartPatternName({ name, brokeTo }: ChartPattern): string {
  return brokeTo === null ? `${name}, forming` : `${name}, broken ${brokeTo === 'bullish' ? 'upwards' : 'downwards'}`;
}

/** A sentence for each chart pattern of now: what it is, what would confirm it or did, and where that leads. */
export function chartPatternWords(view: ChartView): string | null {
  return view.shapes.length === 0 ? null : view.shapes.map((pattern) => sentenceOf(pattern, view)).join(' ');
}

function sentenceOf(pattern: ChartPattern, { series, grid }: ChartView): string {
  const { name, score, formedAt, confirmedAt, brokeTo, breakPrice } = pattern;
  const at = (price: number): string => inWords(price, grid);
  const { above, below, target } = outlookOf(pattern, series.closedCount - 1);
  const shape = `${name} over the last ${bars(series.closedCount - formedAt)} (fit ${score} of 100)`;
  const leads = target === null ? '' : `, with ${at(target)} as its measured target`;
  if (confirmedAt !== null && breakPrice !== null) {
    const way = brokeTo === 'bullish' ? 'above' : 'below';
    return `${shape}: closed ${way} ${at(breakPrice)} ${bars(series.closedCount - confirmedAt)} ago${leads}.`;
  }
  const ways = [
    ...(above === null ? [] : [`above ${at(above)}`]),
    ...(below === null ? [] : [`below ${at(below)}`]),
  ].join(' or ');
  return `${shape}: a close ${ways} would ${pattern.side === 'neutral' ? 'end' : 'confirm'} it${leads}.`;
}
