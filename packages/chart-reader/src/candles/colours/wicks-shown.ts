import type { Picture } from '../../picture/picture.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import { medianRgb, type Rgb, rgbAt, rgbDistance } from '../../picture/rgb.ts';
import { unpacked } from '../../picture/packed-colour.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import type { Stroke } from '../field/stroke.ts';

/** Straight distance of 8-bit channels from which a wick stands out from the body that it is drawn over, and up to which both sides of that are alike. */
const STANDS_OUT = 70;
/** Share of the bodies that show their wicks where these are drawn over them. */
const LEAST_SHOWN = 0.5;
/** A wick may stand so far from the middle that all candles share, columns. */
const ASIDE = 1;
/** Rows of a wick next to the body may be the body's soft edge. */
const SOFT_ROWS = 1;

/**
 * For each candle of a chain the columns beside its wick, where wicks are drawn over bodies in a colour of their own: what fills a body shows there, not in its
 * middle. Null for a candle without a wick, and in place of them all where wicks end at bodies or are as these.
 */
export function wicksShown(
  picture: Picture,
  mask: InkMask,
  shape: CandleShape,
  chain: readonly Stroke[],
): readonly (readonly number[] | null)[] | null {
  const aside = Math.floor(shape.wickPx / 2) + 1;
  // The border may be as thick as a wick.
  if (2 * (aside + shape.wickPx) + 1 > shape.bodyPx) return null;
  const found = chain.map((stroke) => {
    const column = stroke.bodyTop < 0 ? null : wickColumn(picture, mask, stroke);
    return column === null ? null : { stroke, column, sides: [column - aside, column + aside] as const };
  });
  const known = found.filter((one) => one !== null);
  const standing = known.filter(({ stroke, column, sides }) => {
    const [wick, left, right] = [column, ...sides].map((x) => bodyColour(picture, stroke, x));
    const isApart = rgbDistance(wick!, left!) > STANDS_OUT && rgbDistance(wick!, right!) > STANDS_OUT;
    return isApart && rgbDistance(left!, right!) <= STANDS_OUT;
  });
  if (known.length === 0 || standing.length < LEAST_SHOWN * known.length) return null;
  return found.map((one) => one?.sides ?? null);
}

/** The column in which a wick stands out most beyond its body; null where nothing does. */
function wickColumn({ rgb }: Picture, { width, ink, background }: InkMask, stroke: Stroke): number | null {
  const middle = Math.floor(stroke.x);
  let best: number | null = null;
  let most = 0;
  for (let x = Math.max(ASIDE, middle - ASIDE); x <= Math.min(width - 1 - ASIDE, middle + ASIDE); x++) {
    let sum = 0;
    for (let y = stroke.top; y <= stroke.bottom; y++) {
      const pixel = y * width + x;
      if ((y >= stroke.bodyTop - SOFT_ROWS && y <= stroke.bodyBottom + SOFT_ROWS) || ink[pixel] === 0) continue;
      sum += rgbDistance(rgbAt(rgb, pixel), unpacked(background[pixel]!));
    }
    if (sum > most) [best, most] = [x, sum];
  }
  return best;
}

/** The usual colour of a body in one column. */
function bodyColour({ width, rgb }: Picture, { bodyTop, bodyBottom }: Stroke, x: number): Rgb {
  const column = Math.max(0, Math.min(width - 1, x));
  const rows = Array.from({ length: bodyBottom - bodyTop + 1 }, (_, row) => bodyTop + row);
  return medianRgb(rows.map((y) => rgbAt(rgb, y * width + column)));
}
