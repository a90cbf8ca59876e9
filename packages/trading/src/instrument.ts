/** What a market is, and the size of its pip. */
export interface Instrument {
  /** Without separator, upper case: `EURUSD`, `XAUUSD`, `US500`. */
  readonly symbol: string;
  readonly kind: 'currency' | 'metal' | 'other';
  /** Price difference that traders call one pip. */
  readonly pip: number;
  /** Decimals a price is shown with. */
  readonly decimals: number;
}

const CURRENCIES = new Set(
  'USD EUR GBP JPY CHF AUD NZD CAD SEK NOK DKK PLN HUF CZK TRY ZAR MXN SGD HKD CNH CNY ILS THB RUB INR BRL KRW RON'.split(
    ' ',
  ),
);
const METALS: Readonly<Record<string, { pip: number; decimals: number }>> = {
  XAU: { pip: 0.1, decimals: 2 },
  XAG: { pip: 0.01, decimals: 3 },
};
export const METAL_CODES: readonly string[] = Object.keys(METALS);
/** Codes that can be either side of a pair: currencies and metals. */
export const PAIR_CODES: readonly string[] = [...CURRENCIES, ...METAL_CODES];
const ALIASES: Readonly<Record<string, string>> = {
  GOLD: 'XAUUSD',
  GOLDUSD: 'XAUUSD',
  SILVER: 'XAGUSD',
  SILVERUSD: 'XAGUSD',
};
const OTHER = { pip: 0.0001, decimals: 2 };

/**
 * Brings the spellings of vendors and platforms (`EUR/USD`, `eur_usd`, `FX_IDC:EURUSD`, `EURUSD.m`, `#US30`, `GOLD`) to one:
 * upper case, no separator, no vendor prefix, no broker suffix. Empty text gives `''`.
 */
export function normaliseSymbol(text: string): string {
  const bare = text
    .trim()
    .toUpperCase()
    .replace(/^[A-Z0-9_]+:/, '')
    .replace(/^[#.]+/, '');
  const joined = bare.replace(/[\s/_-]/g, '');
  const plain = joined.replace(/[.#+!=].*$/, '');
  const pair = /^([A-Z]{3})([A-Z]{3})[A-Z]{0,5}$/.exec(plain);
  if (pair && isCode(pair[1]!) && isCode(pair[2]!)) return pair[1]! + pair[2]!;
  return ALIASES[plain] ?? plain;
}

/** The two sides of a pair: one unit of `base` costs its price in `quote`. */
export interface Pair {
  readonly base: string;
  readonly quote: string;
}

/** The codes of a currency pair or a metal's price in a currency, in whatever spelling; null for any other symbol. */
export function pairOf(symbol: string): Pair | null {
  const name = normaliseSymbol(symbol);
  const base = name.slice(0, 3);
  const quote = name.slice(3);
  return isCode(base) && isCode(quote) && base !== quote ? { base, quote } : null;
}

function isCode(code: string): boolean {
  return PAIR_CODES.includes(code);
}

/**
 * The instrument a symbol names; anything that is no known currency pair or metal is `other` (indices, crypto, shares).
 * `null` or empty is treated as an unknown currency pair: pip 0.0001, 5 decimals, the specification's default.
 */
export function instrumentOf(symbol: string | null): Instrument {
  const name = symbol === null ? '' : normaliseSymbol(symbol);
  if (name === '' || name === 'UNKNOWN') return { symbol: name, kind: 'currency', pip: 0.0001, decimals: 5 };
  const base = name.slice(0, 3);
  const quote = name.slice(3);
  const metal = METALS[base];
  if (metal && name.length === 6) return { symbol: name, kind: 'metal', ...metal };
  if (name.length === 6 && CURRENCIES.has(base) && CURRENCIES.has(quote)) {
    const jpy = base === 'JPY' || quote === 'JPY';
    return { symbol: name, kind: 'currency', pip: quote === 'JPY' ? 0.01 : 0.0001, decimals: jpy ? 3 : 5 };
  }
  return { symbol: name, kind: 'other', ...OTHER };
}
