import type { Platform } from '../chart-reading.ts';
import { describedPair } from './described-pair.ts';
import type { HeaderLine } from './header-line.ts';
import { misreadWordedFrame } from './frame-words.ts';
import { isNoSymbol } from './no-symbol.ts';
import { isBrokenPair, mendedPair, namedPairIn, type ParsedSymbol, parseSymbol } from './parse-symbol.ts';
import { parseMisreadTimeframe, parseTimeframe } from './parse-timeframe.ts';

/** A short timeframe, or a word in whatever language; not what a broker adds to a symbol, `EURUSD.Prime,M15`. */
const FRAME = String.raw`(\p{Lu}\p{L}{3,14}(?!\s?[,;.]\s?[\p{L}\d])|[Mm][\w|!\]]{1,2}|[HhDd][\w|!\]¢€&]{1,2}|[Ww]1)(?=[\s:.,]|$)(?=(.*)$)`;
const SYMBOL = String.raw`#?[A-Za-z0-9.#_+&-]{2,16}?(?:\s[a-z]{1,4})?`;
/** The comma is a pixel or two, and read as anything that is as small. */
const SEPARATED = new RegExp(String.raw`(?:^|[^A-Za-z0-9.#_+&/-])(${SYMBOL})\s?[,.;:']\s?${FRAME}`, 'gu');
/** Where it is lost only a pair tells where the symbol ends; some of its letters look alike large and small. */
const JOINED = new RegExp(
  String.raw`(?:^|[^A-Za-z0-9])([A-Z0-9][A-Za-z0-9]{5}(?:[.#+_]?[a-z]{1,4}|[.#+])?)\s?${FRAME}`,
  'gu',
);

/** What ends in a coin that stands for a dollar, of whose last letters no timeframe is made: `USDT`. */
const DOLLAR_COIN = /USD[TC]$/;

/** Another pair with its timeframe before a line's own. */
const ANOTHER = /(?:^|[^A-Za-z])[A-Z]{3}\/?[A-Z]{3}[.a-z]{0,5}, ?[A-Za-z0-9]{2,3}\b/;

/** The last bar's prices; between them recognition sees points of a grid or none of the gaps. */
const LAST_BAR = /^(?:[^\dA-Za-z]{1,4}\d[\d.,]{2,11}){3,}/;

/** What a small `H4` reads as before the prices of a bar. */
const FOUR_HOURS = /^H[E¢€&]$/;

/** `EURUSD,M1`, `EURUSD, Daily: Euro vs US Dollar`, `GBPUSD,H1 1.2345 1.2350 1.2340 1.2342`. Null for any other line. */
export function terminalLine(text: string): HeaderLine | null {
  for (const separated of text.matchAll(SEPARATED)) {
    const line = lineOf(separated, false);
    // Behind another chart's tab it is one too: `AUDCAD, 15M · US500, D1`.
    if (line !== null) return ANOTHER.test(text.slice(0, separated.index + 1)) ? null : line;
  }
  for (const joined of text.matchAll(JOINED)) {
    const line = DOLLAR_COIN.test(joined[0]) ? null : lineOf(joined, true);
    if (line !== null) return line;
  }
  return null;
}

function lineOf([, name = '', frame = '', rest = '']: RegExpExecArray, knownOnly: boolean): HeaderLine | null {
  const symbol = describedSymbol(name, rest) ?? terminalSymbol(name);
  const isSure = symbol?.known === true && !knownOnly;
  const timeframe =
    (FOUR_HOURS.test(frame) && LAST_BAR.test(rest) ? 'H4' : null) ??
    parseTimeframe(frame.replace(/^O(?=aily)/, 'D')) ??
    parseMisreadTimeframe(frame) ??
    (isSure ? misreadWordedFrame(frame) : null);
  if (timeframe === null) return null;
  if (symbol === null ? knownOnly || parseTimeframe(frame) === null : knownOnly && !symbol.known) return null;
  return { symbol, timeframe, platform: terminalOf(frame, rest) };
}

/** MetaTrader 5 names both sides of a pair after its symbol, in letters enough to mend each other. */
function describedSymbol(name: string, rest: string): ParsedSymbol | null {
  const unmarked = rest.replace(/^\s?[:.]/, '');
  const description = unmarked.trim();
  const pair = (unmarked === rest ? null : namedPairIn(description)) ?? describedPair(name, description);
  return pair === null ? null : { symbol: pair, known: true };
}

/** By what follows the timeframe: MetaTrader 5 describes the symbol, MetaTrader 4 prints the last bar's prices. */
function terminalOf(frame: string, rest: string): Platform | null {
  if (/^\.?:/.test(rest)) return 'mt5';
  if (LAST_BAR.test(rest)) return 'mt4';
  return /^[hmdw][\dIild]/.test(frame) ? 'ctrader' : null;
}

/** A terminal prints symbols, not names, so a pair with one letter misread is that pair, and any word a symbol. */
function terminalSymbol(name: string): ParsedSymbol | null {
  if (isNoSymbol(name)) return null;
  const spaced = name.split(' ')[0]!;
  const parsed = [name, spaced].map(parseSymbol).find((symbol) => symbol?.known === true);
  if (parsed !== undefined) return parsed;
  const mended = mendedPair(spaced);
  if (mended !== null) return mended;
  if (isBrokenPair(spaced) || /^[A-Z]{6}$/.test(spaced) || name !== spaced) return null;
  return /[A-Za-z]{2}/.test(name) && name.length > 2 ? { symbol: name, known: false } : null;
}
