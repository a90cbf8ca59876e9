import type { PriceAxis } from '../chart-reading.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { wordSheet } from '../text/word-sheet.ts';
import { type KnownDigits, learnDigits, matchDigits } from './digit-shapes.ts';
import type { PriceBox } from './price-boxes.ts';
import { type AxisRow, priceAtRow } from './price-at-row.ts';
import type { ReadLabel } from './read-label-column.ts';
import type { ReadAxis } from './read-price-axis.ts';
import { withoutUnit } from './without-unit.ts';

/** Sizes at which a price is read; the recogniser's mistakes at one seldom repeat at another. */
const LETTER_HEIGHTS_PX = [26, 32, 22, 38] as const;

/** Letters at least this alike are the same pixels: their shapes need no second opinion. */
const SAME_PIXELS = 0.03;

/**
 * The price printed in a box, exact to the digit: two readings that belong at its height of the axis must be the same. Null otherwise: the
 * last digits of a price are less than a pixel, so nothing else tells which one is right. The first reading compares the letters with those
 * of the axis' labels, whose digits are known; the others are the recogniser's at several sizes.
 */
export async function readExactPrice(
  { ink: labelInk, labels, axis }: Pick<ReadAxis, 'ink' | 'labels' | 'axis'>,
  { word, ink, y }: Pick<PriceBox, 'word' | 'ink' | 'y'>,
  textEngine: TextEngine,
): Promise<number | null> {
  const row: AxisRow = {
    axis,
    y,
    tolerancePx: Math.max(2, 0.3 * (word.letterBottom - word.letterTop)),
    dropsZeros: dropsZeros(labels),
  };
  const match = matchDigits(ink, word, learnDigits(labelInk, knownDigits(labels, axis)));
  const printed = match === null ? word : withoutUnit(ink, word, match);
  const byShape = match === null ? null : priceAtRow(row, match.digits);
  if (byShape !== null && match!.unlike <= SAME_PIXELS && match!.to === printed.letters) return byShape;
  const seen = new Set(byShape === null ? [] : [byShape]);
  for (const letterHeightPx of LETTER_HEIGHTS_PX) {
    const sheet = await wordSheet(ink, [printed], letterHeightPx);
    if (sheet === null) return null;
    const [line] = await textEngine.recognise(sheet.image, 'line', '0123456789.,-');
    const price = priceAtRow(row, (line?.text ?? '').replace(/\D/g, ''));
    if (price === null) continue;
    if (seen.has(price)) return price;
    seen.add(price);
  }
  return null;
}

/** Whether labels print different numbers of decimals, none of them with a zero at its end; one that does so alone has a misread point. */
function dropsZeros(labels: readonly ReadLabel[]): boolean {
  const counts = Map.groupBy(labels, ({ printed }) => printed.afterLastSeparator);
  const padded = labels.filter(({ printed }) => printed.afterLastSeparator !== null && printed.digits.endsWith('0'));
  return padded.length < 2 && [...counts.values()].filter((same) => same.length >= 2).length > 1;
}

/** The labels that lie on the axis, with the digits of the prices that it gives them. */
function knownDigits(labels: readonly ReadLabel[], { labels: inliers }: PriceAxis): readonly KnownDigits[] {
  return labels.flatMap(({ word, printed, y }) =>
    inliers.some((label) => label.y === y && saysThat(printed.digits, label.price))
      ? [{ word, digits: printed.digits }]
      : [],
  );
}

/** Whether digits are those of a price, wherever its point stands. */
function saysThat(digits: string, price: number): boolean {
  const ratio = Math.log10(Number(digits) / Math.abs(price));
  return Math.abs(ratio - Math.round(ratio)) < 1e-9;
}
