import { describe, expect, it } from 'vitest';
import { areBars, areBodies } from './are-bodies.ts';

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

describe('areBars', () => {
  const bars = {
    shape: { style: 'bars', pitchPx: 4.47, wickPx: 1, bodyPx: 3 },
    rating: 609,
    isClear: true,
  } as const;
  const middles = { ...lines(1, 4.474), rating: 852 };

  it('tells lines that are the middles of bars with short ticks', () => {
    expect(areBars(middles, bars)).toBe(true);
  });

  it('keeps lines where the bars are not clear, explain far less, or stand elsewhere', () => {
    expect(areBars(middles, { ...bars, isClear: false })).toBe(false);
    expect(areBars({ ...middles, rating: 1100 }, bars)).toBe(false);
    expect(areBars({ ...lines(1, 4.6), rating: 852 }, bars)).toBe(false);
    expect(areBars(middles, { ...bars, shape: { ...bars.shape, style: 'candles' } })).toBe(false);
  });
});
