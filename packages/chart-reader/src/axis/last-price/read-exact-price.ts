import type { Word } from '../../ink/find-words.ts';
import type { InkMap } from '../../ink/ink-map.ts';
import { readDigits } from '../../digits/read-digits.ts';
import type { TextEngine } from '../../text/text-engine.ts';
import { wordSheet } from '../../text/word-sheet.ts';
import { MOST_SHIFT } from '../placement/label-placement.ts';
import type { PriceBox } from '../boxes/price-boxes.ts';
import { type AxisRow, digitsOf, firstUntold, priceAtRow } from '../scale/price-at-row.ts';
import type { ReadLabel } from '../labels/read-label-column.ts';
import type { ReadAxis } from '../read-price-axis.ts';
import { type LikelyPrice, likelyPrices } from './likely-prices.ts';
import { heightOf } from '../scale/price-height.ts';
import { letterHeight, letterMiddle } from '../../ink/letter-rows.ts';

/** Sizes at which a price is read; the recogniser's mistakes at one seldom repeat at another. */
const LETTER_HEIGHTS_PX = [26, 32, 22, 38] as const;
/** How many readings must say one price, and how many more than any other that its height allows, or forbids. */
const LEAD = 2;
const LEAD_OVER_FORBIDDEN = 1;
/** Further off, in heights that a price may miss its row by, a reading has one of the digits wrong that the row tells, and the rest may be right. */
const NEAR = 10;
/**
 * Readings of which the recogniser itself is this unsure, of 100, count half: it judges a line by its worst letter, which it often reads
 * right, so only all sizes together say something.
 */
const MIN_CONFIDENCE = 12;
const UNSURE_COUNTS = 0.5;

/** Digits that the network is so sure of, where their row does not tell them, need no second reading, and what it is less sure of counts for nothing. */
const CERTAIN = 0.8;
const LIKELY = 0.6;
/** A price that is so likely among all texts of a soft word counts as one that the network is less sure of. */
const FAR_LIKELIER = 0.9;

/**
 * The price printed in a box, exact to the digit: at least two readings that belong at its height of the axis must be the same, and more
 * than say anything else. Null otherwise: the last digits of a price are less than a pixel, so nothing else tells which one is right. The
 * first reading is the network's, which alone is enough where it is certain of what the row does not tell; the others are the recogniser's at several sizes.
 */
export async function readExactPrice(
  { labels, axis }: Pick<ReadAxis, 'labels' | 'axis'>,
  { word, ink, y }: Pick<PriceBox, 'word' | 'ink' | 'y'>,
  textEngine: TextEngine,
): Promise<number | null> {
  const row: AxisRow = {
    axis,
    y,
    // Where a text stands beside the middle of its box, either may be at the price.
    tolerancePx:
      Math.max(2, 0.3 * letterHeight(word)) +
      Math.min(MOST_SHIFT * letterHeight(word), Math.abs(letterMiddle(word) - y)),
    dropsZeros: dropsZeros(labels),
  };
  const readings = new Map<string, Reading>();
  const seen = readDigits(ink, word);
  const bySight = priceAtRow(row, seen.digits);
  const untold = bySight === null ? 0 : firstUntold(row, seen.digits, bySight);
  const certainty = Math.min(...seen.certainties.slice(untold));
  if (bySight !== null && certainty >= CERTAIN) return bySight;
  const sight = certainty >= LIKELY ? { price: bySight, digits: seen.digits } : likeliestPrice(ink, word, row);
  if (sight !== null) count(readings, sight.digits, sight.price);
  for (const letterHeightPx of LETTER_HEIGHTS_PX) {
    const sheet = await wordSheet(ink, [word], letterHeightPx);
    if (sheet === null) return null;
    const [line] = await textEngine.recognise(sheet.image, 'line', '0123456789.,-');
    const digits = (line?.text ?? '').replace(/\D/g, '');
    count(readings, digits, priceAtRow(row, digits), (line?.confidence ?? 0) < MIN_CONFIDENCE ? UNSURE_COUNTS : 1);
    const price = agreed(readings, row);
    // Letters of a few pixels are misread alike at every size.
    if (price !== null) return (sight?.price ?? price) === price ? price : null;
  }
  return null;
}

/** The price that a word is far likelier to print at its row than anything else, all of its columns seen together; null where several may stand there. */
function likeliestPrice(ink: InkMap, word: Word, row: AxisRow): LikelyPrice | null {
  const [likeliest] = likelyPrices(ink, word, row);
  return likeliest !== undefined && likeliest.likelihood >= FAR_LIKELIER ? likeliest : null;
}

/** What some digits mean, if anything, and how often they were read. */
interface Reading {
  readonly price: number | null;
  readonly times: number;
}

/** Counts a reading under the digits that mean its price: a stroke before them is the edge of the box. */
function count(readings: Map<string, Reading>, read: string, price: number | null, times = 1): void {
  const digits = price === null ? read : digitsOf(read, price);
  readings.set(digits, { price, times: (readings.get(digits)?.times ?? 0) + times });
}

/** The price that was read more often than anything else of as many digits that is near. */
function agreed(readings: ReadonlyMap<string, Reading>, { axis, tolerancePx }: AxisRow): number | null {
  for (const [digits, { price, times }] of readings) {
    if (price === null || times < LEAD) continue;
    const isNear = (other: string) => {
      const rival = (price / Number(digits)) * Number(other);
      return Math.abs(heightOf(axis, rival) - heightOf(axis, price)) <= NEAR * tolerancePx;
    };
    const rivals = [...readings].filter(
      ([other]) => other !== digits && other.length === digits.length && isNear(other),
    );
    const leads = rivals.every(
      ([, rival]) => times - rival.times >= (rival.price === null ? LEAD_OVER_FORBIDDEN : LEAD),
    );
    if (leads) return price;
  }
  return null;
}

/** Whether labels print different numbers of decimals, none of them with a zero at its end; one that does so alone has a misread point. */
function dropsZeros(labels: readonly ReadLabel[]): boolean {
  const counts = Map.groupBy(labels, ({ printed }) => printed.afterLastSeparator);
  const padded = labels.filter(({ printed }) => printed.afterLastSeparator !== null && printed.digits.endsWith('0'));
  return padded.length < 2 && [...counts.values()].filter((same) => same.length >= 2).length > 1;
}
