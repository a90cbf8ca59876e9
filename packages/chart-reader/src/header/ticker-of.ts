import { isQuote } from './known-symbols.ts';
import { isNoSymbol } from './no-symbol.ts';
import { type ParsedSymbol, parseSymbol } from './parse-symbol.ts';
import { parseTimeframe } from './parse-timeframe.ts';
import { isVenue } from './venues.ts';

/**
 * The symbol that a word is where the form of its line says that a ticker stands there; one of one or two letters counts too. Null for an exchange, an
 * indicator, a timeframe, and for a currency, which is half a pair: `GBP-JPY 5 min`.
 */
export function tickerOf(word: string): ParsedSymbol | null {
  const symbol = word.replace(/^\$/, '');
  if (isQuote(symbol) || isVenue(symbol) || isNoSymbol(symbol)) return null;
  if (/^\d{6}$/.test(symbol)) return { symbol, known: false };
  if (!/[A-Z]/.test(symbol) || parseTimeframe(symbol) !== null) return null;
  return parseSymbol(symbol) ?? { symbol, known: false };
}
