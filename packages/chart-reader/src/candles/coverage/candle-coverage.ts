import type { Picture } from '../../picture/picture.ts';
import { nearAnyOf } from '../../picture/near-any-of.ts';
import { type Rgb, rgbDistance } from '../../picture/rgb.ts';
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
  const isCandle = nearAnyOf(colours, SAME_COLOUR);
  const isLine = nearAnyOf(lines, SAME_COLOUR);
  // Drawings repeat a colour from pixel to pixel, and backgrounds more often.
  let seen = -1;
  let behind = -1;
  let value = 0;
  let coverageOf: (colour: number) => number = () => 0;
  for (const pixel of inkPixels(mask.ink)) {
    const colour = packedAt(rgb, pixel);
    const background = mask.background[pixel]!;
    if (background !== behind) {
      behind = background;
      seen = -1;
      const own = veiled.get(background);
      coverageOf = coverageOver(background, {
        isCandle: own === undefined ? isCandle : nearAnyOf([...colours, ...own], SAME_COLOUR),
        edged: own === undefined ? edged : [...edged, ...own],
        isLine,
      });
    }
    if (colour !== seen) {
      seen = colour;
      value = coverageOf(colour);
    }
    coverage[pixel] = value;
  }
  return coverage;
}

/** Which colours, 0xRRGGBB, are of candles, which of those have soft edges, and which are foreign though they may be mixes. */
interface Palette {
  readonly isCandle: (colour: number) => boolean;
  readonly edged: readonly Rgb[];
  readonly isLine: (colour: number) => boolean;
}

/** How much of a candle covers a pixel of a colour over a background, both 0xRRGGBB. */
function coverageOver(background: number, { isCandle, edged, isLine }: Palette): (colour: number) => number {
  const behind = unpacked(background);
  const mixing = edged
    .map((full) => ({ full, contrast: rgbDistance(full, behind) }))
    .filter(({ contrast }) => contrast >= LEAST_CONTRAST)
    .map(({ full, contrast }) => ({ full, most: mostResidual(contrast) }));
  return (colour) => {
    // Grey candles beside black ones have the colour of a soft edge.
    if (isCandle(colour)) return FULL;
    if (isLine(colour)) return FOREIGN;
    const seen = unpacked(colour);
    let best = FOREIGN;
    let least = Infinity;
    for (const { full, most } of mixing) {
      const share = Math.min(1, shareOfMix(seen, behind, full));
      if (share < LEAST_SHARE) continue;
      const residual = distanceToMix(seen, behind, full, share);
      if (residual > most || residual >= least) continue;
      least = residual;
      best = Math.round(share * FULL);
    }
    return best;
  };
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

/** How far a pixel may be from a mix of two colours that differ by so much, all in channel values; nearer in a picture that was not compressed. */
export function mostResidual(contrast: number, isExact = false): number {
  return MOST_RESIDUAL + (isExact ? EXACT_SHARE : RESIDUAL_SHARE) * contrast;
}
