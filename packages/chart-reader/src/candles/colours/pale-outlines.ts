import { packedAt, unpacked } from '../../picture/packed-colour.ts';
import type { Picture } from '../../picture/picture.ts';
import { type Rgb, rgbDistance } from '../../picture/rgb.ts';
import type { Stroke } from '../field/stroke.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';

/** Nearer to a colour of candles than this, straight distance of 8-bit channels, a pixel has it. */
const SAME_COLOUR = 16;
/** Sides begin no farther from where bodies do, and are no thicker. */
const NEAR_PX = 2;
const THICKEST_PX = 3;
/** Rows of an empty body, share of the strokes that have one, and of the pixels of such sides that have the same colour. */
const FEWEST_ROWS = 3;
const LEAST_EMPTY = 0.1;
const LEAST_ONE_COLOUR = 0.4;

/** In how many pixels of sides a colour is seen, and in how many bodies. */
interface Count {
  pixels: number;
  bodies: number;
}

/**
 * What empty bodies are outlined in where none of the candles' colours is: a line of one pixel that lies between two columns covers half of both, and where wicks are
 * drawn in the full colour that is taken for the soft edge of something. Soft edges lie beside what they are of, and those of a compressed or resampled drawing have many colours.
 */
export function paleOutlines(
  picture: Picture,
  mask: InkMask,
  { bodyPx }: Pick<CandleShape, 'bodyPx'>,
  strokes: readonly Stroke[],
  colours: readonly Rgb[],
): readonly Rgb[] {
  const counts = new Map<number, Count>();
  let pixels = 0;
  for (const { x, top, bottom } of strokes) {
    const left = Math.round(x - bodyPx / 2);
    const rows = new Map<number, number>();
    for (let y = top; y <= bottom; y++) {
      const sides = sidesOf(mask, y, left, left + bodyPx - 1);
      const seen = sides.map((column) => packedAt(picture.rgb, y * mask.width + column));
      if (seen.some((colour) => colours.some((own) => rgbDistance(unpacked(colour), own) < SAME_COLOUR))) continue;
      for (const colour of seen) countOf(counts, colour).pixels++;
      for (const colour of new Set(seen)) rows.set(colour, (rows.get(colour) ?? 0) + 1);
      pixels += seen.length;
    }
    for (const [colour, inRows] of rows) if (inRows >= FEWEST_ROWS) countOf(counts, colour).bodies++;
  }
  return [...counts]
    .filter(([, one]) => one.bodies >= LEAST_EMPTY * strokes.length && one.pixels >= LEAST_ONE_COLOUR * pixels)
    .map(([colour]) => unpacked(colour));
}

function countOf(counts: Map<number, Count>, colour: number): Count {
  const count = counts.get(colour) ?? { pixels: 0, bodies: 0 };
  counts.set(colour, count);
  return count;
}

/** The columns of both sides of an empty body in a row; none where it is not empty there. */
function sidesOf({ ink, width }: InkMask, y: number, left: number, right: number): readonly number[] {
  const isInk = (x: number): boolean => x >= 0 && x < width && ink[y * width + x] === 1;
  const side = (from: number, step: 1 | -1): readonly number[] => {
    const columns: number[] = [];
    let x = from - step;
    while (!isInk(x) && Math.abs(x - from) < NEAR_PX) x += step;
    for (; isInk(x) && columns.length <= THICKEST_PX; x += step) columns.push(x);
    return columns;
  };
  const [before, behind] = [side(left, 1), side(right, -1)];
  if ([before, behind].some((columns) => columns.length === 0 || columns.length > THICKEST_PX)) return [];
  for (let x = before.at(-1)! + 1; x < behind.at(-1)!; x++) if (isInk(x)) return [];
  return before.at(-1)! + 1 < behind.at(-1)! ? [...before, ...behind] : [];
}
