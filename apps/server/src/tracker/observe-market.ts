import type { Quote } from '@pipsight/contract';
import { priceSeen, type Observation } from '@pipsight/trading';
import { Semaphore } from '../http/semaphore.ts';
import type { MarketData } from '../providers/market-data/port.ts';
import { missedPrices } from './missed-prices.ts';
import { isPriceGap } from './price-gaps.ts';
import type { WatchedSymbol } from './watched-symbols.ts';

/** What is new of one symbol. */
export interface SeenSymbol {
  readonly symbol: string;
  /** Oldest first. */
  readonly observations: readonly Observation[];
  /** Everything up to here is in the observations, or will never be known. */
  readonly until: Date;
}

/** Where it is told what happened to prices on their way. */
export interface MarketLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** @internal for tests */
export interface ObserveMarketOptions {
  readonly source: Pick<MarketData, 'name' | 'bars' | 'freshForMs'>;
  readonly intervalMs: number;
  readonly log: MarketLog;
}

/** What is new of the watched symbols at a moment, given their newest prices. What has not come when the signal aborts is left out. */
export type ObserveMarket = (
  watched: readonly WatchedSymbol[],
  quotes: readonly Quote[],
  now: Date,
  signal: AbortSignal,
) => Promise<readonly SeenSymbol[]>;

/** A price older than this is not the market's any more. While the market is closed all are. */
const STALE_MS = 300_000;
const MINUTE_MS = 60_000;
/** A symbol waits this long for history that the source fails to give, then goes on with its newest price. */
const PATIENCE_MS = 900_000;
const SYMBOLS_AT_ONCE = 4;

/**
 * Looks at the market. Where the source keeps history, the time missed is made good from its bars every minute, or as often as
 * the source may be asked; and a newest price is held back while bars before it are missing, since what came first decides.
 * A source that refuses its history, or fails to give it for a quarter of an hour, is treated as one that keeps none: there
 * the newest price is all there is, and time that was missed is named in the log.
 */
export function createObserveMarket({ source, intervalMs, log }: ObserveMarketOptions): ObserveMarket {
  const barsEveryMs = Math.max(MINUTE_MS, source.freshForMs);
  const history = createHistoryHealth(source.name, log);

  async function observe(
    watched: WatchedSymbol,
    quote: Quote,
    now: Date,
    signal: AbortSignal,
  ): Promise<SeenSymbol | null> {
    const { symbol, consideredUntil } = watched;
    const asOf = new Date(quote.asOf);
    if (!quote.isLive || asOf < consideredUntil) return null;
    const isFresh = now.getTime() - asOf.getTime() <= STALE_MS;
    const newest = isFresh ? [priceSeen(quote.price, asOf)] : [];
    const isBehind = asOf > consideredUntil && now.getTime() - consideredUntil.getTime() >= barsEveryMs;
    if (source.bars && !isBehind) return { symbol, observations: newest, until: consideredUntil };
    let from = consideredUntil;
    let bars: readonly Observation[] = [];
    if (source.bars) {
      const missed = await missedPrices(source.bars, symbol, consideredUntil, now, signal);
      ({ bars, until: from } = missed);
      if (missed.state === 'complete') {
        history.given(symbol);
        return { symbol, observations: [...bars, ...newest], until: from };
      }
      const isOver = missed.state !== 'unfinished' && history.failed(symbol, missed.state, now);
      if (!isOver) return { symbol, observations: bars, until: from };
    }
    if (isFresh && isPriceGap(from, asOf, intervalMs)) log.warn({ symbol, from, to: asOf }, 'prices were missed');
    return { symbol, observations: [...bars, ...newest], until: isFresh ? asOf : from };
  }

  return async (watched, quotes, now, signal) => {
    const turns = new Semaphore(SYMBOLS_AT_ONCE);
    const quoteOf = new Map(quotes.map((quote) => [quote.symbol, quote]));
    const seen = await Promise.all(
      watched.map(async (one) => {
        const quote = quoteOf.get(one.symbol);
        return quote ? turns.run(() => observe(one, quote, now, signal)) : null;
      }),
    );
    return seen.flatMap((one, index) => (one && isNews(one, watched[index]!) ? [one] : []));
  };
}

function isNews({ observations, until }: SeenSymbol, { consideredUntil }: WatchedSymbol): boolean {
  return observations.length > 0 || until > consideredUntil;
}

/** Remembers which symbols the source owes history, and tells the log when that begins and when it is over. */
function createHistoryHealth(source: string, log: MarketLog) {
  const owedSince = new Map<string, Date>();
  return {
    given(symbol: string): void {
      if (owedSince.delete(symbol) && owedSince.size === 0) log.info({ source }, 'price history is back');
    },
    /** Whether there is no more waiting for it. */
    failed(symbol: string, reason: string, now: Date): boolean {
      if (owedSince.size === 0) log.warn({ source, symbol, reason }, 'price history failed');
      const since = owedSince.get(symbol) ?? now;
      owedSince.set(symbol, since);
      return reason === 'refused' || now.getTime() - since.getTime() >= PATIENCE_MS;
    },
  };
}
