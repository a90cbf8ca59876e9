import { pairOf } from '@pipsight/trading';
import { createJsonClient, type JsonClientOptions } from '../json-client.ts';
import type { MarketData, MarketDataFailure, SourceQuote } from '../port.ts';
import { fetchWorths, type WorthResult } from './worths.ts';

export interface ReferenceOptions extends Pick<JsonClientOptions, 'now' | 'timeoutMs'> {
  /** Instead of the addresses of both services. */
  readonly baseUrl?: string | undefined;
}

const FIXINGS_ADDRESS = 'https://api.frankfurter.dev';
const METALS_ADDRESS = 'https://api.gold-api.com';
/** The fixings change once a day, the metals every 30 seconds; both are given away. */
const FRESH_FOR_MS = 300_000;
const SIGNIFICANT_DIGITS = 6;

/**
 * Reference prices that need no key: the daily fixings of central banks from Frankfurter, crossed over the dollar, and
 * metals from gold-api. Too slow to trade by, so not live, and without history.
 */
export function createReference({ baseUrl, ...shared }: ReferenceOptions): MarketData {
  const services = {
    fixings: createJsonClient({ baseUrl: baseUrl ?? FIXINGS_ADDRESS, ...shared }),
    metals: createJsonClient({ baseUrl: baseUrl ?? METALS_ADDRESS, ...shared }),
  };
  return {
    name: 'reference',
    isLive: false,
    freshForMs: FRESH_FOR_MS,
    bars: null,
    async quotes(symbols, signal) {
      signal.throwIfAborted();
      const codes = new Set(symbols.flatMap((symbol) => Object.values(pairOf(symbol) ?? {})));
      const worths = await fetchWorths([...codes], services, signal);
      const results = symbols.map((symbol) => crossRate(symbol, worths));
      const quotes = results.flatMap((result) => (result && 'price' in result ? [result] : []));
      const failures = results.flatMap((result) => (result && 'reason' in result ? [result] : []));
      const [because] = failures;
      if (!because) return { ok: true, quotes };
      if (quotes.length === 0) return because;
      const skipped = symbols.filter((_symbol, index) => failures.some((failure) => failure === results[index]));
      return { ok: true, quotes, skipped: { symbols: skipped, because } };
    },
  };
}

/** The price of a pair by what its sides are worth; null for what is no pair, or has a side unknown. */
function crossRate(symbol: string, worths: ReadonlyMap<string, WorthResult>): SourceQuote | MarketDataFailure | null {
  const pair = pairOf(symbol);
  if (!pair) return null;
  const base = worths.get(pair.base)!;
  const quote = worths.get(pair.quote)!;
  if (!base.ok) return base;
  if (!quote.ok) return quote;
  if (!base.worth || !quote.worth) return null;
  const price = Number((base.worth.usd / quote.worth.usd).toPrecision(SIGNIFICANT_DIGITS));
  // As old as its older side. A pair has two different sides, so one of them is not the dollar.
  const asOf = [base.worth.asOf, quote.worth.asOf]
    .filter((date) => date !== null)
    .toSorted((a, b) => a.getTime() - b.getTime())[0]!;
  return { symbol, price, asOf };
}
