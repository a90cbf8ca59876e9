import { expect, it } from 'vitest';
import type { PixelCandle } from './candle-field.ts';
import { withUnseenBodies } from './unseen-bodies.ts';

/** A candle in place k. */
function candle(k: number, [high, open, close, low]: readonly [number, number, number, number]): PixelCandle {
  const ends = { bodyTopY: Math.min(open, close), bodyBottomY: Math.max(open, close) };
  return { x: 8 * k, widthPx: 5, highY: high, lowY: low, up: close < open, ...ends };
}

/** Body of the second of three candles, which shows only its wick. */
function bodyBetween(
  before: readonly [number, number, number, number],
  [high, low, up]: readonly [number, number, boolean],
  after: readonly [number, number, number, number],
): readonly number[] {
  const middle = (high + low) / 2;
  const unseen = { ...candle(1, [high, middle, middle, low]), up };
  const { bodyTopY, bodyBottomY } = withUnseenBodies(
    [candle(0, before), unseen, candle(2, after)],
    [true, false, true],
    8,
  )[1]!;
  return [bodyTopY, bodyBottomY];
}

it('lets a candle without a body open where the one before closed and close where the next opens', () => {
  expect(bodyBetween([20, 60, 30, 70], [10, 50, false], [25, 34, 60, 70])).toStrictEqual([30, 34]);
});

it('has one price where those two contradict the direction, or only one of them lies within the candle', () => {
  expect(bodyBetween([20, 60, 30, 70], [10, 50, true], [25, 34, 60, 70])).toStrictEqual([32, 32]);
  expect(bodyBetween([20, 60, 30, 70], [10, 50, false], [70, 80, 90, 95])).toStrictEqual([30, 30]);
});

it('stays in the middle where no neighbour tells more, and where the body is seen', () => {
  expect(bodyBetween([80, 90, 85, 95], [10, 50, false], [70, 80, 90, 95])).toStrictEqual([30, 30]);
  const seen = [candle(0, [20, 60, 30, 70]), candle(1, [10, 20, 24, 50])];
  expect(withUnseenBodies(seen, [true, true], 8)).toStrictEqual(seen);
});
