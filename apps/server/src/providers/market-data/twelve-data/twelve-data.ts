import { pairOf } from '@pipsight/trading';
import { createJsonClient, type JsonClientOptions } from '../json-client.ts';
import { barsWithin, planBars } from '../plan-bars.ts';
import type { MarketData, MarketDataFailure } from '../port.ts';
import { readableItems, unreadable } from '../read-answer.ts';
import { createCreditBudget, type CreditLimits } from './credit-budget.ts';
import { errorSchema, failureOfCode, timeSeriesSchema, valueSchema } from './twelve-data-answers.ts';
import { readQuotes } from './read-quotes.ts';

export interface TwelveDataOptions extends Pick<JsonClientOptions, 'now' | 'timeoutMs'> {
  readonly apiKey: string;
  /** What the plan allows; a symbol costs one credit, in a price as in a history. */
  readonly credits: CreditLimits;
  readonly baseUrl?: string | undefined;
}

const ADDRESS = 'https://api.twelvedata.com';
const SHORTEST_FRESH_FOR_MS = 5000;
const INTERVALS: Readonly<Record<number, string>> = {
  60_000: '1min',
  300_000: '5min',
  900_000: '15min',
  3_600_000: '1h',
};
/** The most values one answer has. */
const BAR_LIMITS = { widthsMs: Object.keys(INTERVALS).map(Number), maxBars: 5000 };

/** Prices of Twelve Data: the last price of each symbol, and bars. */
export function createTwelveData({ apiKey, credits, baseUrl, now, timeoutMs }: TwelveDataOptions): MarketData {
  const client = createJsonClient({
    baseUrl: baseUrl ?? ADDRESS,
    headers: { authorization: `apikey ${apiKey}` },
    now,
    timeoutMs,
  });
  const budget = createCreditBudget(credits, now);
  const outOfCredits = (): MarketDataFailure => ({
    ok: false,
    reason: 'rate-limited',
    retryAfterMs: budget.waitMs(),
    detail: 'the credits of the plan are spent for now',
  });

  return {
    name: 'twelvedata',
    isLive: true,
    // One credit for the price, one for the history of the time since.
    freshForMs: Math.max(SHORTEST_FRESH_FOR_MS, 2 * budget.refillMs),

    async quotes(symbols, signal) {
      signal.throwIfAborted();
      const named = symbols.flatMap((symbol) => {
        const name = nameOf(symbol);
        return name === null ? [] : [{ symbol, name }];
      });
      if (named.length === 0) return { ok: true, quotes: [] };
      const affordable = budget.take(named.length);
      if (affordable === 0) return outOfCredits();
      const asked = new Map(named.slice(0, affordable).map(({ symbol, name }) => [name, symbol]));
      const answer = await client.get('/quote', { symbol: [...asked.keys()].join(',') }, signal);
      if (!answer.ok) return answer;
      const result = readQuotes(answer.json, asked);
      const left = named.slice(affordable).map(({ symbol }) => symbol);
      if (!result.ok || left.length === 0) return result;
      return {
        ...result,
        skipped: { symbols: [...(result.skipped?.symbols ?? []), ...left], because: outOfCredits() },
      };
    },

    async bars(symbol, from, to, signal) {
      signal.throwIfAborted();
      const name = nameOf(symbol);
      const plan = planBars(from, to, BAR_LIMITS);
      if (name === null || plan === null) return { ok: true, bars: [] };
      if (budget.take(1) === 0) return outOfCredits();
      const query = {
        symbol: name,
        interval: INTERVALS[plan.widthMs]!,
        start_date: momentText(plan.from),
        end_date: momentText(plan.to),
        timezone: 'UTC',
        order: 'ASC',
        outputsize: String(BAR_LIMITS.maxBars),
      };
      const answer = await client.get('/time_series', query, signal);
      if (!answer.ok) return answer;
      const error = errorSchema.safeParse(answer.json);
      if (error.success) return failureOfCode(error.data.code) ?? { ok: true, bars: [] };
      const parsed = timeSeriesSchema.safeParse(answer.json);
      if (!parsed.success) return unreadable(parsed.error);
      const read = readableItems(parsed.data.values, valueSchema);
      return read.ok ? { ok: true, bars: barsWithin(plan, read.items) } : read;
    },
  };
}

/** Twelve Data's name of a pair, `EUR/USD`; null for what is no pair. */
function nameOf(symbol: string): string | null {
  const pair = pairOf(symbol);
  return pair && `${pair.base}/${pair.quote}`;
}

/** A moment in UTC as it writes them, `2026-11-18 10:00:20`. */
function momentText(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ');
}
