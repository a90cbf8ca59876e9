import { COMPANY } from './company-words.ts';
import { wordedFrame } from './frame-words.ts';
import { framesIn } from './frames-in.ts';
import type { HeaderLine } from './header-line.ts';
import { instrumentNamed } from './known-symbols.ts';
import { parseSymbol } from './parse-symbol.ts';
import { tickerOf } from './ticker-of.ts';

/** A name, its ticker in brackets, before which a sign may stand, and what follows. */
const TITLE = /^([A-Z0-9][^()]{1,60})\([^A-Z0-9]?([A-Z0-9][A-Z0-9.^=-]{0,12})\)(.*)$/;
/** A price in brackets' wake, perhaps with its currency: ` CHF 1'150.78 -2.36%`. */
const PRICE = /^ (?:[A-Z]{3} |[$€£])?\d[\d.,']*(?= |$)/;
/** Digits that stand for a share in Hong Kong, Shenzhen and Shanghai. */
const CODE = /^(?:0\d{4,5}|(?:30|60|68)\d{4})$/;
const IS_COMPANY = new RegExp(String.raw`\b(?:${COMPANY})\.?\s*$`);

/**
 * A title that names a share, a contract or a pair with its ticker in brackets, and its timeframe if any, in words before them or just behind: `Apple Inc. (AAPL)`,
 * `Nokia Oyj (NOKIA.HE) weekly, log scale`, `Cours hebdomadaire, Euronext Paris (MC), en euros`. Its price may follow too. A ticker of one letter counts only behind the name of a
 * company, and behind a code of digits, whose share is named in another script, anything may follow. Null for any other line.
 */
export function bracketedTicker(title: string): HeaderLine | null {
  const [, name = '', ticker = '', rest = ''] = TITLE.exec(title) ?? [];
  if (!/[A-Za-z].*[A-Za-z]/.test(name) || (ticker.length === 1 && !IS_COMPANY.test(name))) return null;
  if (/^\d+$/.test(ticker)) {
    return CODE.test(ticker) ? { symbol: { symbol: ticker, known: false }, timeframe: null, platform: null } : null;
  }
  const behind = rest.replace(/^(?:,| [-–—])? /, '').split(/[\s,]+/);
  const [frame] = rest.startsWith(',') || rest.startsWith(' ') ? framesIn(behind) : [];
  const words = name.trim().split(/[\s,]+/);
  const worded = words.map(wordedFrame);
  const timeframe = (frame?.from === 0 ? frame.timeframe : null) ?? worded.find((found) => found !== null) ?? null;
  if (rest !== '' && timeframe === null && !PRICE.test(rest)) return null;
  // What draws the chart may be named in brackets behind a title: `TSLA daily (NVD3)`.
  if (words.length === 2 && parseSymbol(words[0]!)?.known === true && timeframe !== null) return null;
  const symbol = ticker.length === 1 ? { symbol: ticker, known: false } : tickerOf(ticker);
  if (symbol === null) return null;
  // What a contract is on says more than its letters, which nobody knows: `Natural Gas Futures - Jan 25 (NGF5)`.
  const instrument = symbol.known ? null : instrumentNamed(name.split(' ').slice(0, 2).join(' '));
  return { symbol: instrument === null ? symbol : { symbol: instrument, known: true }, timeframe, platform: null };
}
