import { expect, it } from 'vitest';
import type { PixelCandle } from './candle-field.ts';
import { inferBodies } from './infer-bodies.ts';

/** A candle in place k that shows only its range and direction. */
function line(k: number, highY: number, lowY: number, up: boolean): PixelCandle {
  return { x: 4 * k, widthPx: 1, highY, bodyTopY: highY, bodyBottomY: lowY, lowY, up };
}

it('lets a candle open where the one before closed, in the rows that both cover', () => {
  const [first, second] = inferBodies([line(0, 40, 60, true), line(1, 22, 42, true)], 4);
  expect(first?.bodyTopY).toBe(second?.bodyBottomY);
  expect(first?.bodyTopY).toBeGreaterThanOrEqual(40);
  expect(first?.bodyTopY).toBeLessThanOrEqual(42);
});

it('takes the ends by direction where no neighbour tells more', () => {
  expect(inferBodies([line(0, 40, 60, false)], 4)).toStrictEqual([
    { ...line(0, 40, 60, false), bodyTopY: 42, bodyBottomY: 58 },
  ]);
  const apart = inferBodies([line(0, 40, 60, false), line(9, 140, 160, true)], 4);
  expect(apart.map(({ bodyTopY, bodyBottomY }) => [bodyTopY, bodyBottomY])).toStrictEqual([
    [42, 58],
    [142, 158],
  ]);
});

it('ends at the gap where ranges leave one, and answers none for none', () => {
  const [first, second] = inferBodies([line(0, 40, 60, false), line(1, 64, 80, false)], 4);
  expect(first?.bodyBottomY).toBe(60);
  expect(second?.bodyTopY).toBe(64);
  expect(inferBodies([], 4)).toStrictEqual([]);
});
