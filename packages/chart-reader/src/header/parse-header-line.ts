import type { Platform } from '../chart-reading.ts';
import { nearestPair } from './known-symbols.ts';
import { type ParsedSymbol, parseSymbol } from './parse-symbol.ts';
import { parseTimeframe } from './parse-timeframe.ts';

/** What one line of text says about a chart; null for what it does not say. */
export interface HeaderLine {
  readonly symbol: ParsedSymbol | null;
  readonly timeframe: string | null;
  readonly platform: Platform | null;
}

/** Put between pieces of a line that stand apart. */
export const PIECE_GAP = ' · ';

const NOTHING: HeaderLine = { symbol: null, timeframe: null, platform: null };
/** What recognition makes of the middle dot between the parts of a TradingView header. */
const DOT = String.raw`\s*[·•∙.\-–—*«»+=~°]+\s*`;
const TERMINAL_FRAME = String.raw`(Daily|Weekly|Monthly|[Mm]\w{1,2}|[HhDd]\w{1,2}|[Ww]1)(?=[\s:,]|$)(.*)$`;
/** A company's or an index's name, as the header prints it. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9&.'() -]{2,40}$/;

/** Reads one recognised line of a header, its pieces joined by `PIECE_GAP`. A line of anything else says nothing. */
export function parseHeaderLine(text: string): HeaderLine {
  const tidy = text
    .replaceAll(/[“”‘’|[\]{}]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return metaTraderLine(tidy) ?? tradingViewLine(tidy) ?? toolbarLine(tidy) ?? plainLine(tidy) ?? NOTHING;
}

/** `EURUSD,M1`, `EURUSD, Daily: Euro vs US Dollar`, `GBPUSD,H1 1.2345 1.2350 1.2340 1.2342`. */
function metaTraderLine(text: string): HeaderLine | null {
  const separated = new RegExp(`(?:^|[^A-Za-z0-9.#_+])([A-Za-z0-9.#_+]{2,16}?)\\s?[,.]\\s?${TERMINAL_FRAME}`).exec(
    text,
  );
  // The comma is a pixel or two on a terminal, and easily lost; then only a pair tells where the symbol ends.
  const joined = new RegExp(`(?:^|[^A-Za-z0-9])([A-Z]{6}(?:[.#+_]?[a-z]{1,4}|[.#+])?)\\s?${TERMINAL_FRAME}`).exec(text);
  const found = separated ?? joined;
  if (found === null) return null;
  const [, name = '', frame = '', rest = ''] = found;
  const timeframe = parseTimeframe(frame) ?? parseTimeframe(misreadDigits(frame));
  const symbol = terminalSymbol(name);
  if (timeframe === null || symbol === null || (separated === null && !symbol.known)) return null;
  return { symbol, timeframe, platform: terminalOf(frame, rest) };
}

/** By what follows the timeframe: MetaTrader 5 describes the symbol, MetaTrader 4 prints the last bar's prices. */
function terminalOf(frame: string, rest: string): Platform | null {
  if (rest.startsWith(':')) return 'mt5';
  if (/^(?:[\s·]+[\d.]{3,12}){3,}/.test(rest)) return 'mt4';
  return /^[hm]\d/.test(frame) ? 'ctrader' : null;
}

/** A terminal prints symbols, not names, so a pair with one letter misread is that pair, and any word a symbol. */
function terminalSymbol(name: string): ParsedSymbol | null {
  const parsed = parseSymbol(name);
  if (parsed?.known === true) return parsed;
  const near = nearestPair(name.toUpperCase().replaceAll('0', 'O').slice(0, 6));
  if (near !== null && name.length === 6) return { symbol: near, known: true };
  if (parsed === null && /^[A-Z]{6}$/.test(name)) return null;
  return /[A-Za-z]{2}/.test(name) ? { symbol: name, known: false } : null;
}

function misreadDigits(frame: string): string {
  return (
    frame.slice(0, 1) +
    frame
      .slice(1)
      .replaceAll(/[ILlT|]/g, '1')
      .replaceAll('S', '5')
      .replaceAll('O', '0')
  );
}

/** `Euro / U.S. Dollar · 1h · OANDA`, `EURUSD, 60, FXCM`: name, timeframe, venue. */
function tradingViewLine(text: string): HeaderLine | null {
  const frame = String.raw`(\d{1,4}\s?[smhHDdWwM]?|[DWM])`;
  const commas = /^(.{3,60}?)\s?,\s?(\d{1,4}[smhHDdWwM]?|[DWM])\s?,\s?([A-Z][A-Z0-9_ ]{1,20})/.exec(text);
  const dotted = new RegExp(`^(.{3,60}?)${DOT}${frame}${DOT}([A-Za-z][A-Za-z0-9_ ]{1,20})`).exec(text);
  const undotted = new RegExp(`^(.{3,60}?)\\s${frame}${DOT}([A-Z][A-Z0-9_]{2,20})`).exec(text);
  for (const [, name = '', printed = ''] of [commas, dotted].filter((found) => found !== null)) {
    const timeframe = parseTimeframe(printed.replace(' ', ''));
    if (timeframe !== null) return { symbol: symbolOfName(name), timeframe, platform: 'tradingview' };
  }
  const symbol = undotted === null ? null : symbolOfName(undotted[1]!);
  const timeframe = undotted === null ? null : parseTimeframe(undotted[2]!.replace(' ', ''));
  return symbol?.known === true && timeframe !== null ? { symbol, timeframe, platform: 'tradingview' } : null;
}

/**
 * The round flags before a TradingView name are recognised as a letter or two. What is neither pair nor ticker is the name of a company or
 * an index, which then stands for it.
 */
function symbolOfName(name: string): ParsedSymbol | null {
  const parsed = parseSymbol(name) ?? parseSymbol(name.replace(/^\S{1,3}\s+(?=\S{3})/, ''));
  if (parsed !== null) return parsed;
  const plain = name.trim();
  return NAME.test(plain) && /[A-Za-z]{3}/.test(plain) && /\s/.test(plain) ? { symbol: plain, known: false } : null;
}

/** TradingView's own toolbar: symbol search, timeframe, `Indicators`. */
function toolbarLine(text: string): HeaderLine | null {
  if (!/\bIndicators\b/.test(text)) return null;
  const before = text.slice(0, text.indexOf('Indicators')).split(' ');
  const symbol = before.map((word) => parseSymbol(word.replace(/^Q(?=[A-Z]{3})/, ''))).find((found) => found !== null);
  const frames = before.filter((word) => /^\d{1,3}[mhD]$|^[DWM]$/.test(word)).map(parseTimeframe);
  const platform = /\b(?:Alert|Replay)\b/.test(text) ? 'tradingview' : null;
  return { symbol: symbol ?? null, timeframe: frames.length === 1 ? (frames[0] ?? null) : null, platform };
}

/** A signature, a pair, and a timeframe on the same line if it is the only one there. */
function plainLine(text: string): HeaderLine | null {
  const platform = /published on Trading\s?View|Trading\s?View\.com|^\W*(?:\w{1,3}\W+)?Trading\s?View\b/i.test(text)
    ? 'tradingview'
    : null;
  const words = text.split(/[\s,:;()·]+/).filter((word) => word !== '');
  const triples = words.map((word, index) => [word, words[index + 1], words[index + 2]].join(' '));
  const pairs = [...words, ...triples, ...text.split(PIECE_GAP)]
    .filter((piece) => /[A-Za-z]{3}/.test(piece))
    .map(parseSymbol)
    .filter((found) => found?.known === true);
  const symbols = new Set(pairs.map((found) => found?.symbol));
  const symbol = symbols.size === 1 ? (pairs[0] ?? null) : null;
  const frames = words.filter(isTimeframeWord).map(parseTimeframe);
  const timeframe = frames.length === 1 && (symbol !== null || words.length === 1) ? (frames[0] ?? null) : null;
  return symbol === null && platform === null && timeframe === null ? null : { symbol, timeframe, platform };
}

function isTimeframeWord(word: string): boolean {
  return /^(?:\d{1,3}(?:m|min|h|H|D|W|M)|[MH]\d{1,2}|D1|W1|MN|Daily|Weekly|Monthly)$/.test(word);
}
