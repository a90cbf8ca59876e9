import type { Candle } from '@pipsight/trading';
import { expect, test } from 'vitest';
import { candlesFrom, seriesOf, zigzag } from '../../test/candle-builders.ts';
import { findFairValueGaps } from './fair-value-gaps.ts';
import { findOrderBlocks } from './order-blocks.ts';
import { findBreaks } from './structure-breaks.ts';
import { findSwings } from './swings.ts';
import type { Zone } from './zones.ts';

/** Twenty bars of range 2 around 100, then the bars under test, then one that is still forming. */
const after = (bars: readonly Candle[]): Candle[] => [
  ...Array.from({ length: 20 }, () => ({ open: 100, high: 101, low: 99, close: 100 })),
  ...bars,
  bars.at(-1)!,
];
const leap: Candle[] = [
  { open: 100, high: 101, low: 99.5, close: 101 },
  { open: 101, high: 105, low: 101, close: 104.8 },
  { open: 104.8, high: 107, low: 103, close: 106 },
];
const gapsOf = (bars: readonly Candle[]): Zone[] => findFairValueGaps(seriesOf(after(bars)));

test('three bars that leave a range untraded make a fair value gap', () => {
  expect(gapsOf(leap)).toEqual([
    {
      kind: 'fair-value-gap',
      side: 'bullish',
      bottom: 101,
      top: 103,
      formedAt: 20,
      knownAt: 22,
      touchedAt: null,
      halfwayAt: null,
      filledAt: null,
      invalidatedAt: null,
    },
  ]);
});

test('a gap remembers when it was touched, filled and closed through', () => {
  const back: Candle[] = [
    { open: 106, high: 106, low: 102.5, close: 104 },
    { open: 104, high: 104, low: 100.9, close: 102 },
    { open: 102, high: 102, low: 99, close: 99.5 },
  ];
  expect(gapsOf([...leap, ...back])[0]).toMatchObject({
    touchedAt: 23,
    halfwayAt: 24,
    filledAt: 24,
    invalidatedAt: 25,
  });
});

test('a jump between two bars is a missing bar, not a gap', () => {
  const jumped = [leap[0]!, { open: 103.5, high: 105, low: 103.2, close: 104.8 }, leap[2]!];
  expect(gapsOf(jumped)).toEqual([]);
});

test('a middle bar that closes back inside leaves no gap', () => {
  const faded = [
    leap[0]!,
    { open: 101, high: 105, low: 100.5, close: 100.8 },
    { open: 100.8, high: 107, low: 101.6, close: 106 },
  ];
  expect(gapsOf(faded)).toEqual([]);
});

test('the order block of a break upwards is the lowest falling bar before it', () => {
  const series = seriesOf(candlesFrom(zigzag([100, 110, 105, 112, 111], 8), 0.2));
  const breaks = findBreaks(series, findSwings(series));
  const [block] = findOrderBlocks(series, breaks);
  const lowest = series.candles[16]!;
  expect(block).toMatchObject({
    kind: 'order-block',
    side: 'bullish',
    formedAt: 16,
    knownAt: breaks[0]!.knownAt,
    top: lowest.high,
    bottom: lowest.low,
    invalidatedAt: null,
  });
});

test('an order block fails on a close beyond it and is kept', () => {
  const series = seriesOf(candlesFrom(zigzag([100, 110, 105, 112, 103, 104], 8), 0.2));
  const [block] = findOrderBlocks(series, findBreaks(series, findSwings(series)));
  expect(block!.invalidatedAt).toBeGreaterThan(block!.knownAt);
  expect(series.candles[block!.invalidatedAt!]!.close).toBeLessThan(block!.bottom);
});
