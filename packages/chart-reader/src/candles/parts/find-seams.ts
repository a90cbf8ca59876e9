import type { Picture } from '../../picture/picture.ts';

/** Smallest difference in a channel between the pixels on both sides of a seam. */
const STEP = 8;
/** Share of the rows, or columns, in which it must show: grid lines and borders of a plot end at an axis or under a header. */
const LEAST_SHARE = 0.98;
/** Windows and panels are wider than that: seams as far apart as each other, and no farther, are lines of a grid. */
const NARROWEST_WINDOW_PX = 160;
/** Lines of a grid are this far from standing evenly, rounded to pixels. */
const EVENLY_PX = 3;

/**
 * Columns at which a picture falls into windows or panels set side by side, or rows at which into ones set one below the other: the first column or
 * row of each such place where the colour changes from one side of the picture to the other. Answers them in order; neighbouring ones are the two sides
 * of a thin gap. Lines of a grid, three and more as far apart as each other, are none.
 */
export function findSeams({ width, height, rgb }: Picture, across: 'columns' | 'rows'): number[] {
  const [count, length] = across === 'columns' ? [width, height] : [height, width];
  const [step, along] = across === 'columns' ? [1, width] : [width, 1];
  const mostPlain = (1 - LEAST_SHARE) * length;
  const seams: number[] = [];
  for (let place = 1; place < count; place++) {
    let plain = 0;
    for (let i = 0; i < length && plain <= mostPlain; i++) {
      const pixel = place * step + i * along;
      if (!isStep(rgb, pixel * 3, (pixel - step) * 3)) plain++;
    }
    if (plain <= mostPlain) seams.push(place);
  }
  return withoutGrid(seams);
}

function withoutGrid(seams: readonly number[]): number[] {
  const lines = seams.filter((place, i) => i === 0 || place - seams[i - 1]! > EVENLY_PX);
  const gaps = lines.slice(1).map((place, i) => place - lines[i]!);
  const isEven = (i: number): boolean =>
    i > 0 && i < gaps.length && gaps[i]! < NARROWEST_WINDOW_PX && Math.abs(gaps[i]! - gaps[i - 1]!) <= EVENLY_PX;
  const grid = lines.filter((_, i) => isEven(i - 1) || isEven(i) || isEven(i + 1));
  return seams.filter((place) => grid.every((line) => Math.abs(place - line) > EVENLY_PX));
}

function isStep(rgb: Uint8Array, at: number, before: number): boolean {
  return (
    Math.abs(rgb[at]! - rgb[before]!) > STEP ||
    Math.abs(rgb[at + 1]! - rgb[before + 1]!) > STEP ||
    Math.abs(rgb[at + 2]! - rgb[before + 2]!) > STEP
  );
}
