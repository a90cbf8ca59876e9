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

/** A column in which a wick stands out most beyond its body, and its colour there. */
interface WickColumn {
  readonly column: number;
  readonly colour: Rgb;
}

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
  const isWide = 2 * (aside + shape.wickPx) + 1 <= shape.bodyPx;
  const found = chain.map((stroke) => {
    const wick = stroke.bodyTop < 0 ? null : wickColumn(picture, mask, stroke);
    if (wick === null) return null;
    const { column } = wick;
    const sides = isWide ? ([column - aside, column + aside] as const) : besideWick(picture, shape, stroke, column);
    return { stroke, wick, sides };
  });
  const known = found.filter((one) => one !== null);
  const standing = known.filter(({ stroke, wick, sides }) => {
    if (sides === null) return false;
    const [within, left, right] = [wick.column, ...sides].map((x) => bodyColour(picture, stroke, x));
    const isApart = rgbDistance(within!, left!) > STANDS_OUT && rgbDistance(within!, right!) > STANDS_OUT;
    // Within a narrow body that is empty, the ground stands out from both its sides.
    const goesOn = isWide || rgbDistance(within!, wick.colour) <= STANDS_OUT;
    return isApart && goesOn && rgbDistance(left!, right!) <= STANDS_OUT;
  });
  if (known.length === 0 || standing.length < LEAST_SHOWN * known.length) return null;
  return found.map((one) => one?.sides ?? null);
}

/** The columns of a narrow body that are next to the wick drawn over it; null where it has none on one side. */
function besideWick(
  picture: Picture,
  { wickPx, bodyPx }: CandleShape,
  stroke: Stroke,
  column: number,
): readonly [left: number, right: number] | null {
  const within = bodyColour(picture, stroke, column);
  const nextTo = (step: 1 | -1): number | null => {
    for (let away = 1; away <= wickPx; away++) {
      const x = column + step * away;
      if (Math.abs(x + 0.5 - stroke.x) > bodyPx / 2) return null;
      if (rgbDistance(bodyColour(picture, stroke, x), within) > STANDS_OUT) return x;
    }
    return null;
  };
  const [left, right] = [nextTo(-1), nextTo(1)];
  return left === null || right === null ? null : [left, right];
}

/** The column in which a wick stands out most beyond its body; null where nothing does. */
function wickColumn({ rgb }: Picture, { width, ink, background }: InkMask, stroke: Stroke): WickColumn | null {
  const middle = Math.floor(stroke.x);
  let best: WickColumn | null = null;
  let most = 0;
  for (let x = Math.max(ASIDE, middle - ASIDE); x <= Math.min(width - 1 - ASIDE, middle + ASIDE); x++) {
    let sum = 0;
    const colours: Rgb[] = [];
    for (let y = stroke.top; y <= stroke.bottom; y++) {
      const pixel = y * width + x;
      if ((y >= stroke.bodyTop - SOFT_ROWS && y <= stroke.bodyBottom + SOFT_ROWS) || ink[pixel] === 0) continue;
      const colour = rgbAt(rgb, pixel);
      colours.push(colour);
      sum += rgbDistance(colour, unpacked(background[pixel]!));
    }
    if (sum > most) [best, most] = [{ column: x, colour: medianRgb(colours) }, sum];
  }
  return best;
}

/** The usual colour of a body in one column. */
function bodyColour({ width, rgb }: Picture, { bodyTop, bodyBottom }: Stroke, x: number): Rgb {
  const column = Math.max(0, Math.min(width - 1, x));
  const rows = Array.from({ length: bodyBottom - bodyTop + 1 }, (_, row) => bodyTop + row);
  return medianRgb(rows.map((y) => rgbAt(rgb, y * width + column)));
}
