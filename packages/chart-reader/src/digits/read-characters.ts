import type { Word } from '../ink/find-words.ts';
import type { InkMap } from '../ink/ink-map.ts';
import { rememberedWords } from '../ink/remembered-words.ts';
import { type Character, CHARACTERS, digitNetwork, type Layer, likelihoods, SPACE, windowAt } from './digit-network.ts';
import { hasRaisedTail, PADDING, type WordStrip, wordStrip } from './word-strip.ts';

/** Ink this faint is none, and no character is so much wider than its ink on either side of its middle. */
const BLANK = 0.05;
const BLANK_COLUMNS = 2;

/** A character of a word. */
export interface ReadCharacter {
  readonly character: Character;
  /** How sure the network is of it, 0 to 1. */
  readonly certainty: number;
}

/**
 * The characters of a word from left to right: the network looks at every column of it and says which character stands there or whether
 * it lies between two, so that it does not matter whether letters touch. Columns in a row that are no space are one character.
 * Of a price whose last digit is smaller what is more certain counts: as it is printed, or with that digit as high as the others, as one that stands above the line always is.
 */
export const readCharacters: (ink: InkMap, word: Word) => readonly ReadCharacter[] = rememberedWords((ink, word) => {
  const seenWith = (isTailRaised: boolean) => charactersOn(wordStrip(ink, word, isTailRaised), digitNetwork());
  if (hasRaisedTail(word)) return seenWith(true);
  const printed = seenWith(false);
  // Letters of words are small ones as well.
  if (!word.smallTail || word.pointX === null) return printed;
  const raised = seenWith(true);
  return leastCertainty(raised) > leastCertainty(printed) ? raised : printed;
});

/** The characters on a strip as a network sees them. */
export function charactersOn(strip: WordStrip, layers: readonly Layer[]): readonly ReadCharacter[] {
  const characters: ReadCharacter[] = [];
  let columns: Float32Array[] = [];
  // What stands beside the word, a tick or the line of the axis, is none of it.
  const end = strip.width - PADDING;
  const blank = blankColumns(strip);
  const isBlankAround = (x: number): boolean => {
    for (let column = x - BLANK_COLUMNS; column <= x + BLANK_COLUMNS; column++) if (blank[column] === 0) return false;
    return true;
  };
  for (let x = PADDING; x <= end; x++) {
    const column = x === end || isBlankAround(x) ? null : likelihoods(layers, windowAt(strip, x));
    if (column !== null && column[SPACE]! <= 0.5) columns.push(column);
    else if (columns.length > 0) {
      characters.push(characterIn(columns));
      columns = [];
    }
  }
  return characters;
}

/** How certain the least certain of some characters is; 0 without any. */
export function leastCertainty(characters: readonly ReadCharacter[]): number {
  return characters.length === 0 ? 0 : Math.min(...characters.map(({ certainty }) => certainty));
}

/** 1 for each column without ink: where a few of them stand side by side no character has its middle. */
function blankColumns({ width, data }: WordStrip): Uint8Array {
  const blank = new Uint8Array(width).fill(1);
  for (let from = 0; from < data.length; from += width)
    for (let x = 0; x < width; x++) if (data[from + x]! > BLANK) blank[x] = 0;
  return blank;
}

/** The likeliest character of some columns: it must be so in all of them together, and stand out in one. */
function characterIn(columns: readonly Float32Array[]): ReadCharacter {
  const sums = CHARACTERS.map((_, index) => columns.reduce((sum, column) => sum + column[index]!, 0));
  const all = sums.reduce((total, sum) => total + sum, 0);
  const likeliest = sums.indexOf(Math.max(...sums));
  const strongest = Math.max(...columns.map((column) => column[likeliest]!));
  return { character: CHARACTERS[likeliest]!, certainty: Math.min(sums[likeliest]! / all, strongest) };
}
