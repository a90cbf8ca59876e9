import type { Word } from '../ink/find-words.ts';
import type { InkMap } from '../ink/ink-map.ts';
import { letterColour } from '../ink/letter-colour.ts';
import type { PixelRegion } from '../ink/pixel-region.ts';
import { unpacked } from '../picture/packed-colour.ts';
import type { Picture } from '../picture/picture.ts';
import { distanceToMix, shareOfMix } from '../picture/colour-mix.ts';
import { type Rgb, rgbAt, rgbDistance } from '../picture/rgb.ts';
import type { HeaderRow } from './header-rows.ts';

/** Letters of a piece that tells the colour of its row; shorter ones may be candles. */
const MIN_LETTERS = 3;
/** How far a pixel may lie from the mix of ground and letter, as a share of their contrast, before nothing of it counts: less where letters hang together with curves. */
const FOREIGN_SHARE = 0.5;
const FOREIGN_AT_CURVES = 0.25;
/** Straight distance of 8-bit channels below which a letter does not stand out from its ground. */
const LEAST_CONTRAST = 20;

/** A text and the ink that it was found in. */
export interface PrintedText {
  readonly ink: InkMap;
  readonly word: Word;
}

/**
 * The ink of one row alone between two columns of the picture, as far as it has the colour of its first letters: candles, lines and zones that it was printed over are left
 * out, however they cut it to pieces.
 */
export function rowInk(picture: Picture, ink: InkMap, row: HeaderRow, from: number, to: number): InkMap {
  const teller = row.find(({ letters }) => letters >= MIN_LETTERS) ?? row[0]!;
  const top = Math.min(...row.map((piece) => piece.top)) - 1;
  const bottom = Math.max(...row.map((piece) => piece.bottom)) + 1;
  const bounds = { left: from, right: to, top, bottom };
  return inkOfColour(picture, ink, letterColour(picture, ink, teller), bounds, FOREIGN_SHARE);
}

/** The ink that has the colour of a text elsewhere: curves and candles that run through what is printed like it are left out. */
export function inkLike(picture: Picture, ink: InkMap, text: PrintedText): InkMap {
  return inkOfColour(picture, ink, letterColour(picture, text.ink, text.word), ink.region, FOREIGN_AT_CURVES);
}

/** The ink within bounds, as far as it has the colour of letters. */
function inkOfColour(picture: Picture, ink: InkMap, letter: Rgb, bounds: PixelRegion, foreign: number): InkMap {
  const { region, width } = ink;
  const contrast = new Uint8Array(ink.contrast.length);
  for (let y = Math.max(region.top, bounds.top); y < Math.min(region.bottom, bounds.bottom); y++) {
    for (let x = Math.max(region.left, bounds.left); x < Math.min(region.right, bounds.right); x++) {
      const i = (y - region.top) * width + x - region.left;
      if (ink.contrast[i] === 0) continue;
      contrast[i] = shareOf(rgbAt(picture.rgb, y * picture.width + x), unpacked(ink.ground[i]!), letter, foreign) * 255;
    }
  }
  return { ...ink, contrast };
}

/** How much of the letter's colour covers the ground where a pixel is seen, 0 to 1; less the further it is from any mix of the two. */
function shareOf(seen: Rgb, ground: Rgb, letter: Rgb, mostForeign: number): number {
  const contrast = rgbDistance(letter, ground);
  if (contrast < LEAST_CONTRAST) return 0;
  const share = Math.min(1, shareOfMix(seen, ground, letter));
  if (share <= 0) return 0;
  const foreign = distanceToMix(seen, ground, letter, share) / contrast / mostForeign;
  return share * Math.max(0, 1 - foreign);
}
