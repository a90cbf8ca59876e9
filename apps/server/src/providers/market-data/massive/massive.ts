import { pairOf } from '@pipsight/trading';
import { createJsonClient, type JsonClientOptions } from '../json-client.ts';
import { barsWithin, planBars } from '../plan-bars.ts';
import type { MarketData } from '../port.ts';
import { readableItems, unreadable } from '../read-answer.ts';
import { aggregateSchema, aggregatesSchema, snapshotSchema, tickerSchema } from './massive-answers.ts';

export interface MassiveOptions extends Pick<JsonClientOptions, 'now' | 'timeoutMs'> {
  readonly apiKey: string;
  readonly baseUrl?: string | undefined;
}

const ADDRESS = 'https://api.massive.com';
const SNAPSHOT_PATH = '/v2/snapshot/locale/global/markets/forex/tickers';
const FRESH_FOR_MS = 5000;
const MINUTE_MS = 60_000;
/** An answer is made of at most 50,000 minutes; bars of more than five would be cut short by it. */
const BAR_LIMITS = { widthsMs: [MINUTE_MS, 5 * MINUTE_MS], maxBars: 5000 };
const MAX_BASE_MINUTES = '50000';

/** Prices of Massive, formerly Polygon.io: the middle of the last bid and ask, and bars of its quotes. */
export function createMassive({ apiKey, baseUrl, now, timeoutMs }: MassiveOptions): MarketData {
  const client = createJsonClient({
    baseUrl: baseUrl ?? ADDRESS,
    headers: { authorization: `Bearer ${apiKey}` },
    now,
    timeoutMs,
  });
  return {
    name: 'massive',
    isLive: true,
    freshForMs: FRESH_FOR_MS,

    async quotes(symbols, signal) {
      signal.throwIfAborted();
      const symbolOf = new Map(symbols.map((symbol) => [tickerOf(symbol), symbol]));
      const asked = [...symbolOf.keys()].filter((ticker) => ticker !== null);
      // No ticker would mean all of them.
      if (asked.length === 0) return { ok: true, quotes: [] };
      const answer = await client.get(SNAPSHOT_PATH, { tickers: asked.join(',') }, signal);
      if (!answer.ok) return answer;
      const parsed = snapshotSchema.safeParse(answer.json);
      if (!parsed.success) return unreadable(parsed.error);
      const read = readableItems(parsed.data.tickers, tickerSchema);
      if (!read.ok) return read;
      const quotes = read.items.flatMap(({ ticker, price, asOf }) => {
        const symbol = symbolOf.get(ticker);
        return symbol === undefined ? [] : [{ symbol, price, asOf }];
      });
      return { ok: true, quotes };
    },

    async bars(symbol, from, to, signal) {
      signal.throwIfAborted();
      const ticker = tickerOf(symbol);
      const plan = planBars(from, to, BAR_LIMITS);
      if (ticker === null || plan === null) return { ok: true, bars: [] };
      const range = `${plan.widthMs / MINUTE_MS}/minute/${plan.from.getTime()}/${plan.to.getTime()}`;
      const path = `/v2/aggs/ticker/${encodeURIComponent(ticker)}/range/${range}`;
      const answer = await client.get(path, { sort: 'asc', limit: MAX_BASE_MINUTES }, signal);
      if (!answer.ok) return answer;
      const parsed = aggregatesSchema.safeParse(answer.json);
      if (!parsed.success) return unreadable(parsed.error);
      const read = readableItems(parsed.data.results, aggregateSchema);
      return read.ok ? { ok: true, bars: barsWithin(plan, read.items) } : read;
    },
  };
}

/** Massive's name of a pair, `C:EURUSD`; null for what is no pair. */
function tickerOf(symbol: string): string | null {
  const pair = pairOf(symbol);
  return pair && `C:${pair.base}${pair.quote}`;
}
