import type { Picture } from '../picture/picture.ts';

/** Smallest difference in a channel between the pixels on both sides of a seam. */
const STEP = 8;
/** Share of the rows in which it must show: grid lines and borders of a plot end at the time axis or under a header. */
const LEAST_ROWS = 0.98;
/** Windows and panels are wider than that: three seams as far apart as each other, and no farther, are lines of a grid. */
const NARROWEST_WINDOW_PX = 160;
/** Lines of a grid are this far from standing evenly, rounded to pixels. */
const EVENLY_PX = 3;

/**
 * Columns at which a picture falls into windows or panels set side by side: the first column of each such place where the colour changes from
 * the top of the picture to its bottom. Answers them from left to right; neighbouring ones are the two sides of a thin gap. None where the lines of
 * a grid do so: among them no seam can be told.
 */
export function findSeams({ width, height, rgb }: Picture): number[] {
  const mostPlain = (1 - LEAST_ROWS) * height;
  const seams: number[] = [];
  for (let x = 1; x < width; x++) {
    let plain = 0;
    for (let y = 0; y < height && plain <= mostPlain; y++) if (!isStep(rgb, (y * width + x) * 3)) plain++;
    if (plain <= mostPlain) seams.push(x);
  }
  return areGridLines(seams) ? [] : seams;
}

function areGridLines(seams: readonly number[]): boolean {
  const lines = seams.filter((x, i) => i === 0 || x - seams[i - 1]! > EVENLY_PX);
  const gaps = lines.slice(1).map((x, i) => x - lines[i]!);
  return gaps.slice(1).some((gap, i) => gap < NARROWEST_WINDOW_PX && Math.abs(gap - gaps[i]!) <= EVENLY_PX);
}

function isStep(rgb: Uint8Array, at: number): boolean {
  return (
    Math.abs(rgb[at]! - rgb[at - 3]!) > STEP ||
    Math.abs(rgb[at + 1]! - rgb[at - 2]!) > STEP ||
    Math.abs(rgb[at + 2]! - rgb[at - 1]!) > STEP
  );
}
