import { FOREIGN } from '../coverage/candle-coverage.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import type { Stroke } from '../field/stroke.ts';

const MOST_SAMPLES = 12;
/** A candle and its neighbours where they touch reach over so many pitches at most; bodies as wide as the pitch touch one after the other. */
const WIDEST = 2.5;
const WIDEST_TOUCHING = 6;
/** Bodies with less room than this between them touch some of their neighbours, smoothed ones all of them. */
const TOUCHING_PX = 1;
const TOUCHING_BLURRED_PX = 2;
/** Letters stand as near to each other as narrower bodies. */
const NARROWEST_PX = 4;
/** Narrow smoothed bodies with less room than this between them leave no column between them free. */
const NO_FREE_COLUMN_PX = 2;
/** A gap of a pixel between two narrow smoothed bodies leaves a column that is covered by less than this share of what they are, wherever it falls. */
const SOLID = 0.7;
/** The same share of the sides of a hollow one, whose middle does not tell. */
const SOLID_BESIDE_HOLLOW = 0.4;

/**
 * Whether most rows of a stroke are part of something much wider than a candle: a box, a button, a thick line. `coverage` is as in `findStrokes`: what
 * covers far less than the stroke itself between two narrow bodies joins no block.
 *
 * @param measuredPx width of bodies by what their rows cover
 */
export function isBlock(
  mask: InkMask,
  coverage: Uint8Array,
  shape: CandleShape,
  stroke: Stroke,
  blurred: boolean,
  measuredPx: number = shape.bodyPx,
): boolean {
  const { pitchPx, bodyPx } = shape;
  const isJoined = blurred && bodyPx < NARROWEST_PX && pitchPx - bodyPx < NO_FREE_COLUMN_PX;
  // A wick beyond its body tells a narrow candle from a letter.
  const hasWick = !blurred && stroke.bodyTop >= 0 && (stroke.top < stroke.bodyTop || stroke.bottom > stroke.bodyBottom);
  const isNarrow = measuredPx < NARROWEST_PX;
  const touching = pitchPx - measuredPx < (blurred ? TOUCHING_BLURRED_PX : TOUCHING_PX) && (!isNarrow || hasWick);
  const widest = (touching ? WIDEST_TOUCHING : WIDEST) * pitchPx;
  const step = Math.max(1, Math.floor((stroke.bottom - stroke.top) / MOST_SAMPLES));
  const column = Math.min(mask.width - 1, Math.floor(stroke.x));
  let rows = 0;
  let wide = 0;
  for (let y = stroke.top; y <= stroke.bottom; y += step) {
    const offset = y * mask.width;
    const middle = offset + column;
    const least = isJoined
      ? Math.max(SOLID * coverage[middle]!, SOLID_BESIDE_HOLLOW * mostAbout(middle, coverage, bodyPx))
      : 0;
    const isSolid = (pixel: number): boolean => mask.ink[pixel] === 1 && coverage[pixel]! >= least;
    let left = column;
    let right = column;
    while (left > 0 && column - left <= widest && isSolid(offset + left - 1)) left--;
    while (right < mask.width - 1 && right - column <= widest && isSolid(offset + right + 1)) right++;
    rows++;
    if (right - left + 1 > widest) wide++;
  }
  return wide * 2 > rows;
}

/** The most that is covered of any pixel in the row of a body. */
function mostAbout(middle: number, coverage: Uint8Array, bodyPx: number): number {
  const half = Math.floor(bodyPx / 2);
  return Math.max(0, ...coverage.subarray(middle - half, middle + half + 1).filter((value) => value !== FOREIGN));
}
