import { describe, expect, it } from 'vitest';
import { nearAnyOf } from './near-any-of.ts';
import { packed } from './packed-colour.ts';
import { type Rgb, rgbDistance } from './rgb.ts';

/** Colours with a step of seventeen on each channel, which is no multiple of a bin's side. */
const GRID = Array.from({ length: 15 ** 3 }, (_, i): Rgb => [
  (i % 15) * 17,
  (Math.floor(i / 15) % 15) * 17,
  Math.floor(i / 225) * 17,
]);

describe('nearAnyOf', () => {
  it('tells of every colour what holding it against each of the others tells', () => {
    const colours: readonly Rgb[] = [
      [4, 4, 4],
      [100, 60, 200],
      [255, 250, 3],
      [119.5, 33.25, 64],
    ];
    const isNear = nearAnyOf(colours, 20);
    const near = GRID.filter((colour) => isNear(packed(...colour)));
    expect(near.length).toBeGreaterThan(8);
    expect(near).toStrictEqual(GRID.filter((own) => colours.some((other) => rgbDistance(own, other) <= 20)));
  });

  it('counts a colour at the distance itself, and nothing near none', () => {
    expect(nearAnyOf([[10, 20, 30]], 8)(packed(10, 28, 30))).toBe(true);
    expect(nearAnyOf([[10, 20, 30]], 8)(packed(10, 29, 30))).toBe(false);
    expect(nearAnyOf([], 8)(packed(0, 0, 0))).toBe(false);
  });
});
