import type { Picture } from '../../picture/picture.ts';
import { type Colour, colourDistance, unpacked } from '../mask/colour-bins.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import { inkPixels } from '../layers/ink-pixels.ts';
import { packedAt } from '../../picture/packed-colour.ts';

/** Value of a pixel that a candle covers wholly. */
export const FULL = 200;
/** Value of a pixel that shows something else than candle and background. */
export const FOREIGN = 255;

/** Smaller shares are compression noise. */
const LEAST_SHARE = 0.15;
/** Largest distance from a mix of candle and background, in channel values, and what is added for each of their contrast. */
const MOST_RESIDUAL = 14;
const RESIDUAL_SHARE = 0.2;
/** Largest distance from a candle's colour of a pixel drawn in it: colours are told apart by bins of eight. */
const SAME_COLOUR = 8;

/**
 * How much of each pixel a candle covers: 0 to `FULL`, or `FOREIGN`. A pixel on the edge of a candle, or of one drawn between pixels, mixes
 * the candle's colour with what lies behind it; its share is found by projecting it on the line between the two colours. What lies far from
 * all these lines is foreign: another drawing.
 */
export function candleCoverage(picture: Picture, mask: InkMask, colours: readonly Colour[]): Uint8Array {
  const coverage = new Uint8Array(mask.width * mask.height);
  const { rgb } = picture;
  // Drawings repeat a colour from pixel to pixel.
  let seen = -1;
  let behind = -1;
  let value = 0;
  for (const pixel of inkPixels(mask.ink)) {
    const colour = packedAt(rgb, pixel);
    if (colour !== seen || mask.background[pixel] !== behind) {
      seen = colour;
      behind = mask.background[pixel]!;
      value = coverageOf(picture, mask, colours, pixel);
    }
    coverage[pixel] = value;
  }
  return coverage;
}

function coverageOf({ rgb }: Picture, mask: InkMask, candles: readonly Colour[], pixel: number): number {
  const behind = unpacked(mask.background[pixel]!);
  const seen = { r: rgb[pixel * 3]!, g: rgb[pixel * 3 + 1]!, b: rgb[pixel * 3 + 2]! };
  let best = FOREIGN;
  let least = Infinity;
  // Grey candles beside black ones have the colour of a soft edge.
  if (candles.some((colour) => colourDistance(seen, colour) <= SAME_COLOUR)) return FULL;
  for (const colour of candles) {
    const mix = mixOf(seen, behind, colour);
    if (mix === null || mix.residual >= least) continue;
    least = mix.residual;
    best = Math.round(mix.share * FULL);
  }
  return best;
}

/** How much of a colour lies over a background where a pixel is seen, and how far the pixel is from any such mix; null if too far. */
function mixOf(seen: Colour, behind: Colour, colour: Colour): { share: number; residual: number } | null {
  const vr = colour.r - behind.r;
  const vg = colour.g - behind.g;
  const vb = colour.b - behind.b;
  const length2 = vr * vr + vg * vg + vb * vb;
  if (length2 < 400) return null;
  const dr = seen.r - behind.r;
  const dg = seen.g - behind.g;
  const db = seen.b - behind.b;
  const share = Math.min(1, (dr * vr + dg * vg + db * vb) / length2);
  if (share < LEAST_SHARE) return null;
  const residual = Math.hypot(dr - share * vr, dg - share * vg, db - share * vb);
  return residual > MOST_RESIDUAL + RESIDUAL_SHARE * Math.sqrt(length2) ? null : { share, residual };
}
