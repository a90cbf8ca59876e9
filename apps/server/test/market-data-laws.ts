import { describe, expect, it } from 'vitest';
import type { MarketData, PriceBar } from '../src/providers/market-data/port.ts';

/** A source under test, answering as it would on a trading day. */
export interface LawfulSource {
  readonly source: MarketData;
  /** Symbols it knows, two or more, in the normal spelling. */
  readonly symbols: readonly string[];
  /** A span its history covers. */
  readonly span: { readonly from: Date; readonly to: Date };
}

const never = new AbortController().signal;

/** What holds for every source of market prices, while it works. */
export function marketDataLaws(name: string, start: () => Promise<LawfulSource>): void {
  describe(`${name} as a source of prices`, () => {
    it('answers with the symbols as asked for, each once', async () => {
      const { source, symbols } = await start();
      const result = await source.quotes(symbols, never);
      expect(result).toMatchObject({ ok: true });
      expect(result.ok && result.quotes.map(({ symbol }) => symbol).toSorted()).toEqual(symbols.toSorted());
    });

    it('answers for a single symbol', async () => {
      const { source, symbols } = await start();
      const result = await source.quotes(symbols.slice(0, 1), never);
      expect(result).toMatchObject({ ok: true, quotes: [{ symbol: symbols[0] }] });
    });

    it('gives prices above 0 with the moment they were made', async () => {
      const { source, symbols } = await start();
      const result = await source.quotes(symbols, never);
      for (const { price, asOf } of result.ok ? result.quotes : []) {
        expect(price).toBeGreaterThan(0);
        expect(Number.isFinite(price)).toBe(true);
        expect(asOf.getTime()).toBeGreaterThan(Date.UTC(2020, 0, 1));
      }
    });

    it('leaves out what it does not know', async () => {
      const { source, symbols } = await start();
      const result = await source.quotes(['US500', symbols[0]!, 'NONSENSE'], never);
      expect(result).toMatchObject({ ok: true, quotes: [{ symbol: symbols[0] }] });
    });

    it('answers nothing for nothing', async () => {
      const { source } = await start();
      expect(await source.quotes([], never)).toMatchObject({ ok: true, quotes: [] });
    });

    it('rejects with the reason of a signal that has aborted', async () => {
      const { source, symbols } = await start();
      const reason = new Error('no longer needed');
      await expect(source.quotes(symbols, AbortSignal.abort(reason))).rejects.toBe(reason);
    });

    it('has a name and a time for which its prices count as new', async () => {
      const { source } = await start();
      expect(source.name).toMatch(/^[a-z0-9-]+$/);
      expect(source.freshForMs).toBeGreaterThanOrEqual(0);
    });

    it('has history exactly where its prices are live', async () => {
      const { source } = await start();
      expect(source.bars !== null).toBe(source.isLive);
    });
  });
}

/** What holds for the history of every source that has one. */
export function historyLaws(name: string, start: () => Promise<LawfulSource>): void {
  async function barsOf({ source, symbols, span }: LawfulSource): Promise<readonly PriceBar[]> {
    const result = await source.bars!(symbols[0]!, span.from, span.to, never);
    if (!result.ok) throw new Error(`no bars: ${result.reason}`);
    return result.bars;
  }

  describe(`${name} as a source of history`, () => {
    it('gives bars, oldest first, that do not overlap and lie between the two moments', async () => {
      const lawful = await start();
      const bars = await barsOf(lawful);
      expect(bars.length).toBeGreaterThan(1);
      let end = lawful.span.from;
      for (const { from, to } of bars) {
        expect(from.getTime()).toBeGreaterThanOrEqual(end.getTime());
        expect(to.getTime()).toBeGreaterThan(from.getTime());
        end = to;
      }
      expect(end.getTime()).toBeLessThanOrEqual(lawful.span.to.getTime());
    });

    it('keeps open and close within low and high', async () => {
      for (const { open, high, low, close } of await barsOf(await start())) {
        expect(low).toBeGreaterThan(0);
        expect(low).toBeLessThanOrEqual(Math.min(open, close));
        expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
      }
    });

    it('has no bars where the end is not after the beginning', async () => {
      const { source, symbols, span } = await start();
      expect(await source.bars!(symbols[0]!, span.to, span.to, never)).toMatchObject({ ok: true, bars: [] });
      expect(await source.bars!(symbols[0]!, span.to, span.from, never)).toMatchObject({ ok: true, bars: [] });
    });

    it('has no bars of what it does not know', async () => {
      const { source, span } = await start();
      expect(await source.bars!('US500', span.from, span.to, never)).toMatchObject({ ok: true, bars: [] });
    });

    it('rejects with the reason of a signal that has aborted', async () => {
      const { source, symbols, span } = await start();
      const reason = new Error('no longer needed');
      const asked = source.bars!(symbols[0]!, span.from, span.to, AbortSignal.abort(reason));
      await expect(asked).rejects.toBe(reason);
    });
  });
}
