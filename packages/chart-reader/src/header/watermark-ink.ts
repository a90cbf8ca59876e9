import type { Rect } from '../chart-reading.ts';
import { binColour, binOf } from '../picture/colour-bins.ts';
import type { InkMap } from '../ink/ink-map.ts';
import { clipRegion, type PixelRegion } from '../ink/pixel-region.ts';
import { distanceToMix, shareOfMix } from '../picture/colour-mix.ts';
import { packed, packedAt, unpacked } from '../picture/packed-colour.ts';
import type { Picture } from '../picture/picture.ts';
import { meanRgb, type Rgb, rgbAt, rgbDistance } from '../picture/rgb.ts';

/** How much of a plot's edges a watermark leaves free, as a share of its width and of its height. */
const FREE_ASIDE = 0.08;
const FREE_ABOVE = 0.2;
/** Straight distance of 8-bit channels from the ground that letters printed behind a chart have. */
const LEAST_CONTRAST = 10;
const MOST_CONTRAST = 110;
/** Share of the plot that such letters fill: thin lines of a grid less, zones more. */
const LEAST_FILLED = 0.001;
const MOST_FILLED = 0.08;
/** Of the colours that fill as much, so many are looked at. */
const MAX_COLOURS = 4;
/** Mixes of letters and ground are this near to the line between the two, straight distance of 8-bit channels. */
const SAME_MIX = 10;
/** From this share of their colour on pixels are letters': lines of a grid have less of it. */
const LEAST_SHARE = 0.5;
/** Candles and lines hide no more pixels than this of what goes on at both sides of them. */
const MOST_HIDDEN_PX = 12;
/** From pixel to pixel of those that colours are counted by. */
const STEP_PX = 2;
/** The value of a pixel that shows something else than letters and ground. */
const HIDDEN = -1;

/** Where in a plot watermarks stand: about its middle. Null in one too small for any. */
export function watermarkZone({ width, height }: Picture, { x, y, w, h }: Rect): PixelRegion | null {
  const zone = clipRegion(
    {
      left: Math.floor(x + FREE_ASIDE * w),
      right: Math.ceil(x + (1 - FREE_ASIDE) * w),
      top: Math.floor(y + FREE_ABOVE * h),
      bottom: Math.ceil(y + (1 - FREE_ABOVE) * h),
    },
    width,
    height,
  );
  return zone.right - zone.left <= 2 * MOST_HIDDEN_PX || zone.bottom - zone.top <= 2 * MOST_HIDDEN_PX ? null : zone;
}

/** The ground of a zone, and the colours that may be letters printed on it behind a chart, those that fill most first. */
export function faintColours(
  { rgb, width }: Picture,
  { left, right, top, bottom }: PixelRegion,
): { readonly ground: Rgb; readonly colours: readonly Rgb[] } {
  const byBin = new Map<number, number[]>();
  for (let y = top; y < bottom; y += STEP_PX) {
    for (let x = left; x < right; x += STEP_PX) {
      const pixel = y * width + x;
      const bin = binOf(rgb, pixel);
      const pixels = byBin.get(bin);
      if (pixels === undefined) byBin.set(bin, [pixel]);
      else pixels.push(pixel);
    }
  }
  const frequent = [...byBin].toSorted((a, b) => b[1].length - a[1].length);
  const meanOf = (pixels: readonly number[]): Rgb => meanRgb(pixels.map((pixel) => rgbAt(rgb, pixel)));
  const ground = meanOf(frequent[0]![1]);
  const all = frequent.reduce((sum, [, pixels]) => sum + pixels.length, 0);
  const colours = frequent
    .filter(([bin, { length }]) => {
      const contrast = rgbDistance(binColour(bin), ground);
      const isFaint = contrast >= LEAST_CONTRAST && contrast <= MOST_CONTRAST;
      return isFaint && length >= LEAST_FILLED * all && length <= MOST_FILLED * all;
    })
    .slice(0, MAX_COLOURS)
    .map(([, pixels]) => meanOf(pixels));
  return { ground, colours };
}

/**
 * The ink of letters in a colour on a ground, gone on with where something is drawn over them: what has their colour on both sides, or above and below,
 * is theirs.
 */
export function watermarkInk(picture: Picture, region: PixelRegion, ground: Rgb, colour: Rgb): InkMap {
  const width = region.right - region.left;
  const height = region.bottom - region.top;
  const shareOf = sharesOf(ground, colour);
  const shares = new Int16Array(width * height);
  for (let i = 0; i < shares.length; i++) {
    const row = Math.floor(i / width);
    shares[i] = shareOf(packedAt(picture.rgb, (row + region.top) * picture.width + region.left + i - row * width));
  }
  const isLetter = (i: number, step: number): boolean => {
    let at = i + step;
    for (let px = 0; px < MOST_HIDDEN_PX && shares[at] === HIDDEN; px++) at += step;
    return (shares[at] ?? HIDDEN) > 0;
  };
  const contrast = Uint8Array.from(shares, (share, i) => {
    if (share !== HIDDEN) return share;
    return (isLetter(i, -1) && isLetter(i, 1)) || (isLetter(i, -width) && isLetter(i, width)) ? 255 : 0;
  });
  const behind = new Int32Array(contrast.length).fill(
    packed(Math.round(ground[0]), Math.round(ground[1]), Math.round(ground[2])),
  );
  return { region, width, height, contrast, ground: behind, noisy: false };
}

/** The same at half the size: letters of a dense screen are larger than any that are looked for. */
export function halvedInk(ink: InkMap): InkMap {
  const { left, top } = ink.region;
  const [width, height] = [ink.width >> 1, ink.height >> 1];
  const region = { left: left >> 1, top: top >> 1, right: (left >> 1) + width, bottom: (top >> 1) + height };
  const contrast = new Uint8Array(width * height);
  const ground = new Int32Array(width * height);
  for (let i = 0; i < contrast.length; i++) {
    const row = Math.floor(i / width);
    const first = 2 * row * ink.width + 2 * (i - row * width);
    const four = [first, first + 1, first + ink.width, first + ink.width + 1];
    contrast[i] = four.reduce((sum, at) => sum + ink.contrast[at]!, 0) / 4;
    ground[i] = ink.ground[first]!;
  }
  return { ...ink, region, width, height, contrast, ground };
}

/** How much of a colour over a ground a pixel shows, 0 to 255, worked out once for each colour that is seen; `HIDDEN` for other drawings. */
function sharesOf(ground: Rgb, colour: Rgb): (seen: number) => number {
  const known = new Map<number, number>();
  return (seen) => {
    let value = known.get(seen);
    if (value === undefined) {
      const own = unpacked(seen);
      const share = Math.max(0, Math.min(1, shareOfMix(own, ground, colour)));
      const isMix = distanceToMix(own, ground, colour, share) <= SAME_MIX;
      value = isMix ? (share < LEAST_SHARE ? 0 : Math.round(255 * share)) : HIDDEN;
      known.set(seen, value);
    }
    return value;
  };
}
