import type { Word } from '../ink/find-words.ts';
import type { InkMap } from '../ink/ink-map.ts';
import { CHARACTERS, digitNetwork, likelihoods, OUTPUTS, SPACE, windowAt } from './digit-network.ts';
import { hasRaisedTail, PADDING, wordStrip } from './word-strip.ts';

/** What may stand in a column: a digit, a point or comma, which are alike where letters are small, or any other sign. */
export const SYMBOLS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '#'] as const;
export const POINT = SYMBOLS.indexOf('.');
/** Place of the space between two characters, behind those of the symbols. */
export const BETWEEN = SYMBOLS.length;

/** Natural logarithms of how likely each symbol is in each column of a word, from left to right. */
export type CharacterColumns = readonly Float32Array[];

/** No symbol is less likely: where letters are worn the network is surer of what it sees than it may be. */
const LEAST_SHARE = 1e-3;

/** What the network of digits sees in every column of a word. */
export function characterColumns(ink: InkMap, word: Word): CharacterColumns {
  const strip = wordStrip(ink, word, hasRaisedTail(word));
  const count = Math.max(0, strip.width - 2 * PADDING);
  return Array.from({ length: count }, (_, i) => toSymbols(likelihoods(digitNetwork(), windowAt(strip, PADDING + i))));
}

function toSymbols(shares: Float32Array): Float32Array {
  const column = new Float32Array(SYMBOLS.length + 1);
  for (const [index, character] of CHARACTERS.entries()) {
    const symbol = character === ',' ? POINT : character === 'other' ? SYMBOLS.indexOf('#') : index;
    column[symbol]! += shares[index]!;
  }
  column[BETWEEN] = shares[SPACE]!;
  return column.map((share) => Math.log((share + LEAST_SHARE) / (1 + LEAST_SHARE * OUTPUTS)));
}
