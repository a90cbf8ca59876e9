import { describe, expect, it } from 'vitest';
import { areBars, areBodies, areFills, areWicks } from './are-bodies.ts';

const candles = {
  shape: { style: 'candles', pitchPx: 14.55, wickPx: 1, bodyPx: 8 },
  rating: 3106,
  isClear: false,
} as const;
const lines = (wickPx: number, pitchPx = 14.55) =>
  ({ shape: { style: 'lines', pitchPx, wickPx, bodyPx: wickPx }, rating: 3117 }) as const;

describe('areBodies', () => {
  it('tells lines as thick as bodies, whose wicks stand out less, from lines as thin as wicks', () => {
    expect(areBodies(lines(4), candles)).toBe(true);
    expect(areBodies(lines(2), candles)).toBe(false);
    expect(areBodies(lines(9), candles)).toBe(false);
  });

  it('tells them from candles that most have wicks, a pixel thinner', () => {
    expect(areBodies(lines(2), { ...candles, isClear: true })).toBe(true);
    expect(areBodies(lines(1), { ...candles, isClear: true })).toBe(false);
  });

  it('keeps lines that explain more, or stand elsewhere', () => {
    expect(areBodies(lines(4), { ...candles, rating: 2000 })).toBe(false);
    expect(areBodies(lines(4, 7.28), candles)).toBe(false);
    expect(areBodies(lines(4), { ...candles, shape: { ...candles.shape, style: 'bars' } })).toBe(false);
  });
});

describe('areWicks', () => {
  const outlined = {
    shape: { style: 'candles', pitchPx: 22.77, wickPx: 2, bodyPx: 14 },
    rating: 389,
    isClear: true,
  } as const;

  it('tells lines that are the wicks of candles with wide bodies', () => {
    expect(areWicks({ ...lines(2, 22.77), rating: 700 }, outlined)).toBe(true);
    expect(areWicks({ ...lines(3, 22.77), rating: 700 }, outlined)).toBe(false);
    expect(areWicks({ ...lines(2, 22.77), rating: 800 }, outlined)).toBe(false);
    expect(areWicks({ ...lines(2, 22.77), rating: 700 }, { ...outlined, isClear: false })).toBe(false);
  });

  it('tells lines that are the sides of empty bodies, as far apart as these are from each other', () => {
    expect(areWicks({ ...lines(1, 11.37), rating: 400 }, outlined)).toBe(true);
    expect(areWicks({ ...lines(1, 11.37), rating: 450 }, outlined)).toBe(false);
    expect(
      areWicks({ ...lines(1, 11.37), rating: 400 }, { ...outlined, shape: { ...outlined.shape, bodyPx: 9 } }),
    ).toBe(false);
  });

  it('keeps lines where bodies are hardly wider than wicks, or stand elsewhere', () => {
    const narrow = { ...outlined, shape: { ...outlined.shape, bodyPx: 5 } };
    expect(areWicks({ ...lines(2, 22.77), rating: 400 }, narrow)).toBe(false);
    expect(areWicks({ ...lines(2, 20), rating: 400 }, outlined)).toBe(false);
    expect(
      areWicks({ ...lines(2, 22.77), rating: 400 }, { ...outlined, shape: { ...outlined.shape, style: 'bars' } }),
    ).toBe(false);
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

describe('areFills', () => {
  const outlined = { shape: { ...candles.shape, bodyPx: 10 }, rating: 475, isClear: true };
  const filled = (bodyPx: number) => ({ shape: { ...candles.shape, bodyPx }, rating: 612 });

  it('tells what fills bodies with an outline of another colour', () => {
    expect(areFills(filled(7), outlined)).toBe(true);
    expect(areFills(filled(9), outlined)).toBe(false);
  });

  it('keeps candles where the wider ones are not clear, explain far less, or stand elsewhere', () => {
    expect(areFills(filled(7), { ...outlined, isClear: false })).toBe(false);
    expect(areFills(filled(7), { ...outlined, rating: 400 })).toBe(false);
    expect(areFills(filled(7), { ...outlined, shape: { ...outlined.shape, pitchPx: 13 } })).toBe(false);
    expect(areFills({ ...filled(7), shape: { ...filled(7).shape, style: 'lines' } }, outlined)).toBe(false);
  });
});
