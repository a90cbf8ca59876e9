import { packedAt, unpacked } from '../../picture/packed-colour.ts';
import type { Picture } from '../../picture/picture.ts';
import { type Rgb, rgbDistance } from '../../picture/rgb.ts';
import type { Stroke } from '../field/stroke.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';

/** Nearer to a colour of candles than this, straight distance of 8-bit channels, a rim has it. */
const SAME_COLOUR = 16;
/** A rim of one row costs no candle its price, and has the colour of a soft edge; one thicker than this share of a body's width is a body of its own. */
const THINNEST_PX = 2;
const THICKEST_SHARE = 0.25;
/** Filled bodies are at least so high within their rims; so many have one, and such a share of all. */
const FEWEST_ROWS = 3;
const FEWEST_BODIES = 4;
const LEAST_RIMMED = 0.2;

/**
 * What filled bodies are outlined in where none of the candles' colours is: a darker or paler shade of the fill, which by itself would be taken for what a soft edge leaves of that. Soft edges
 * have no two rows alike, while a rim has the very same colour above and below, in one body and in others.
 */
export function rimColours(
  picture: Picture,
  mask: InkMask,
  { bodyPx }: Pick<CandleShape, 'bodyPx'>,
  strokes: readonly Stroke[],
  colours: readonly Rgb[],
): readonly Rgb[] {
  const counts = new Map<number, number>();
  let bodies = 0;
  for (const stroke of strokes) {
    const rim = rimOf(picture, mask, bodyPx, stroke);
    if (rim === undefined) continue;
    bodies++;
    if (rim !== null) counts.set(rim, (counts.get(rim) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= Math.max(FEWEST_BODIES, LEAST_RIMMED * bodies))
    .map(([rim]) => unpacked(rim))
    .filter((rim) => !colours.some((own) => rgbDistance(rim, own) < SAME_COLOUR));
}

/** The one colour that a filled body has both above and below; null where it has none, undefined without a filled body. */
function rimOf(
  { rgb }: Picture,
  { ink, width, height }: InkMask,
  bodyPx: number,
  stroke: Stroke,
): number | null | undefined {
  if (stroke.bodyTop < 0) return undefined;
  const columns = [-1, 1].map((side) => Math.floor(stroke.x + (side * bodyPx) / 4));
  const middle = (stroke.bodyTop + stroke.bodyBottom) >> 1;
  /** The colour of a row on both sides of the middle; null where these differ or no ink is. */
  const colourOf = (y: number): number | null => {
    if (y < 0 || y >= height) return null;
    const [left, right] = columns.map((x) => (ink[y * width + x] === 1 ? packedAt(rgb, y * width + x) : null));
    return left === right ? left! : null;
  };
  const fill = colourOf(middle);
  if (fill === null) return undefined;
  /** How many rows from one on have a colour. */
  const rowsOf = (colour: number, from: number, step: 1 | -1): number => {
    let rows = 0;
    while (colourOf(from + rows * step) === colour) rows++;
    return rows;
  };
  const rimBeyond = (step: 1 | -1): { rim: number | null; rows: number } => {
    const rows = rowsOf(fill, middle, step);
    const first = middle + rows * step;
    const rim = colourOf(first);
    const thickPx = rim === null ? 0 : rowsOf(rim, first, step);
    const isThin = thickPx >= THINNEST_PX && thickPx <= Math.max(THINNEST_PX, THICKEST_SHARE * bodyPx);
    return { rim: isThin ? rim : null, rows };
  };
  const [above, below] = [rimBeyond(-1), rimBeyond(1)];
  if (above.rows + below.rows <= FEWEST_ROWS) return undefined;
  return above.rim === below.rim ? above.rim : null;
}
