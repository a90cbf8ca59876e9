import { type HeaderLine, PIECE_GAP } from './header-line.ts';
import type { HeaderReading } from './header-reading.ts';
import { parseHeaderLine } from './parse-header-line.ts';
import { differInOneLetter } from '../text/edit-distance.ts';
import { isBrokenPair } from './parse-symbol.ts';
import { isCommonTimeframe } from './parse-timeframe.ts';
import type { RecognisedText } from './read-piece.ts';
import { INDICATORS } from './web-line.ts';

/** What is not certain must read the same at one of these sizes too. */
const OTHER_LETTER_HEIGHTS_PX = [34, 22] as const;

/** What `1D` reads as at every size in some fonts: far more charts print that than a bare ten for minutes. */
const BARE_TEN = /(?<![\dM.$€£¥])10(?![\d.]|[\s-]?m)/i;

/** Letters under something else are read alike at every size, as letters of another word; then the recogniser is less sure than this. */
const MIN_CONFIDENCE = 70;

/** A 3 a few pixels high reads as a 2 at every size, and far more charts are of 30 minutes: where it is one the recogniser is less sure of the piece. */
const MISREAD_HALF_HOUR = 'M20';
const SURE_OF_DIGIT = 85;

/** A line of nothing else, or of its menu and signs beside it, is no word; of so few letters the recogniser is never sure. */
const TERMINAL_FRAME = /^(?:M(?:1|5|15|30)|H[14]|D1|W1|m(?:5|15|30)|h[14])(?: ?[v<©▾](?: ·.*)?)?$/;

/**
 * What a line says, read at the size that suits best. A known pair and beside it a timeframe that is used much count at once; any other
 * symbol or timeframe only if another size gives it too and the recogniser is sure of its letters. Where another size is as sure of a different letter,
 * none of them is certain.
 *
 * @param read the pieces of the line, from left to right
 */
export async function certainLine(
  read: (letterHeightPx?: number) => Promise<readonly RecognisedText[]>,
): Promise<HeaderReading> {
  const pieces = await read();
  const first = parseHeaderLine(joined(pieces));
  const symbols = first.symbol === null ? [] : [first.symbol.symbol];
  const sure = symbols.filter((seen) => isSure(pieces, seen));
  const timeframes = first.timeframe === null ? [] : [first.timeframe];
  let symbol = first.symbol?.known === true ? first.symbol.symbol : null;
  const isUsual = first.symbol !== null && first.timeframe !== null && isCommonTimeframe(first.timeframe);
  let timeframe = isUsual && first.isBareNumber !== true ? first.timeframe : null;
  for (const letterHeightPx of OTHER_LETTER_HEIGHTS_PX) {
    const saysNothing = symbols.length === 0 && timeframes.length === 0;
    if (saysNothing || (symbol !== null && (timeframe !== null || timeframes.length === 0))) break;
    const again = await read(letterHeightPx);
    const text = joined(again);
    const other = parseHeaderLine(text);
    symbol ??= confirmedSymbol(sure, other, text);
    const both = [joined(pieces), text];
    const isLegible =
      other.symbol?.known === true ||
      both.some((alone) => TERMINAL_FRAME.test(alone)) ||
      // Signs and arrows between menus lower what it is sure of, not their words.
      both.every((row) => INDICATORS.test(row)) ||
      again.some(({ confidence }) => confidence >= MIN_CONFIDENCE);
    const isHalfHour = other.timeframe === MISREAD_HALF_HOUR && ![...pieces, ...again].some(isSurelyNoHalfHour);
    if (isLegible && !isHalfHour) timeframe ??= confirmedFrame(timeframes, other, text);
    if (other.symbol !== null) {
      symbols.push(other.symbol.symbol);
      if (isSure(again, other.symbol.symbol)) sure.push(other.symbol.symbol);
    }
    if (other.timeframe !== null) timeframes.push(other.timeframe);
  }
  const isUntimed = symbol !== null && first.isUntimed === true ? { isUntimed: true } : {};
  const rivals = symbol === null ? sure.filter((seen) => sure.some((rival) => differInOneLetter(rival, seen))) : [];
  const divided = rivals.length > 0 ? { divided: rivals } : {};
  return { symbol, timeframe, platform: first.platform, choices: first.choices ?? [], ...divided, ...isUntimed };
}

/** The symbol that one more reading of a line makes certain: a known one, or one that was read before, letter by letter. */
function confirmedSymbol(before: readonly string[], { symbol }: HeaderLine, text: string): string | null {
  if (symbol?.known === true) return symbol.symbol;
  const isConfirmed = (seen: string): boolean =>
    (!isBrokenPair(seen) || isSpelled(text, seen)) && (seen === symbol?.symbol || holdsWord(text, seen));
  const isRivalled = (seen: string): boolean => before.some((rival) => differInOneLetter(rival, seen));
  return before.find((seen) => isConfirmed(seen) && !isRivalled(seen)) ?? null;
}

/** The timeframe of one more reading of a line if it was read before. */
function confirmedFrame(before: readonly string[], { timeframe }: HeaderLine, text: string): string | null {
  const isDay = timeframe === 'M10' && BARE_TEN.test(text);
  return timeframe !== null && before.includes(timeframe) && !isDay ? timeframe : null;
}

function isSurelyNoHalfHour({ text, confidence }: RecognisedText): boolean {
  return confidence >= SURE_OF_DIGIT && parseHeaderLine(text).timeframe === MISREAD_HALF_HOUR;
}

function joined(pieces: readonly RecognisedText[]): string {
  return pieces.map(({ text }) => text).join(PIECE_GAP);
}

/** Whether the recogniser is sure of the piece that a symbol is read from, which may name it in words. */
function isSure(pieces: readonly RecognisedText[], symbol: string): boolean {
  const of = pieces.find(({ text }) => text.includes(symbol) || parseHeaderLine(text).symbol?.symbol === symbol);
  return of !== undefined && of.confidence >= MIN_CONFIDENCE;
}

/** Whether both sides of a pair stand in a text, with a slash between them: `PEPE/WETH`. */
function isSpelled(text: string, symbol: string): boolean {
  return text.split(' ').some((word) => word.includes('/') && word.replace('/', '') === symbol);
}

function holdsWord(text: string, word: string): boolean {
  return ` ${text.replaceAll(/[\s,:]+/g, ' ')} `.includes(` ${word} `);
}
