import type { Picture } from '../../picture/picture.ts';
import { type Rgb, rgbAt, rgbDistance } from '../../picture/rgb.ts';
import { packedAt, unpacked } from '../../picture/packed-colour.ts';
import { distanceToMix, shareOfMix } from '../../picture/colour-mix.ts';
import { isCompressed } from './is-compressed.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import { inkPixels } from '../layers/ink-pixels.ts';

/** Value of a pixel that a candle covers wholly. */
export const FULL = 200;
/** Value of a pixel that shows something else than candle and background. */
export const FOREIGN = 255;

/** Smaller shares are compression noise. */
export const LEAST_SHARE = 0.15;
/** Largest distance from a mix of candle and background, in channel values, and what is added for each of their contrast. */
const MOST_RESIDUAL = 14;
const RESIDUAL_SHARE = 0.2;
const EXACT_SHARE = 0.06;
/** Candle and background must differ by so much, in channel values, to tell a share of the one over the other. */
export const LEAST_CONTRAST = 20;
/** Largest distance from a candle's colour of a pixel drawn in it: colours are told apart by bins of eight. */
export const SAME_COLOUR = 8;

/**
 * How much of each pixel a candle covers: 0 to `FULL`, or `FOREIGN`. A pixel on the edge of a candle, or of one drawn between pixels, mixes
 * the candle's colour with what lies behind it; its share is found by projecting it on the line between the two colours. What lies far from
 * all these lines is foreign: another drawing.
 *
 * @param lines colours that are foreign though they may be mixes, and make others of the candles that they lie over
 * @param veiled what else candles are drawn in over some backgrounds
 */
export function candleCoverage(
  picture: Picture,
  mask: InkMask,
  colours: readonly Rgb[],
  lines: readonly Rgb[] = [],
  veiled: ReadonlyMap<number, readonly Rgb[]> = new Map(),
): Uint8Array {
  const coverage = new Uint8Array(mask.width * mask.height);
  const { rgb } = picture;
  const edged = isCompressed(picture, mask)
    ? colours
    : colours.filter((colour) => !isUnderLine(colour, colours, lines));
  // Drawings repeat a colour from pixel to pixel.
  let seen = -1;
  let behind = -1;
  let value = 0;
  for (const pixel of inkPixels(mask.ink)) {
    const colour = packedAt(rgb, pixel);
    if (colour !== seen || mask.background[pixel] !== behind) {
      seen = colour;
      behind = mask.background[pixel]!;
      const own = veiled.get(behind) ?? [];
      value = coverageOf(picture, mask, { colours: [...colours, ...own], edged: [...edged, ...own], lines }, pixel);
    }
    coverage[pixel] = value;
  }
  return coverage;
}

function coverageOf(
  { rgb }: Picture,
  mask: InkMask,
  { colours, edged, lines }: Record<'colours' | 'edged' | 'lines', readonly Rgb[]>,
  pixel: number,
): number {
  const behind = unpacked(mask.background[pixel]!);
  const seen = rgbAt(rgb, pixel);
  let best = FOREIGN;
  let least = Infinity;
  // Grey candles beside black ones have the colour of a soft edge.
  if (colours.some((colour) => rgbDistance(seen, colour) <= SAME_COLOUR)) return FULL;
  if (lines.some((colour) => rgbDistance(seen, colour) <= SAME_COLOUR)) return FOREIGN;
  for (const colour of edged) {
    const mix = mixOf(seen, behind, colour);
    if (mix === null || mix.residual >= least) continue;
    least = mix.residual;
    best = Math.round(mix.share * FULL);
  }
  return best;
}

/** Whether a colour is what a translucent line makes of another one of the candles: edges of that have no soft rows before the ground, those of the line have. */
function isUnderLine(colour: Rgb, colours: readonly Rgb[], lines: readonly Rgb[]): boolean {
  return lines.some((line) =>
    colours.some((own) => {
      if (own === colour) return false;
      const share = shareOfMix(colour, own, line);
      return share > 0 && share < 1 && distanceToMix(colour, own, line, share) <= SAME_COLOUR;
    }),
  );
}

/** How much of a colour lies over a background where a pixel is seen, and how far the pixel is from any such mix; null if too far. */
function mixOf(seen: Rgb, behind: Rgb, colour: Rgb): { share: number; residual: number } | null {
  const contrast = rgbDistance(colour, behind);
  if (contrast < LEAST_CONTRAST) return null;
  const share = Math.min(1, shareOfMix(seen, behind, colour));
  if (share < LEAST_SHARE) return null;
  const residual = distanceToMix(seen, behind, colour, share);
  return residual > mostResidual(contrast) ? null : { share, residual };
}

/** How far a pixel may be from a mix of two colours that differ by so much, all in channel values; nearer in a picture that was not compressed. */
export function mostResidual(contrast: number, isExact = false): number {
  return MOST_RESIDUAL + (isExact ? EXACT_SHARE : RESIDUAL_SHARE) * contrast;
}
