import type { MarketData, QuotesResult } from '../src/providers/market-data/port.ts';

/** A call made to a {@link fakeMarketData}, waiting for the test to answer it. */
interface QuotesCall {
  readonly symbols: readonly string[];
  answer(result: QuotesResult): void;
}

/** A source of prices that answers when the test says so. */
export interface FakeMarketData {
  readonly source: MarketData;
  /** Every call so far, oldest first. */
  readonly calls: readonly QuotesCall[];
}

/** A live source without history, whose prices count as new for 5 seconds. */
export function fakeMarketData(overrides: Partial<MarketData> = {}): FakeMarketData {
  const calls: QuotesCall[] = [];
  return {
    calls,
    source: {
      name: 'fake',
      isLive: true,
      freshForMs: 5000,
      bars: null,
      quotes: (symbols) => new Promise((resolve) => calls.push({ symbols, answer: resolve })),
      ...overrides,
    },
  };
}
