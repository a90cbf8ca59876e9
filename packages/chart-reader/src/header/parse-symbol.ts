import { pairAgainstDollar } from './dollar-code.ts';
import {
  codeOfName,
  instrumentNamed,
  isCode,
  isCurrency,
  isInstrument,
  isNameWord,
  isPair,
  isShare,
  mendedCode,
  mendedInstrument,
  nearestPair,
  withThinLetter,
} from './known-symbols.ts';
import { isMinorCoin, minorPair } from './minor-coins.ts';

/** A symbol, and whether it is a pair or an instrument that is known to exist: others deserve a second reading. */
export interface ParsedSymbol {
  readonly symbol: string;
  readonly known: boolean;
}

/** Base and quote with a broker's suffix; coins have codes of four letters, and quotes in tether. */
const PAIR_SHAPES = [
  /^([A-Z]{3,4})\s?[/._-]?\s?(USD[TC])(?:\.P|PERP)?$/,
  /^([A-Z]{3})\s?[/._-]?\s?([A-Z]{3})(?:[.#+_-]?[A-Z0-9]{0,5}|=X)?$/,
  /^([A-Z]{4})\s?[/_-]?\s?([A-Z]{3})$/,
  // A slash read as a letter that is as narrow or as slanted.
  /^([A-Z]{3})[IJL1VY]([A-Z]{3})$/,
  // A slash that touches the next letter, read as itself and a slanted or upright one.
  /^([A-Z]{3})\/[AIJ1]([A-Z]{3})$/,
  // The same before it.
  /^([A-Z]{3,4})[AIJL1]\/([A-Z]{3}|USD[TC])$/,
] as const;
/** What a broker adds to a symbol. */
const SUFFIX = /^(?:[.#+_-]?[A-Za-z]{0,5}|[.#+_-])$/;
/** A code and what a broker hangs on it in small letters: `US30m`, `US30Cash`. */
const SUFFIXED = /^([A-Z0-9]{3,9}?)([A-Z]?[a-z]{1,5})$/;
/** Letters before digits, as capitals like small ones are read: `Us500`. */
const SMALL_LETTERS = /^[A-Z][a-z]{1,3}\d{2,4}$/;
const SUFFIX_AT_END = /[._-]?[A-Za-z]{0,5}$/;
/** Two letters are more often the rest of a word or of a mark than a ticker that is not known. */
const SHORTEST_UNKNOWN = 3;
/** `15M`, `180D`; `NQ1Y` is a ticker that lost the gap before the span that the chart shows. */
const ENDS_IN_SPAN = /\d[HDWMY]$/;
/** Contracts that say by their form what they are: continuous ones, those without an end, and Indian ones with their month. */
const CONTRACT = /^(?:[A-Z0-9]{1,4}[12]!|[A-Z0-9]{2,8}-(?:PERP|PERPETUAL|SWAP)|[A-Z]{2,12}\d{2}[A-Z]{3}FUT)$/;
/** Buttons for timeframes that touch: `M15H1`. */
const FRAMES_JOINED = /^(?:[MHDW]\d{1,2}){2,}$/;
/** What a coin is worth in all, in thousands or millions: `58.1K`. */
const AMOUNT = /^\d[\d.]*[KMBT]$/;
/** Most words of a currency's name. */
const NAME_WORDS = 4;

/**
 * The symbol that a header's first words stand for: a pair (`EUR/USD`, `EURUSD.m`, `Gold Spot / U.S. Dollar`) or a
 * single ticker (`US30`, `BTCUSDT`). Null for the name of a company or an index, which is no symbol.
 */
export function parseSymbol(text: string): ParsedSymbol | null {
  const tidy = text.trim().replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9!)]+$/g, '');
  const pair = pairAgainstDollar(text.trim()) ?? pairOf(tidy) ?? namedPair(tidy) ?? minorPair(tidy);
  if (pair !== null) return { symbol: pair, known: true };
  const instrument = instrumentNamed(tidy);
  if (instrument !== null) return { symbol: instrument, known: true };
  const [, code = '', suffix = ''] = SUFFIXED.exec(tidy) ?? [];
  // The arrow of a menu is read as a letter.
  if (isInstrument(code)) return { symbol: suffix === 'v' ? code : tidy, known: true };
  if (CONTRACT.test(tidy)) return { symbol: tidy, known: true };
  const capital = SMALL_LETTERS.test(tidy) ? tidy.toUpperCase() : '';
  if (isInstrument(capital)) return { symbol: capital, known: true };
  if (!isTicker(tidy)) return null;
  const symbol = tidy.replace(/^[A-Z]+:/, '');
  // A dollar sign before an index reads as the letter that it is made of.
  if (symbol.startsWith('S') && isInstrument(symbol.slice(1))) return { symbol: symbol.slice(1), known: true };
  const known = isInstrument(symbol.replace(SUFFIX_AT_END, '')) || isInstrument(symbol) || isShare(symbol);
  const whole = known ? null : withThinLetter(symbol);
  if (whole !== null) return { symbol: whole, known: false };
  const mended = known ? null : mendedInstrument(symbol);
  if (mended !== null && isInstrument(mended.replace(SUFFIX_AT_END, ''))) return { symbol: mended, known: true };
  return known || (symbol.length >= SHORTEST_UNKNOWN && !ENDS_IN_SPAN.test(symbol)) ? { symbol, known } : null;
}

/** Whether a number behind a name is the end of an index's name, and none of minutes: `US 30`, `Wall Street 30`, but not `US30 30`. */
export function isNumberOfIndex(name: string, number: string): boolean {
  const named = parseSymbol(`${name} ${number}`);
  return /^\d+$/.test(number) && named?.known === true && named.symbol.endsWith(number) && !name.endsWith(number);
}

/** The pair that a misread word of six letters, with a slash among them or what a broker adds, stands for; null if there are several or none. */
export function mendedPair(text: string): ParsedSymbol | null {
  const word = text.replace(/(?<=^\w{3})\/(?=\w{3})/, '');
  const letters = word
    .slice(0, 6)
    .toUpperCase()
    .replaceAll('0', 'O')
    .replaceAll('1', 'I')
    .replaceAll('5', 'S')
    .replaceAll('8', 'B');
  const pair = SUFFIX.test(word.slice(6)) ? nearestPair(letters) : null;
  return pair === null ? null : { symbol: pair, known: true };
}

/** The pair whose two sides are named in full somewhere in a line: `Chart of Gold Spot / U.S. Dollar, 1 hour`. Null if none is, or several. */
export function namedPairIn(text: string): string | null {
  const found = new Set<string>();
  for (const { index, 0: between } of text.matchAll(/\s*\/\s*|\s+vs\.?\s+/gi)) {
    const before = text.slice(0, index).split(/\s+/);
    const after = text.slice(index + between.length).split(/\s+/);
    const base = longestName((words) => before.slice(-words).join(' '));
    const quote = longestName((words) => after.slice(0, words).join(' '));
    if (base !== null && quote !== null && arePair(base, quote)) found.add(base + quote);
  }
  return found.size === 1 ? [...found][0]! : null;
}

function longestName(of: (words: number) => string): string | null {
  for (let words = NAME_WORDS; words > 0; words--) {
    const code = codeOfName(of(words));
    if (code !== null) return code;
  }
  return null;
}

function pairOf(text: string): string | null {
  // Small letters are what a broker adds, `EURUSDc`, or an arrow, `ETH/USDTv`: neither makes another quote of dollars.
  const joined = text
    .replace(/(?<=[A-Z]{3})[a-z]{1,5}$/, '')
    .toUpperCase()
    .replace(/^[A-Z]+:/, '');
  for (const shape of PAIR_SHAPES) {
    const [, base = '', quote = ''] = shape.exec(joined) ?? [];
    if (isPair(base, quote)) return base + quote;
  }
  const [, base = '', quote = ''] = /^([A-Z\d]{3})\s?\/\s?([A-Z\d]{3})$/.exec(joined) ?? [];
  const [first, second] = [mendedCode(base), mendedCode(quote)];
  return first !== null && second !== null && isPair(first, second) ? first + second : null;
}

function namedPair(text: string): string | null {
  const sides = text.split(/\s*\/\s*|\s+vs\.?\s+/i);
  if (sides.length !== 2) return null;
  const base = codeOfSide(sides[0]!);
  const quote = codeOfSide(sides[1]!);
  return base !== null && quote !== null && arePair(base, quote) ? base + quote : null;
}

/** Whether two sides that are named in words make a pair, also of a minor coin in dollars. */
function arePair(base: string, quote: string): boolean {
  return isPair(base, quote) || (isMinorCoin(base) && quote.startsWith('USD'));
}

/** The code that one side of a pair is or stands for: `Gold`, `USD`. */
function codeOfSide(side: string): string | null {
  return codeOfName(side) ?? (isCode(side) ? side : null);
}

/** A word that is half a pair, or the end of one, is one misread, not a ticker; so is the end of a pair's name. */
function isTicker(text: string): boolean {
  if ((text.length <= 6 && isBrokenPair(text)) || isCurrency(text) || isNameWord(text)) return false;
  if (FRAMES_JOINED.test(text) || AMOUNT.test(text)) return false;
  return /^(?:[A-Z]+:)?(?=.*[A-Z])[A-Z0-9][A-Z0-9.!&]{1,11}(?:\.[a-z]{1,5})?$/.test(text);
}

/** Whether a word ends like a pair, or is as long and begins like one, without being one: the rest of a misread pair. */
export function isBrokenPair(word: string): boolean {
  const letters = word.replace(/[.#+_-].*$|[a-z]{1,4}$/, '');
  if (!/^[A-Z0-9]{4,8}$/.test(letters)) return false;
  return isCode(letters.slice(-3)) || (letters.length >= 6 && isCode(letters.slice(0, 3)));
}
