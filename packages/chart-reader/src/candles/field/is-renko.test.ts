import { expect, test } from 'vitest';
import { isRenko } from './is-renko.ts';

/** Candles of these heights from high to low, each below the one before it. */
function candlesOf(heights: readonly number[]) {
  const candles = heights.map((height, index) => {
    const [highY, lowY] = [index * 10, index * 10 + height];
    return { x: 10 + index * 8, widthPx: 6, highY, bodyTopY: highY, bodyBottomY: lowY, lowY, up: false };
  });
  return { candles };
}
const BRICKS = Array.from({ length: 20 }, (_, index) => 10 + (index % 2) * 0.5);

test('what is all of one height are bricks', () => {
  expect(isRenko(candlesOf(BRICKS))).toBe(true);
});

test('what is of different heights, flat or few are candles', () => {
  const different = BRICKS.map((height, index) => height + (index % 5) * 3);
  const flat = BRICKS.map(() => 2);
  expect([different, flat, BRICKS.slice(0, 6)].map((heights) => isRenko(candlesOf(heights)))).toEqual([
    false,
    false,
    false,
  ]);
});
