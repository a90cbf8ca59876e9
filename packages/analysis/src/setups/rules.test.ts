import type { Candle } from '@pipsight/trading';
import { expect, test } from 'vitest';
import { candlesFrom, zigzag } from '../../test/candle-builders.ts';
import { chartOf } from '../../test/chart-inputs.ts';
import { chartView, type ChartView } from '../chart-view.ts';
import { breakoutRetest } from './breakout-retest.ts';
import { rangeFade } from './range-fade.ts';
import { sweepReversal } from './sweep-reversal.ts';
import { trendPullback } from './trend-pullback.ts';

const viewOf = (candles: readonly Candle[]): ChartView => chartView(chartOf(candles), 0, 'EURUSD');
const pips = (closes: readonly number[]): Candle[] =>
  candlesFrom(
    closes.map((pip) => 1 + pip / 1000),
    0.0008,
  );
/** The same market upside down: what held for buys must hold for sells. */
const mirrored = (candles: readonly Candle[]): Candle[] =>
  candles.map(({ open, high, low, close }) => ({
    open: 2.2 - open,
    high: 2.2 - low,
    low: 2.2 - high,
    close: 2.2 - close,
  }));

const pullback = pips(zigzag([70, 90, 78, 100, 86, 112, 97], 10));

test('a pullback buys zones and levels in the lower half of the leg that broke structure', () => {
  const view = viewOf(pullback);
  const { high, low } = view.structure.range!;
  const ideas = trendPullback(view);
  expect(ideas.length).toBeGreaterThan(0);
  for (const { side, entry, invalidation } of ideas) {
    expect(side).toBe('bullish');
    expect(entry).toBeLessThan((high + low) / 2 + 0.002);
    expect(entry).toBeLessThanOrEqual(view.price);
    expect(invalidation).toBeLessThan(entry);
  }
});

test('a pullback sells the mirrored market at the mirrored prices', () => {
  const bought = trendPullback(viewOf(pullback));
  const sold = trendPullback(viewOf(mirrored(pullback)));
  expect(sold.map(({ side }) => side)).toEqual(bought.map(() => 'bearish'));
  expect(sold.map(({ entry }) => (2.2 - entry).toFixed(5))).toEqual(bought.map(({ entry }) => entry.toFixed(5)));
});

test('a market without a trend has no pullback', () => {
  expect(trendPullback(viewOf(pips(zigzag([80, 100, 80.1, 100.1, 80, 100, 90], 9))))).toEqual([]);
});

const breakout = pips([...zigzag([70, 90, 78, 90.1, 80, 96], 10), 95.5, 95, 94.5]);

test('a breakout waits for the broken swing to be retested', () => {
  const [idea] = breakoutRetest(viewOf(breakout));
  expect(idea).toMatchObject({ side: 'bullish', waitsFor: null, place: 'broken swing high 1.09090' });
  expect(idea!.entry).toBeCloseTo(1.0909);
  expect(idea!.invalidation).toBeLessThan(1.0909);
});

test('price at the broken swing needs a bar that turns first', () => {
  const [idea] = breakoutRetest(viewOf(pips([...zigzag([70, 90, 78, 90.1, 80, 96], 10), 94, 92.5, 91.2])));
  expect(idea!.entry).toBeCloseTo(1.0912);
  expect(idea!.waitsFor?.text).toMatch(/^a close above 1\.\d{5}, which would show that buyers have turned it$/);
});

test('a breakout that closed back is over', () => {
  expect(breakoutRetest(viewOf(pips([...zigzag([70, 90, 78, 90.1, 80, 96], 10), 92, 89, 88.5])))).toEqual([]);
});

const swept = pips([...zigzag([110, 90, 105, 92, 101], 10), 97, 94, 90.5, 93, 96, 99, 102, 104, 106, 107, 105, 104]);
const sweep = swept.map((candle, i) => (i === 43 ? { ...candle, low: 1.085, close: 1.0905 } : candle));

test('a sweep of the low and a close above the last high make a reversal that fails below the sweep', () => {
  const view = viewOf(sweep);
  expect(view.structure.sweeps).toMatchObject([{ side: 'bullish', extreme: 1.085, knownAt: 43 }]);
  const [idea] = sweepReversal(view);
  expect(idea).toMatchObject({ side: 'bullish', invalidation: 1.085, waitsFor: null });
  expect(idea!.reasons.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['liquidity', 'trend']));
  expect(idea!.entry).toBeLessThan(view.price);
});

test('before structure breaks the reversal waits for the close that breaks it', () => {
  const [idea] = sweepReversal(viewOf(sweep.slice(0, 47)));
  expect(idea!.waitsFor).toMatchObject({ price: expect.closeTo(1.1018) as number });
  expect(idea!.entry).toBeCloseTo(1.1018);
});

const range = zigzag([80, 100, 80.1, 100.1, 80, 100, 80.2, 99.9], 9);

test('a range is bought at its low and sold at its high', () => {
  const [low] = rangeFade(viewOf(pips([...range, 95, 90, 86, 84])));
  expect(low).toMatchObject({ side: 'bullish', waitsFor: null });
  expect(low!.ownTargets[0]!.price).toBeCloseTo(1.09, 3);
  const [high] = rangeFade(viewOf(pips([...range, 98, 96, 95, 96])));
  expect(high).toMatchObject({ side: 'bearish' });
});

test('the middle of a range has no side', () => {
  expect(rangeFade(viewOf(pips([...range, 97, 94, 92, 90])))).toEqual([]);
});

test('a break back the other way undoes a reversal', () => {
  const undone = [...sweep, ...pips(zigzag([104, 97, 109, 90, 92], 6)).slice(1)];
  const view = viewOf(undone);
  expect(view.structure.breaks.at(-1)!.side).toBe('bearish');
  expect(sweepReversal(view).filter(({ side, waitsFor }) => side === 'bullish' && waitsFor === null)).toEqual([]);
});
