import { expect, test } from 'vitest';
import { isGapless } from './is-gapless.ts';

const wide = (...widths: readonly number[]) =>
  widths.map((widthPx, index) => ({
    x: 10 * index,
    widthPx,
    highY: 0,
    bodyTopY: 10,
    bodyBottomY: 20,
    lowY: 30,
    up: true,
  }));

test('tells bodies that leave no gap from those that do, and from bars', () => {
  expect(isGapless({ style: 'candles', candles: wide(10, 10, 9), pitchPx: 9.9 })).toBe(true);
  expect(isGapless({ style: 'candles', candles: wide(9, 9, 10), pitchPx: 10 })).toBe(false);
  expect(isGapless({ style: 'bars', candles: wide(10, 10, 9), pitchPx: 9.9 })).toBe(false);
  expect(isGapless({ style: 'candles', candles: [], pitchPx: 10 })).toBe(false);
});
