import type { ChartView } from '../chart-view.ts';
import type { ChartPattern } from '../chart-patterns/chart-pattern.ts';
import { outlookOf } from '../chart-patterns/pattern-outlook.ts';
import { inWords } from '../prices/price-grid.ts';
import type { Bias } from '../structure/side.ts';
import { bars } from './bars.ts';

/** Side for which a chart pattern speaks: the one it broke to, before that the one it is expected to break to. */
export function chartPatternSide({ brokeTo, side }: ChartPattern): Bias | 'neutral' {
  return brokeTo ?? side;
}

/** `Double top, forming`, `Falling wedge, broken upwards`. */
export function chartPatternName({ name, brokeTo }: ChartPattern): string {
  return brokeTo === null ? `${name}, forming` : `${name}, broken ${brokeTo === 'bullish' ? 'upwards' : 'downwards'}`;
}

/** A sentence for each chart pattern of now, except those that speak against a plan's side: they stand with what is against it. */
export function chartPatternWords(view: ChartView, against: Bias | null): string | null {
  const told = view.shapes.filter((pattern) => against === null || chartPatternSide(pattern) !== against);
  return told.length === 0 ? null : told.map((pattern) => chartPatternSentence(pattern, view)).join(' ');
}

/** What a chart pattern is, what would confirm it or did, and where that leads. */
export function chartPatternSentence(pattern: ChartPattern, { series, grid, price }: ChartView): string {
  const { name, score, formedAt, confirmedAt, brokeTo, breakPrice } = pattern;
  const at = (price: number): string => inWords(price, grid);
  const { above, below, target } = outlookOf(pattern, series.closedCount - 1);
  const shape = `${name} over the last ${bars(series.closedCount - formedAt)} (fit ${score} of 100)`;
  const leads = target === null ? '' : `, with ${at(target)} as its measured target`;
  if (confirmedAt !== null && breakPrice !== null) {
    const way = brokeTo === 'bullish' ? 'above' : 'below';
    return `${shape}: closed ${way} ${at(breakPrice)} ${bars(series.closedCount - confirmedAt)} ago${leads}.`;
  }
  const end = pattern.side === 'neutral' ? 'end' : 'confirm';
  // The bar that is still forming may already trade beyond a line.
  if (above !== null && price > above)
    return `${shape}: price is above ${at(above)} now, and a close there would ${end} it${leads}.`;
  if (below !== null && price < below)
    return `${shape}: price is below ${at(below)} now, and a close there would ${end} it${leads}.`;
  const ways = [
    ...(above === null ? [] : [`above ${at(above)}`]),
    ...(below === null ? [] : [`below ${at(below)}`]),
  ].join(' or ');
  return `${shape}: a close ${ways} would ${end} it${leads}.`;
}
