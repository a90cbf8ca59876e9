import type { Quote } from '@pipsight/contract';
import { normaliseSymbol, pairOf, tradingWeek } from '@pipsight/trading';
import type { MarketData, SourceQuote } from '../../providers/market-data/port.ts';
import { createSourceHealth, type HealthLog } from './source-health.ts';

/** Newest prices for everybody, from one source. */
export interface QuoteCache {
  /**
   * Newest prices of some symbols, in whatever spelling, in their order and each once. What is no pair of known currencies or
   * metals is left out, and so is what the source does not know or has never answered. While the source fails or is asked to
   * be left alone, the last price stays, with its `asOf`: who acts on a price looks at its age. Does not reject.
   */
  quotes(symbols: readonly string[]): Promise<readonly Quote[]>;
}

interface QuoteCacheOptions {
  readonly source: MarketData;
  readonly now: () => Date;
  readonly log: HealthLog;
}

/** What is known of one symbol. There are as many as pairs of known codes, so memory is bounded. */
interface Entry {
  /** Null for a symbol the source does not know, or has always skipped. */
  readonly quote: Quote | null;
  readonly askedAtMs: number;
  /** When the source last did not skip it. */
  readonly answeredAtMs: number;
}

const NEVER_MS = 0;

/** A symbol the source did not know is not asked for again before this has passed. */
const UNKNOWN_FOR_MS = 600_000;

/** The one cache between all users and a source: a symbol is fetched at most once at a time, and only when its price is old. */
export function createQuoteCache({ source, now, log }: QuoteCacheOptions): QuoteCache {
  const entries = new Map<string, Entry>();
  const inFlight = new Map<string, Promise<void>>();
  const health = createSourceHealth(source.name, now, log);
  const never = new AbortController().signal;

  function isFresh(symbol: string): boolean {
    const entry = entries.get(symbol);
    if (!entry) return false;
    const at = now();
    if (at.getTime() - entry.askedAtMs < source.freshForMs) return true;
    if (!entry.quote) return at.getTime() - entry.answeredAtMs < UNKNOWN_FOR_MS;
    // Over the weekend nothing changes: an answer from after the close holds until the opening, when the next close is ahead.
    return entry.answeredAtMs >= tradingWeek(at).closesAt.getTime();
  }

  async function fetchQuotes(symbols: readonly string[]): Promise<void> {
    const result = await source.quotes(symbols, never);
    if (!result.ok) return health.failed(result);
    health.answered(result.skipped?.because ?? null);
    const found = new Map(result.quotes.map((quote) => [quote.symbol, quote]));
    const skipped = new Set(result.skipped?.symbols);
    const askedAtMs = now().getTime();
    for (const symbol of symbols) {
      const before = entries.get(symbol);
      const quote = presentQuote(found.get(symbol), source) ?? before?.quote ?? null;
      const answeredAtMs = skipped.has(symbol) ? (before?.answeredAtMs ?? NEVER_MS) : askedAtMs;
      entries.set(symbol, { quote, answeredAtMs, askedAtMs });
    }
  }

  function startFetching(symbols: readonly string[]): void {
    // Those that waited longest first, for a source that cannot look up all of them.
    const answeredAtMs = (symbol: string): number => entries.get(symbol)?.answeredAtMs ?? NEVER_MS;
    const due = symbols.toSorted((one, other) => answeredAtMs(one) - answeredAtMs(other));
    const fetching = fetchQuotes(due).finally(() => due.forEach((symbol) => inFlight.delete(symbol)));
    due.forEach((symbol) => inFlight.set(symbol, fetching));
  }

  return {
    async quotes(symbols) {
      const wanted = [...new Set(symbols.map(normaliseSymbol))].filter((symbol) => pairOf(symbol) !== null);
      const due = wanted.filter((symbol) => !inFlight.has(symbol) && !isFresh(symbol));
      if (due.length > 0 && health.mayAsk()) startFetching(due);
      await Promise.all(wanted.flatMap((symbol) => inFlight.get(symbol) ?? []));
      return wanted.flatMap((symbol) => entries.get(symbol)?.quote ?? []);
    },
  };
}

function presentQuote(quote: SourceQuote | undefined, { name, isLive }: MarketData): Quote | null {
  return quote ? { ...quote, asOf: quote.asOf.toISOString(), source: name, isLive } : null;
}
