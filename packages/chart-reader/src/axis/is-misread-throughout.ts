import { median } from '../median.ts';
import { heightOf } from './scale/price-height.ts';
import { isCertain } from './labels/read-label-column.ts';
import type { ReadAxis } from './read-price-axis.ts';
import { letterMiddle } from '../ink/letter-rows.ts';

/**
 * Steps of round labels, in units of the last digit: some libraries count by threes, fours, sixes and eights too, and where two noughts follow
 * these are hardly ever a terminal's.
 */
const ROUND_STEP = /^(?:(?:1|2|25|5)0*|[1-9]00+)$/;

/**
 * Whether labels stand a round step apart, and most of them beside its multiples, as `144.660`, `144.560`, `144.460` do: then one digit is
 * misread alike in all of them, which moves the whole scale and shows in no other way. Terminals print labels at any price, but hardly ever
 * a round step apart. Digits that are certain by their looks are not doubted.
 */
export function isMisreadThroughout({ axis, words, labels }: Pick<ReadAxis, 'axis' | 'words' | 'labels'>): boolean {
  if (axis.scale === 'log' || labels.filter(isCertain).length > labels.length / 2) return false;
  const units = axis.labels.map(({ price }) => Math.round(price * 10 ** axis.decimals)).toSorted((a, b) => a - b);
  const apart = median(gapsOf(units));
  // Of the labels that are printed not all need to have been read.
  const printedPx = median(gapsOf(words.map(letterMiddle)));
  const apartPx = Math.abs(heightOf(axis, apart / 10 ** axis.decimals) - heightOf(axis, 0));
  const step = apart / Math.max(1, Math.round(apartPx / printedPx));
  if (!ROUND_STEP.test(String(step))) return false;
  return units.filter((unit) => unit % step !== 0).length > units.length / 2;
}

function gapsOf(ascending: readonly number[]): readonly number[] {
  return ascending.slice(1).flatMap((value, index) => (value > ascending[index]! ? [value - ascending[index]!] : []));
}
