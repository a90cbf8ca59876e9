import { expect, test } from 'vitest';
import { isSparse } from './is-sparse.ts';
import type { PixelCandle } from './candle-field.ts';

/** Candles in some places of a pitch of four pixels. */
const inPlaces = (places: readonly number[]) => ({
  pitchPx: 4,
  candles: places.map((place) => ({ x: 10 + 4 * place }) as PixelCandle),
});

const run = (count: number, from = 0) => Array.from({ length: count }, (_, i) => from + i);

test('tells words far apart from candles, of which a dialog may hide some', () => {
  expect(isSparse(inPlaces([...run(12), ...run(12, 90)]))).toBe(true);
  expect(isSparse(inPlaces(run(24)))).toBe(false);
  expect(isSparse(inPlaces([...run(30), ...run(30, 70)]))).toBe(false);
  expect(isSparse(inPlaces([5]))).toBe(false);
});
