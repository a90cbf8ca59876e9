import type { Word } from '../ink/find-words.ts';
import type { InkMap } from '../ink/ink-map.ts';
import type { Picture } from '../picture/picture.ts';
import type { HeaderRow } from './header-rows.ts';

/** Letters of a piece that tells the colour of its row; shorter ones may be candles. */
const MIN_LETTERS = 3;
/** The figures after a title may have a colour of their own. */
const TELLING_LETTERS = 8;
/** Ink as strong as this share of a piece's strongest is the inside of its strokes, not their soft edge. */
const STROKE_SHARE = 0.8;
/** How far a pixel may lie from the mix of ground and letter, as a share of their contrast, before nothing of it counts. */
const FOREIGN_SHARE = 0.5;
/** Bits of each channel that colours are counted by. */
const COUNTED_BITS = 3;

/** A text and the ink that it was found in. */
export interface PrintedText {
  readonly ink: InkMap;
  readonly word: Word;
}

interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/**
 * The ink of one row alone between two columns of the picture, as far as it has the colour of its first letters: candles, lines and zones that it was printed over are left
 * out, however they cut it to pieces.
 */
export function rowInk(picture: Picture, ink: InkMap, row: HeaderRow, from: number, to: number): InkMap {
  const teller = row.find(({ letters }) => letters >= MIN_LETTERS) ?? row[0]!;
  const letter = letterColour(picture, ink, teller);
  const { region, width, height, ground } = ink;
  const contrast = new Uint8Array(width * height);
  const top = Math.max(0, Math.min(...row.map((piece) => piece.top)) - region.top - 1);
  const bottom = Math.min(height, Math.max(...row.map((piece) => piece.bottom)) - region.top + 1);
  for (let y = top; y < bottom; y++) {
    for (let x = Math.max(0, from - region.left); x < Math.min(width, to - region.left); x++) {
      const i = y * width + x;
      if (ink.contrast[i] === 0) continue;
      contrast[i] = shareOf(pixelAt(picture, region.left + x, region.top + y), unpacked(ground[i]!), letter) * 255;
    }
  }
  return { ...ink, contrast };
}

/** The ink that has the colour of a text elsewhere: curves and candles that run through what is printed like it are left out. */
export function inkLike(picture: Picture, ink: InkMap, text: PrintedText): InkMap {
  const letter = letterColour(picture, text.ink, text.word);
  const { region, width, ground } = ink;
  const contrast = ink.contrast.map((strength, i) => {
    if (strength === 0) return 0;
    const seen = pixelAt(picture, region.left + (i % width), region.top + Math.floor(i / width));
    return shareOf(seen, unpacked(ground[i]!), letter) * 255;
  });
  return { ...ink, contrast };
}

/** How much of the letter's colour covers the ground where a pixel is seen, 0 to 1; less the further it is from any mix of the two. */
function shareOf(seen: Colour, ground: Colour, letter: Colour): number {
  const stroke = difference(letter, ground);
  const length2 = dot(stroke, stroke);
  if (length2 < 400) return 0;
  const over = difference(seen, ground);
  const share = Math.min(1, dot(over, stroke) / length2);
  if (share <= 0) return 0;
  const residual2 = dot(over, over) - share * (2 * dot(over, stroke) - share * length2);
  const foreign = Math.sqrt(Math.max(0, residual2) / length2) / FOREIGN_SHARE;
  return share * Math.max(0, 1 - foreign);
}

/** The commonest colour of the strokes of a piece of text. */
function letterColour(picture: Picture, { region, width, contrast }: InkMap, piece: Word): Colour {
  const pixels = piece.letterBoxes.slice(0, TELLING_LETTERS).flatMap(({ left, right, top, bottom }) => {
    const inside: { x: number; y: number; ink: number }[] = [];
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        inside.push({ x, y, ink: contrast[(y - region.top) * width + x - region.left] ?? 0 });
      }
    }
    return inside;
  });
  const strongest = Math.max(...pixels.map(({ ink }) => ink));
  const strokes = pixels.filter(({ ink }) => ink >= STROKE_SHARE * strongest).map(({ x, y }) => pixelAt(picture, x, y));
  const groups = [...Map.groupBy(strokes, bucketOf).values()].toSorted((a, b) => b.length - a.length);
  const commonest = groups[0] ?? [{ red: 0, green: 0, blue: 0 }];
  return { red: mean(commonest, 'red'), green: mean(commonest, 'green'), blue: mean(commonest, 'blue') };
}

function bucketOf({ red, green, blue }: Colour): number {
  const bits = 8 - COUNTED_BITS;
  return ((red >> bits) << (2 * COUNTED_BITS)) | ((green >> bits) << COUNTED_BITS) | (blue >> bits);
}

function mean(colours: readonly Colour[], channel: keyof Colour): number {
  return colours.reduce((sum, colour) => sum + colour[channel], 0) / colours.length;
}

function pixelAt({ rgb, width }: Picture, x: number, y: number): Colour {
  const from = (y * width + x) * 3;
  return { red: rgb[from]!, green: rgb[from + 1]!, blue: rgb[from + 2]! };
}

function unpacked(colour: number): Colour {
  return { red: colour >> 16, green: (colour >> 8) & 255, blue: colour & 255 };
}

function difference(a: Colour, b: Colour): Colour {
  return { red: a.red - b.red, green: a.green - b.green, blue: a.blue - b.blue };
}

function dot(a: Colour, b: Colour): number {
  return a.red * b.red + a.green * b.green + a.blue * b.blue;
}
