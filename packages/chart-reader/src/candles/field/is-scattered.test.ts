import { expect, test } from 'vitest';
import type { Problem } from '../../chart-reading.ts';
import type { PixelCandle } from './candle-field.ts';
import { isScattered } from './is-scattered.ts';

/** Falling candles of 20 pixels, each so far below or above where the one before it ends. */
const apart = (jumpsPx: readonly number[], problems: readonly Problem[] = ['same-fill']) => {
  let row = 100;
  const candles = jumpsPx.map((jump) => {
    const bodyTopY = row + jump;
    row = bodyTopY + 20;
    return { bodyTopY, bodyBottomY: row, up: false } as PixelCandle;
  });
  return { candles, problems };
};

test('tells pieces that lie far from each other from candles of one colour, one of which may open at a gap', () => {
  expect(isScattered(apart([0, 12, -30, 8, -25]))).toBe(true);
  expect(isScattered(apart([0, 1, -2, 14, 1]))).toBe(false);
});

test('leaves candles that show how they go, wherever they open', () => {
  expect(isScattered(apart([0, 12, -30, 8, -25], []))).toBe(false);
});
