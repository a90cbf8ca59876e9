import type { Candle } from '@pipsight/trading';
import { expect, test } from 'vitest';
import { candlesFrom, seriesOf } from '../../test/candle-builders.ts';
import { findPatterns } from './find-patterns.ts';

const slope = (from: number, step: number): Candle[] =>
  candlesFrom(
    Array.from({ length: 25 }, (_, i) => from + i * step),
    0.3,
  );
const forming: Candle = { open: 100, high: 100.4, low: 99.8, close: 100.2 };
const namesAfter = (before: readonly Candle[], bars: readonly Candle[]): string[] =>
  findPatterns(seriesOf([...before, ...bars, forming]), 1).map(({ name }) => name);

const down = slope(124, -1);
const up = slope(76, 1);
const engulfing: Candle = { open: 99.8, high: 101.9, low: 99.5, close: 101.6 };
const pin: Candle = { open: 100, high: 100.3, low: 97.2, close: 100.2 };

test('an engulfing bar after a fall is a bullish turn', () => {
  expect(namesAfter(down, [engulfing])).toContain('Bullish engulfing');
});

test('the same bar after a rise turns nothing', () => {
  expect(namesAfter(up, [{ ...engulfing }])).not.toContain('Bullish engulfing');
});

test('a pin bar rejects the low after a fall', () => {
  expect(namesAfter(down, [pin])[0]).toMatch(/Bullish pin bar|Hammer/);
});

test('the bar that is still forming shows no pattern', () => {
  expect(findPatterns(seriesOf([...down, engulfing]), 1)).not.toContainEqual(
    expect.objectContaining({ side: 'bullish' }),
  );
});

test('patterns are known on the close of their last bar', () => {
  const [found] = findPatterns(seriesOf([...down, engulfing, forming]), 3);
  expect(found).toMatchObject({ name: 'Bullish engulfing', side: 'bullish', formedAt: 24, knownAt: 25 });
});
