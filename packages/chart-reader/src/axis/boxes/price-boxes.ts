import type { Word } from '../../ink/find-words.ts';
import type { InkMap } from '../../ink/ink-map.ts';
import { mostCommon } from '../scale/most-common.ts';
import { letterMiddle } from '../../ink/letter-rows.ts';
import { channelDistance } from '../../picture/packed-colour.ts';

/** A text on the axis that is printed on a colour of its own. */
export interface PriceBox {
  readonly word: Word;
  /** What the word is read from. */
  readonly ink: InkMap;
  /** Colour of the box, or of its outline, `0xrrggbb`. */
  readonly colour: number;
  /** Middle of the box, or of its digits where that does not show, pixels. */
  readonly y: number;
  /** Whether that is the middle of the box. */
  readonly isMiddle?: boolean;
  /** Whether another box shows above or below it, partly hidden. */
  readonly hidesAnother?: boolean;
  /** Whether the time that is left until the candle closes stands below the price. */
  readonly countsDown?: boolean;
  /** Middle of the whole box where it holds that time too: some platforms draw price and time about the price, others the price alone. */
  readonly centreY?: number;
}

/** Two colours this far apart on some channel are different ones. */
export const DIFFERENT = 28;

/** The boxes among the texts of an axis: last price, lines, crosshair, high and low. */
export function boxesAmong(ink: InkMap, words: readonly Word[]): readonly PriceBox[] {
  const boxes = words.map((word) => ({
    word,
    ink,
    colour: groundUnder(ink, word),
    y: letterMiddle(word),
  }));
  const plain = mostShared(boxes.map((box) => box.colour));
  return boxes.filter((box) => channelDistance(box.colour, plain) >= DIFFERENT);
}

/** The colour that most of the others are like: compression changes every ground a little. */
function mostShared(colours: readonly number[]): number {
  const alike = (colour: number) => colours.filter((other) => channelDistance(other, colour) < DIFFERENT).length;
  return colours.toSorted((a, b) => alike(b) - alike(a))[0] ?? 0;
}

/** Colour that a word is printed on. */
export function groundUnder({ region, width, ground }: InkMap, word: Word): number {
  const colours: number[] = [];
  for (let y = word.letterTop; y < word.letterBottom; y++) {
    for (let x = word.left; x < word.right; x++) colours.push(ground[(y - region.top) * width + x - region.left] ?? 0);
  }
  return mostCommon(colours);
}
