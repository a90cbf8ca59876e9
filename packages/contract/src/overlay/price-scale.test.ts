import { describe, expect, it } from 'vitest';
import { priceAtY, yOfPrice } from './price-scale.ts';

const linear = { y1: 100, price1: 1.09, y2: 500, price2: 1.08, scale: 'linear' } as const;
const log = { y1: 0, price1: 1000, y2: 200, price2: 10, scale: 'log' } as const;

describe('price scale', () => {
  it('puts the two fixed prices at their heights', () => {
    expect(yOfPrice(linear, 1.09)).toBe(100);
    expect(yOfPrice(linear, 1.08)).toBeCloseTo(500, 9);
  });

  it('shares a linear axis out evenly, also beyond the fixed points', () => {
    expect(yOfPrice(linear, 1.085)).toBeCloseTo(300, 9);
    expect(yOfPrice(linear, 1.095)).toBeCloseTo(-100, 9);
  });

  it('puts the geometric mean in the middle of a logarithmic axis', () => {
    expect(yOfPrice(log, 100)).toBeCloseTo(100, 9);
    expect(priceAtY(log, 100)).toBeCloseTo(100, 9);
  });

  it.each([linear, log])('finds the price again at its height on a $scale axis', (axis) => {
    for (const y of [-40, 0, 33.5, 180, 720]) expect(yOfPrice(axis, priceAtY(axis, y))).toBeCloseTo(y, 6);
  });

  it('works when the first fixed point is the lower one', () => {
    const upward = { y1: 500, price1: 1.08, y2: 100, price2: 1.09, scale: 'linear' } as const;
    expect(yOfPrice(upward, 1.0875)).toBeCloseTo(yOfPrice(linear, 1.0875), 9);
  });
});
