import { DIGIT_GAP, findWords, type Word } from '../../ink/find-words.ts';
import type { InkMap } from '../../ink/ink-map.ts';
import { HAIRLINE_CONTRAST } from '../../ink/ink-parts.ts';
import { withoutApostrophes } from '../../ink/without-apostrophes.ts';
import { strongestIn } from '../../ink/strongest-in.ts';
import { regionPixels } from '../../ink/region-pixels.ts';
import type { Picture } from '../../picture/picture.ts';
import { boxMiddle } from './box-middle.ts';
import { type BoxArea, isLowBox } from './box-areas.ts';
import { isCountdown } from '../labels/is-countdown.ts';
import { isAsHighAsLabels } from '../labels/label-distances.ts';
import { overflowingInk } from './overflowing-ink.ts';
import type { PriceBox } from './price-boxes.ts';
import { letterHeight, letterMiddle } from '../../ink/letter-rows.ts';
import { packed } from '../../picture/packed-colour.ts';

/** Least width of a price, in heights of its digits: there are four or more. */
const MIN_WIDTH = 2.2;
/** How far letters may run out of their box to the left and right, in letter heights. */
const SIDEWAYS = 1.2;
/** Letters whose strokes go on beyond a column are as strong in it as elsewhere, those that end there by this share of it at most. */
const NOT_FADED = 0.75;

/** What is known of the labels that a box stands among. */
export interface AmongLabels {
  /** Height of their letters, pixels. */
  readonly size: number;
  /** The column in the middle of them. */
  readonly middleX: number;
  readonly textOffsetPx: number;
  readonly noisy: boolean;
}

/** The price box that an area is: its first line of text that is as long as a price. Null if none is. */
export function priceBoxOf(
  picture: Picture,
  area: BoxArea,
  { size, middleX, textOffsetPx, noisy }: AmongLabels,
): PriceBox | null {
  const isLow = isLowBox(area.bottom - area.top, size);
  const inside = isLow ? overflowingInk(picture, area, size) : inkOnColour(picture, area, noisy);
  if (inside === null) return null;
  const found =
    priceAmong(inside, size, middleX, isWithinSides) ??
    priceAmong({ ...inside, noisy: true }, size, middleX, isWithinSides) ??
    (isLow ? null : runningOut(overflowingInk(picture, area, size, SIDEWAYS), size, middleX)) ??
    priceAmong(inside, size, middleX, endsInside);
  if (found === null) return null;
  const { ink, words, word } = found;
  const colour = packed(...area.colour);
  const middle = boxMiddle(picture, word, colour);
  const countsDown = words.some((other) => other.letterTop >= word.letterBottom && isCountdown(ink, other));
  return {
    word,
    ink: withoutApostrophes(ink, [word]),
    colour,
    y: middle ?? letterMiddle(word) + textOffsetPx,
    isMiddle: middle !== null,
    hidesAnother: area.hidesAnother,
    countsDown,
    ...(countsDown ? { centreY: (area.top + area.bottom) / 2 } : {}),
  };
}

/** A text with the ink and the texts it was found among. */
interface FoundText {
  readonly ink: InkMap;
  readonly words: readonly Word[];
  readonly word: Word;
}

/** The uppermost text as long as a price among those of a kind; of those on one line the one among the labels: a symbol's name stands beside it in a box of its own, which may touch. */
function priceAmong(
  ink: InkMap,
  size: number,
  middleX: number,
  isOfKind: (text: Word, ink: InkMap) => boolean = () => true,
): FoundText | null {
  const words = findWords(ink, DIGIT_GAP);
  const likely = words
    .filter((text) => isOfKind(text, ink) && isPriceLike(text, size))
    .toSorted((a, b) => a.letterTop - b.letterTop);
  const away = ({ left, right }: Word): number => Math.abs((left + right) / 2 - middleX);
  const [word] = likely
    .filter((text) => text.letterTop < likely[0]!.letterBottom)
    .toSorted((a, b) => away(a) - away(b));
  return word === undefined ? null : { ink, words, word };
}

/** The price that may run out of its box, where it does not go on beyond the ink around that; what stands below such a one is a countdown. */
function runningOut(ink: InkMap | null, size: number, middleX: number): FoundText | null {
  const found = ink === null ? null : priceAmong(ink, size, middleX);
  return found !== null && isWithinSides(found.word, found.ink) ? found : null;
}

function isPriceLike(word: Word, size: number): boolean {
  const height = letterHeight(word);
  return isAsHighAsLabels(height, size) && word.right - word.left >= MIN_WIDTH * height;
}

/** Whether no letter of a text reaches the sides of its ink, beyond which it may go on. */
function isWithinSides({ letterBoxes }: Word, { region }: InkMap): boolean {
  return letterBoxes.every(({ left, right }) => left > region.left && right < region.right);
}

/** Whether no letter is as strong in the first or last column of its ink as elsewhere: one that ends there fades out in it. */
function endsInside({ letterBoxes }: Word, ink: InkMap): boolean {
  const { left: x, top: y } = ink.region;
  return !letterBoxes
    .map(({ left, right, top, bottom }) => ({ left: left - x, right: right - x, top: top - y, bottom: bottom - y }))
    .some((letter) => {
      const edges = [...(letter.left <= 0 ? [0] : []), ...(letter.right >= ink.width ? [ink.width - 1] : [])];
      const least = NOT_FADED * strongestIn(letter, ink);
      return edges.some((edge) => strongestIn({ ...letter, left: edge, right: edge + 1 }, ink) >= least);
    });
}

function inkOnColour(picture: Picture, region: BoxArea, noisy: boolean): InkMap {
  const { width, height, rgb } = regionPixels(picture, region);
  const [red, green, blue] = region.colour;
  const contrast = new Uint8Array(width * height);
  for (let i = 0; i < contrast.length; i++) {
    contrast[i] = Math.max(
      Math.abs(rgb[i * 3]! - red),
      Math.abs(rgb[i * 3 + 1]! - green),
      Math.abs(rgb[i * 3 + 2]! - blue),
    );
  }
  clearCorners(contrast, width, height);
  const ground = new Int32Array(width * height).fill(packed(red, green, blue));
  return { region, width, height, contrast, ground, noisy };
}

/** Clears what lies outside slanted and round corners, row by row from each corner to where the side of the box begins: beside the last digit it looks like another. */
function clearCorners(contrast: Uint8Array, width: number, height: number): void {
  const isInk = (pixel: number): boolean => contrast[pixel]! >= HAIRLINE_CONTRAST;
  for (const [firstRow, down] of [
    [0, 1],
    [height - 1, -1],
  ] as const)
    for (const [side, inwards] of [
      [0, 1],
      [width - 1, -1],
    ] as const)
      for (let y = firstRow; y >= 0 && y < height && isInk(y * width + side); y += down)
        for (let x = side; x >= 0 && x < width && isInk(y * width + x); x += inwards) contrast[y * width + x] = 0;
}
