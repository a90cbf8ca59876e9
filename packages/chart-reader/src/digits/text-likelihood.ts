import { BETWEEN, type CharacterColumns, SYMBOLS } from './character-columns.ts';
import { roomOf } from './likeliest-texts.ts';

/** A symbol is not followed over columns that are so much less likely to be of it. */
const HOPELESS = 40;

/** Natural logarithm of how likely some columns are to show a text, in the likeliest of the ways it may lie in them; -Infinity where it has no room. */
export function textLikelihood(columns: CharacterColumns, text: string): number {
  const symbols = Array.from(text, (character) => SYMBOLS.findIndex((symbol) => symbol === character));
  /** How likely it is that all columns before one are space. */
  const space = new Float64Array(columns.length + 1);
  for (const [x, column] of columns.entries()) space[x + 1] = space[x]! + column[BETWEEN]!;
  let upTo: Float64Array = space;
  for (const [place, symbol] of symbols.entries()) upTo = withSymbol(columns, space, upTo, symbol, symbols[place + 1]);
  return upTo[columns.length]!;
}

/**
 * How likely the columns before each one are to show a text and one more symbol, so that the next one may begin there.
 *
 * @param upTo the same without that symbol
 */
function withSymbol(
  columns: CharacterColumns,
  space: Float64Array,
  upTo: Float64Array,
  symbol: number,
  next: number | undefined,
): Float64Array {
  const longer = new Float64Array(columns.length + 1).fill(-Infinity);
  const room = next === undefined ? 1 : roomOf(symbol, next);
  for (let begin = 0; begin < columns.length; begin++) {
    if (upTo[begin] === -Infinity) continue;
    let inside = upTo[begin]!;
    for (let end = begin + 1; end <= columns.length; end++) {
      inside += columns[end - 1]![symbol]!;
      if (inside < upTo[begin]! - HOPELESS) break;
      // Of two that are the same the columns between them tell where one ends.
      const from = Math.max(symbol === next ? end + 1 : end, begin + room);
      if (from > columns.length) break;
      longer[from] = Math.max(longer[from]!, inside + space[from]! - space[end]!);
    }
  }
  for (const [x, column] of columns.entries()) longer[x + 1] = Math.max(longer[x + 1]!, longer[x]! + column[BETWEEN]!);
  return longer;
}
