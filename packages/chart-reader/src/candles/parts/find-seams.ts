import { channelDifference } from '../../picture/channel-difference.ts';
import type { Picture } from '../../picture/picture.ts';
import { isWithin } from '../mask/is-within.ts';
import { paneColour } from '../mask/pane-colour.ts';
import { NARROWEST_PART_PX } from './chart-part.ts';

/** Pixels on both sides of a seam, or of the edge of a panel, differ by more than this on some channel. */
export const STEP = 8;
/** Lines of a grid are this far from standing evenly, rounded to pixels. */
export const EVENLY_PX = 3;
/** Share of the rows, or columns, in which it must show: grid lines and borders of a plot end at an axis or under a header. */
const LEAST_SHARE = 0.98;

/**
 * Columns at which a picture falls into windows or panels set side by side, or rows at which into ones set one below the other: the first column or
 * row of each such place where the colour changes from one side of the picture to the other. Answers them in order; neighbouring ones are the two sides
 * of a thin gap. Lines of a grid, three and more as far apart as each other, are none. What is of one colour all along the ends of these places, that of a page and not of what it shows, does not count: it lies between windows as well.
 */
export function findSeams({ width, height, rgb }: Picture, across: 'columns' | 'rows'): number[] {
  const [count, length] = across === 'columns' ? [width, height] : [height, width];
  const [step, along] = across === 'columns' ? [1, width] : [width, 1];
  const isPlain = (pixel: number): boolean => channelDifference(rgb, pixel, pixel - step) <= STEP;
  let pane: number | undefined;
  const isMargin = (i: number): boolean => {
    for (let place = 1; place < count; place++) if (!isPlain(place * step + i * along)) return false;
    // What fills the area matters only where a line at its end has one colour.
    pane ??= paneColour({ width, height, rgb });
    return !isWithin(rgb, i * along, pane, STEP);
  };
  let [first, end] = [0, length];
  while (first < length && isMargin(first)) first++;
  while (end > first && isMargin(end - 1)) end--;
  if (first === end) return [];
  const mostPlain = (1 - LEAST_SHARE) * (end - first);
  const seams: number[] = [];
  for (let place = 1; place < count; place++) {
    let plain = 0;
    for (let i = first; i < end && plain <= mostPlain; i++) if (isPlain(place * step + i * along)) plain++;
    if (plain <= mostPlain) seams.push(place);
  }
  return withoutGrid(seams);
}

function withoutGrid(seams: readonly number[]): number[] {
  const lines = seams.filter((place, i) => i === 0 || place - seams[i - 1]! > EVENLY_PX);
  const gaps = lines.slice(1).map((place, i) => place - lines[i]!);
  const isEven = (i: number): boolean =>
    i > 0 && i < gaps.length && gaps[i]! < NARROWEST_PART_PX && Math.abs(gaps[i]! - gaps[i - 1]!) <= EVENLY_PX;
  const grid = lines.filter((_, i) => isEven(i - 1) || isEven(i) || isEven(i + 1));
  return seams.filter((place) => grid.every((line) => Math.abs(place - line) > EVENLY_PX));
}
