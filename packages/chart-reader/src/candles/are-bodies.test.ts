import { describe, expect, it } from 'vitest';
import { areBodies } from './are-bodies.ts';

const candles = { shape: { style: 'candles', pitchPx: 14.55, wickPx: 1, bodyPx: 8 }, rating: 3106 } as const;
const lines = (wickPx: number, pitchPx = 14.55) =>
  ({ shape: { style: 'lines', pitchPx, wickPx, bodyPx: wickPx }, rating: 3117 }) as const;

describe('areBodies', () => {
  it('tells lines as thick as bodies, whose wicks stand out less, from lines as thin as wicks', () => {
    expect(areBodies(lines(4), candles)).toBe(true);
    expect(areBodies(lines(2), candles)).toBe(false);
    expect(areBodies(lines(9), candles)).toBe(false);
  });

  it('keeps lines that explain more, or stand elsewhere', () => {
    expect(areBodies(lines(4), { ...candles, rating: 2000 })).toBe(false);
    expect(areBodies(lines(4, 7.28), candles)).toBe(false);
    expect(areBodies(lines(4), { ...candles, shape: { ...candles.shape, style: 'bars' } })).toBe(false);
  });
});
