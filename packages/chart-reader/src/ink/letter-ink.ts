import type { Picture } from '../picture/picture.ts';
import { distanceToMix, shareOfMix } from '../picture/colour-mix.ts';
import { type Rgb, rgbAt, rgbDistance } from '../picture/rgb.ts';
import type { InkMap } from './ink-map.ts';
import { regionPixels } from './region-pixels.ts';

/** Colours are counted in bins of 8 levels. */
const BIN_BITS = 5;
const BINS = 2 ** BIN_BITS;
/** Share of a region's pixels that a colour must have for letters to stand on it, and how many of the commonest are asked. */
const COMMON_SHARE = 0.002;
const MOST_GROUNDS = 16;
/** Grounds nearer to each other are one; those nearer to the letters hide them. */
const ONE_GROUND = 20;
const NEAR_LETTERS = 80;
/** A pixel this far from every mixture of letters and a ground is of something else. */
const OTHER_COLOUR = 60;

/** What holds no more of the letters' colour is the soft edge between two other ones. */
const FAINT = 0.3;

/**
 * The ink of letters of one colour alone, however many candles, areas and lines of other colours lie under them: each pixel counts by the share
 * of that colour in the mixture of it and one of the region's common colours that comes nearest to the pixel.
 */
export function letterInk(picture: Picture, ink: InkMap, letters: Rgb): InkMap {
  const { rgb } = regionPixels(picture, ink.region);
  const grounds = groundsIn(rgb, letters);
  const contrast = new Uint8Array(ink.contrast.length);
  for (let i = 0; i < contrast.length; i++)
    if (ink.contrast[i]! > 0) contrast[i] = shareOf(rgbAt(rgb, i), grounds, letters);
  return { ...ink, contrast };
}

/** How much of the letters' colour a pixel holds, 0 to 255. */
function shareOf(seen: Rgb, grounds: readonly Rgb[], letters: Rgb): number {
  let nearest = OTHER_COLOUR;
  let share = 0;
  for (const ground of grounds) {
    const part = Math.min(1, Math.max(0, shareOfMix(seen, ground, letters)));
    const away = distanceToMix(seen, ground, letters, part);
    if (away < nearest) [nearest, share] = [away, part];
  }
  const certain = share * (1 - nearest / OTHER_COLOUR);
  return Math.round((255 * Math.max(0, certain - FAINT)) / (1 - FAINT));
}

/** The common colours of a region but those like the letters, the commonest first. */
function groundsIn(rgb: Uint8Array, letters: Rgb): readonly Rgb[] {
  const pixels = rgb.length / 3;
  const counts = new Uint32Array(BINS ** 3);
  const sums = new Float64Array(3 * counts.length);
  for (let i = 0; i < rgb.length; i += 3) {
    const shift = 8 - BIN_BITS;
    const bin = ((rgb[i]! >> shift) * BINS + (rgb[i + 1]! >> shift)) * BINS + (rgb[i + 2]! >> shift);
    counts[bin]!++;
    for (let channel = 0; channel < 3; channel++) sums[bin * 3 + channel]! += rgb[i + channel]!;
  }
  const common = Array.from(counts.keys())
    .filter((bin) => counts[bin]! >= COMMON_SHARE * pixels)
    .toSorted((a, b) => counts[b]! - counts[a]!);
  const grounds: Rgb[] = [];
  for (const bin of common) {
    const mean = (channel: number) => sums[bin * 3 + channel]! / counts[bin]!;
    const colour: Rgb = [mean(0), mean(1), mean(2)];
    if (rgbDistance(colour, letters) < NEAR_LETTERS) continue;
    if (grounds.some((other) => rgbDistance(other, colour) < ONE_GROUND)) continue;
    grounds.push(colour);
    if (grounds.length >= MOST_GROUNDS) break;
  }
  return grounds;
}
