import { codeOfName, isCode, isPair } from './known-symbols.ts';

/** A symbol, and whether it is a pair that is known to exist: others deserve a second reading. */
export interface ParsedSymbol {
  readonly symbol: string;
  readonly known: boolean;
}

/** Base and quote with a broker's suffix; coins have codes of four letters, and quotes in tether. */
const PAIR_SHAPES = [
  /^([A-Z]{3,4})\s?[/_-]?\s?(USD[TC])$/,
  /^([A-Z]{3})\s?[/_-]?\s?([A-Z]{3})(?:[.#+_-]?[A-Z0-9]{0,5})?$/,
  /^([A-Z]{4})\s?[/_-]?\s?([A-Z]{3})$/,
] as const;

/**
 * The symbol that a header's first words stand for: a pair (`EUR/USD`, `EURUSD.m`, `Gold Spot / U.S. Dollar`) or a
 * single ticker (`US30`, `BTCUSDT`). Null for the name of a company or an index, which is no symbol.
 */
export function parseSymbol(text: string): ParsedSymbol | null {
  const tidy = text.trim().replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9!)]+$/g, '');
  const pair = pairOf(tidy) ?? namedPair(tidy);
  if (pair !== null) return { symbol: pair, known: true };
  return isTicker(tidy) ? { symbol: tidy.replace(/^[A-Z]+:/, ''), known: false } : null;
}

function pairOf(text: string): string | null {
  const joined = text.toUpperCase().replace(/^[A-Z]+:/, '');
  for (const shape of PAIR_SHAPES) {
    const [, base = '', quote = ''] = shape.exec(joined) ?? [];
    if (isPair(base, quote)) return base + quote;
  }
  return null;
}

function namedPair(text: string): string | null {
  const sides = text.split(/\s*\/\s*|\s+vs\.?\s+/i);
  if (sides.length !== 2) return null;
  const base = codeOfName(sides[0]!);
  const quote = codeOfName(sides[1]!);
  return base !== null && quote !== null && base !== quote ? base + quote : null;
}

/** A word that is half a pair is one misread, not a ticker. */
function isTicker(text: string): boolean {
  if (/^[A-Z]{6}$/.test(text) && (isCode(text.slice(0, 3)) || isCode(text.slice(3)))) return false;
  return /^(?:[A-Z]+:)?(?=.*[A-Z])[A-Z0-9][A-Z0-9.!&]{1,11}$/.test(text);
}
