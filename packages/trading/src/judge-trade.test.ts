import { describe, expect, it } from 'vitest';
import { judgeTrade, priceSeen, type Observation, type WatchedTrade } from './judge-trade.ts';

/** A moment so many minutes after the trade began to be watched. */
const minute = (n: number): Date => new Date(Date.UTC(2026, 10, 23, 10, n));
const open: WatchedTrade = {
  direction: 'BUY',
  entryType: 'market',
  entry: 1.084,
  stop: 1.083,
  target1: 1.086,
  target2: 1.088,
  openedAt: minute(0),
  watchedSince: minute(0),
};
const sell: WatchedTrade = { ...open, direction: 'SELL', stop: 1.085, target1: 1.082, target2: null };
const waiting = (entryType: WatchedTrade['entryType'], trade = open): WatchedTrade => ({
  ...trade,
  entryType,
  openedAt: null,
});

/** One price a minute, from minute 1 on. */
const prices = (...values: number[]): Observation[] => values.map((price, i) => priceSeen(price, minute(i + 1)));
/** The bar from minute `n` to `n + 1`. */
const bar = (n: number, [open, high, low, close]: [number, number, number, number]): Observation => ({
  from: minute(n),
  to: minute(n + 1),
  open,
  high,
  low,
  close,
});
const lost = (n: number) => ({ outcome: 'stop', at: minute(n) });
const won = (n: number) => ({ outcome: 'tp1', at: minute(n) });

describe('an open trade', () => {
  it('goes on while neither stop nor target is touched', () => {
    expect(judgeTrade(open, prices(1.0831, 1.0859))).toEqual({ openedAt: minute(0), closed: null });
    expect(judgeTrade(open, [])).toEqual({ openedAt: minute(0), closed: null });
  });

  it('is lost when its stop is touched, to the point', () => {
    expect(judgeTrade(open, prices(1.0835, 1.083)).closed).toEqual(lost(2));
    expect(judgeTrade(sell, prices(1.0845, 1.085)).closed).toEqual(lost(2));
  });

  it('is won when its first target is touched; the second plays no part', () => {
    expect(judgeTrade(open, prices(1.086)).closed).toEqual(won(1));
    expect(judgeTrade(sell, prices(1.082)).closed).toEqual(won(1));
  });

  it('ends where it first ends, whatever comes after', () => {
    expect(judgeTrade(open, prices(1.087, 1.08)).closed).toEqual(won(1));
    expect(judgeTrade(open, prices(1.08, 1.087)).closed).toEqual(lost(1));
  });

  it('is lost when one bar touches stop and target', () => {
    expect(judgeTrade(open, [bar(1, [1.084, 1.087, 1.082, 1.0865])]).closed).toEqual(lost(2));
    expect(judgeTrade(sell, [bar(1, [1.084, 1.086, 1.081, 1.0815])]).closed).toEqual(lost(2));
  });

  it('is lost by a gap over its stop as by its stop', () => {
    expect(judgeTrade(open, prices(1.05)).closed).toEqual(lost(1));
  });

  it('without a stop is not lost, without a target not won', () => {
    expect(judgeTrade({ ...open, stop: 0 }, prices(0.5, 1.086)).closed).toEqual(won(2));
    expect(judgeTrade({ ...sell, stop: 0 }, prices(9)).closed).toBeNull();
    expect(judgeTrade({ ...open, target1: null }, prices(9)).closed).toBeNull();
    expect(judgeTrade({ ...sell, target1: 0 }, prices(0.1)).closed).toBeNull();
  });

  it('without an entry is decided by stop and target all the same', () => {
    expect(judgeTrade({ ...open, entry: 0 }, prices(1.084, 1.083)).closed).toEqual(lost(2));
  });
});

describe('a waiting order', () => {
  it.each([
    ['buy_limit', open, 1.0841, 1.084],
    ['buy_stop', open, 1.0839, 1.084],
    ['sell_limit', sell, 1.0839, 1.084],
    ['sell_stop', sell, 1.0841, 1.084],
  ] as const)('%s is filled when its entry is touched, and not before', (entryType, trade, before, touch) => {
    const order = waiting(entryType, trade);
    expect(judgeTrade(order, prices(before))).toEqual({ openedAt: null, closed: null });
    expect(judgeTrade(order, prices(before, touch))).toEqual({ openedAt: minute(2), closed: null });
  });

  it('is not ended by stop or target before it is filled', () => {
    expect(judgeTrade(waiting('buy_limit'), prices(1.087))).toEqual({ openedAt: null, closed: null });
    expect(judgeTrade(waiting('buy_stop'), prices(1.082))).toEqual({ openedAt: null, closed: null });
  });

  it('ends by stop or target after it is filled', () => {
    expect(judgeTrade(waiting('buy_limit'), prices(1.084, 1.086))).toEqual({ openedAt: minute(1), closed: won(2) });
    expect(judgeTrade(waiting('buy_limit'), prices(1.0835, 1.083))).toEqual({ openedAt: minute(1), closed: lost(2) });
  });

  it('is lost at once where the first price lies beyond its stop', () => {
    expect(judgeTrade(waiting('buy_limit'), prices(1.08))).toEqual({ openedAt: minute(1), closed: lost(1) });
  });

  it('is lost when the bar that fills it touches the stop, though the stop may have come first', () => {
    const both = bar(1, [1.0832, 1.0845, 1.0828, 1.0842]);
    expect(judgeTrade(waiting('buy_stop'), [both])).toEqual({ openedAt: minute(2), closed: lost(2) });
  });

  it.each([
    ['a stop order, whose entry lies on the way', 'buy_stop', [1.0835, 1.0865, 1.0834, 1.085], won(2)],
    ['a limit order of which the bar closes at its target', 'buy_limit', [1.085, 1.0866, 1.0838, 1.086], won(2)],
    ['a limit order that the bar opens beyond', 'buy_limit', [1.0839, 1.0866, 1.0838, 1.085], won(2)],
    ['a limit order whose target may have come first', 'buy_limit', [1.085, 1.0866, 1.0838, 1.085], null],
  ] as const)('and its target in one bar: %s', (_case, entryType, values, closed) => {
    expect(judgeTrade(waiting(entryType), [bar(1, [...values])])).toEqual({ openedAt: minute(2), closed });
  });
});

describe('what does not count', () => {
  it('is a price from before the trade was watched', () => {
    expect(judgeTrade({ ...open, watchedSince: minute(5) }, prices(1.08, 1.09)).closed).toBeNull();
    expect(judgeTrade({ ...open, watchedSince: minute(1) }, prices(1.08)).closed).toEqual(lost(1));
  });

  it('is a bar that began before the trade was watched, but for its closing price', () => {
    const late = { ...open, watchedSince: new Date(minute(1).getTime() + 1) };
    expect(judgeTrade(late, [bar(1, [1.084, 1.087, 1.082, 1.085])]).closed).toBeNull();
    expect(judgeTrade(late, [bar(1, [1.084, 1.087, 1.084, 1.0861])]).closed).toEqual(won(2));
    expect(judgeTrade({ ...open, watchedSince: minute(2) }, [bar(0, [1.084, 1.087, 1.082, 1.08])]).closed).toBeNull();
  });

  it('is a bar that began before the order was filled, seen after the price that filled it', () => {
    const filled = [priceSeen(1.084, new Date(minute(1).getTime() + 30_000)), bar(1, [1.0825, 1.0845, 1.0825, 1.0842])];
    expect(judgeTrade(waiting('buy_stop'), filled).closed).toBeNull();
  });
});
