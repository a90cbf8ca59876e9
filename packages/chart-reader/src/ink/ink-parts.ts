import { connectedParts, type ConnectedParts, type Part } from './connected-parts.ts';
import type { InkMap } from './ink-map.ts';
import { strongestIn } from './strongest-in.ts';

/** Largest width and height of a letter. */
export const MAX_LETTER_PX = 64;
/** Faintest ink that makes a letter; compression leaves specks nearly twice as strong. */
const INK_CONTRAST = 36;
const INK_CONTRAST_IN_NOISE = 60;
/** Faintest ink of a letter that is stronger elsewhere: the hairlines of its thin strokes. */
export const HAIRLINE_CONTRAST = 24;
/** Letters whose strongest ink is no stronger are dim: of them most is fainter than what else is told from noise, which is as much weaker round them. */
const DIM_CONTRAST = 120;

/** The least contrast that makes a letter by itself. */
export function faintestInk({ noisy }: Pick<InkMap, 'noisy'>): number {
  return noisy ? INK_CONTRAST_IN_NOISE : INK_CONTRAST;
}

/**
 * What hangs together by ink, hairlines included (hysteresis thresholds, Canny 1986); by strong ink alone where hairlines lead out of a
 * letter, as a grid line behind a header does, and where compression left noise round letters that are not dim.
 */
export function inkParts(ink: InkMap): readonly Part[] {
  const faintest = faintestInk(ink);
  const strong = partsOf(ink, faintest).parts;
  const whole = partsOf(ink, ink.noisy ? INK_CONTRAST : HAIRLINE_CONTRAST);
  const taken = new Set<Part>();
  const broken = strong.filter((part) => {
    const around = whole.parts[labelIn(part, faintest, ink, whole)]!;
    const isLetter = around.bottom - around.top <= MAX_LETTER_PX && around.right - around.left <= MAX_LETTER_PX;
    const isWhole = isLetter && (!ink.noisy || strongestIn(around, ink) <= DIM_CONTRAST);
    if (isWhole) taken.add(around);
    return !isWhole;
  });
  return [...taken, ...broken];
}

function partsOf(ink: InkMap, faintest: number): ConnectedParts {
  const mask = new Uint8Array(ink.contrast.length);
  for (let i = 0; i < mask.length; i++) if (ink.contrast[i]! >= faintest) mask[i] = 1;
  return connectedParts(mask, ink.width, ink.height);
}

/** The part that a smaller part of stronger ink lies in, by any of its pixels in its first row. */
function labelIn(
  { left, top }: Part,
  faintest: number,
  { contrast, width }: InkMap,
  { labels }: ConnectedParts,
): number {
  let pixel = top * width + left;
  while (contrast[pixel]! < faintest) pixel++;
  return labels[pixel]!;
}
