import type { Quote } from '@pipsight/contract';
import type { MarketData, PriceBar } from '../src/providers/market-data/port.ts';

const MINUTE_MS = 60_000;

/** A price from a moment on, until the next. */
type PricePoint = readonly [at: Date, price: number];

/** A market that follows a script. */
export interface ScriptedMarket {
  readonly source: MarketData;
  /** Newest prices, as of the moment they are asked for unless the script ended long ago. */
  quotes(symbols: readonly string[]): Promise<readonly Quote[]>;
  /** Spans of the bars asked for so far. */
  readonly barsAskedFor: readonly { symbol: string; from: Date; to: Date }[];
}

interface Script {
  readonly now: () => Date;
  /** Prices of each symbol, oldest first. They may be added to. */
  readonly points: Readonly<Record<string, readonly PricePoint[]>>;
}

/** A source that quotes a script at the moment `now` says, and keeps history in bars of whole minutes. */
export function scriptedMarket({ now, points }: Script, overrides: Partial<MarketData> = {}): ScriptedMarket {
  const barsAskedFor: { symbol: string; from: Date; to: Date }[] = [];
  const source: MarketData = {
    name: 'scripted',
    isLive: true,
    freshForMs: 0,
    async quotes(symbols) {
      const quotes = symbols.flatMap((symbol) => {
        const price = priceAt(points[symbol] ?? [], now());
        return price === null ? [] : [{ symbol, price, asOf: now() }];
      });
      return { ok: true, quotes };
    },
    async bars(symbol, from, to) {
      barsAskedFor.push({ symbol, from, to });
      return { ok: true, bars: minuteBars(points[symbol] ?? [], from, to) };
    },
    ...overrides,
  };
  return {
    source,
    barsAskedFor,
    async quotes(symbols) {
      const result = await source.quotes(symbols, new AbortController().signal);
      if (!result.ok) return [];
      const { name, isLive } = source;
      return result.quotes.map((quote) => ({ ...quote, asOf: quote.asOf.toISOString(), source: name, isLive }));
    },
  };
}

function priceAt(points: readonly PricePoint[], at: Date): number | null {
  return points.findLast(([since]) => since <= at)?.[1] ?? null;
}

function minuteBars(points: readonly PricePoint[], from: Date, to: Date): PriceBar[] {
  const bars: PriceBar[] = [];
  const first = Math.ceil(from.getTime() / MINUTE_MS) * MINUTE_MS;
  for (let at = first; at + MINUTE_MS <= to.getTime(); at += MINUTE_MS) {
    const span = { from: new Date(at), to: new Date(at + MINUTE_MS) };
    const within = points.filter(([since]) => since >= span.from && since < span.to).map(([, price]) => price);
    const prices = [priceAt(points, span.from) ?? [], within].flat();
    const [open] = prices;
    if (open === undefined) continue;
    bars.push({ ...span, open, high: Math.max(...prices), low: Math.min(...prices), close: prices.at(-1)! });
  }
  return bars;
}
