import { pairOf } from '@pipsight/trading';
import { createJsonClient, type JsonClientOptions } from '../json-client.ts';
import { barsWithin, planBars } from '../plan-bars.ts';
import type { MarketData, MarketDataFailure } from '../port.ts';
import { readableItems, unreadable } from '../read-answer.ts';
import {
  candleSchema,
  candlesSchema,
  instrumentsSchema,
  pricedInstrumentSchema,
  pricingSchema,
} from './oanda-answers.ts';

export interface OandaOptions extends Pick<JsonClientOptions, 'now' | 'timeoutMs'> {
  readonly token: string;
  readonly accountId: string;
  /** Which of the two systems knows the account. */
  readonly environment: 'practice' | 'live';
  /** Instead of the environment's own address. */
  readonly baseUrl?: string | undefined;
}

const ADDRESSES = { practice: 'https://api-fxpractice.oanda.com', live: 'https://api-fxtrade.oanda.com' } as const;
/** It allows 120 requests a second; users look every 30 seconds. */
const FRESH_FOR_MS = 2000;
/** What an account may trade changes rarely. */
const INSTRUMENTS_FRESH_FOR_MS = 6 * 3_600_000;
const GRANULARITIES: Readonly<Record<number, string>> = {
  5000: 'S5',
  60_000: 'M1',
  300_000: 'M5',
  900_000: 'M15',
  3_600_000: 'H1',
};
/** It refuses to give over 5000 candles, one of which may be cut off at the beginning. */
const BAR_LIMITS = { widthsMs: Object.keys(GRANULARITIES).map(Number), maxBars: 4999 };

type Instruments = { readonly ok: true; readonly names: ReadonlySet<string> } | MarketDataFailure;

/** Prices of an account at OANDA, by its v20 REST interface: the middle of bid and ask, and candles down to 5 seconds. */
export function createOanda({ token, accountId, environment, baseUrl, now, timeoutMs }: OandaOptions): MarketData {
  const client = createJsonClient({
    baseUrl: baseUrl ?? ADDRESSES[environment],
    headers: { authorization: `Bearer ${token}` },
    now,
    timeoutMs,
  });
  const account = `/v3/accounts/${encodeURIComponent(accountId)}`;
  let known: { readonly names: ReadonlySet<string>; readonly askedAtMs: number } | null = null;

  /** What the account may trade: one unknown instrument makes OANDA refuse the prices of all. */
  async function instruments(signal: AbortSignal): Promise<Instruments> {
    const nowMs = now().getTime();
    if (known && nowMs - known.askedAtMs < INSTRUMENTS_FRESH_FOR_MS) return { ok: true, names: known.names };
    const answer = await client.get(`${account}/instruments`, {}, signal);
    if (!answer.ok) return answer;
    // The account is all this call names.
    if (answer.status !== 200)
      return { ok: false, reason: 'refused', detail: `no such account, HTTP ${answer.status}` };
    const parsed = instrumentsSchema.safeParse(answer.json);
    if (!parsed.success) return unreadable(parsed.error);
    known = { names: new Set(parsed.data.instruments.map(({ name }) => name)), askedAtMs: nowMs };
    return { ok: true, names: known.names };
  }

  return {
    name: 'oanda',
    isLive: true,
    freshForMs: FRESH_FOR_MS,

    async quotes(symbols, signal) {
      signal.throwIfAborted();
      const tradeable = await instruments(signal);
      if (!tradeable.ok) return tradeable;
      const symbolOf = new Map(symbols.map((symbol) => [instrumentOf(symbol), symbol]));
      const asked = [...symbolOf.keys()].filter((name) => name !== null && tradeable.names.has(name));
      if (asked.length === 0) return { ok: true, quotes: [] };
      const answer = await client.get(`${account}/pricing`, { instruments: asked.join(',') }, signal);
      if (!answer.ok) return answer;
      const parsed = pricingSchema.safeParse(answer.json);
      if (!parsed.success) return unreadable(parsed.error);
      const read = readableItems(parsed.data.prices, pricedInstrumentSchema);
      if (!read.ok) return read;
      const quotes = read.items.flatMap(({ instrument, price, asOf }) => {
        const symbol = symbolOf.get(instrument);
        return symbol === undefined ? [] : [{ symbol, price, asOf }];
      });
      return { ok: true, quotes };
    },

    async bars(symbol, from, to, signal) {
      signal.throwIfAborted();
      const name = instrumentOf(symbol);
      const plan = planBars(from, to, BAR_LIMITS);
      if (name === null || plan === null) return { ok: true, bars: [] };
      const tradeable = await instruments(signal);
      if (!tradeable.ok) return tradeable;
      if (!tradeable.names.has(name)) return { ok: true, bars: [] };
      const query = {
        price: 'M',
        granularity: GRANULARITIES[plan.widthMs]!,
        from: plan.from.toISOString(),
        // Not `to`: OANDA refuses one that lies in the future, if only by the difference of two clocks.
        count: String(Math.ceil((plan.to.getTime() - plan.from.getTime()) / plan.widthMs) + 1),
      };
      const answer = await client.get(`/v3/instruments/${name}/candles`, query, signal);
      if (!answer.ok) return answer;
      const parsed = candlesSchema.safeParse(answer.json);
      if (!parsed.success) return unreadable(parsed.error);
      const read = readableItems(parsed.data.candles, candleSchema);
      return read.ok
        ? {
            ok: true,
            bars: barsWithin(
              plan,
              read.items.filter(({ complete }) => complete),
            ),
          }
        : read;
    },
  };
}

/** OANDA's name of a pair, `EUR_USD`; null for what is no pair. */
function instrumentOf(symbol: string): string | null {
  const pair = pairOf(symbol);
  return pair && `${pair.base}_${pair.quote}`;
}
