import { describe, expect, it } from 'vitest';
import type { PixelCandle } from './candle-field.ts';
import { priceInsets } from './price-insets.ts';

interface Drawing {
  /** How far outside its prices a body begins and ends, from the lines it is made of. */
  readonly rising: number;
  readonly falling: number;
  /** What the market leaves between a close and the next open, by candle. */
  readonly gap?: (i: number) => number;
}

/** Legs of seven candles up and five down with swings that differ, measured half a pixel inside their outer edges. */
function measured(count: number, { rising, falling, gap = () => 0 }: Drawing): PixelCandle[] {
  let row = 500;
  return Array.from({ length: count }, (_, i) => {
    const up = i % 12 < 7;
    const openY = row + gap(i);
    const closeY = openY + (up ? -1 : 1) * (3 + ((i * 7) % 11) + 0.25);
    row = closeY;
    const outwards = (up ? rising : falling) - 0.5;
    const bodyTopY = Math.min(openY, closeY) - outwards;
    const bodyBottomY = Math.max(openY, closeY) + outwards;
    return { x: 10 + 8 * i, widthPx: 5, highY: bodyTopY - 4, bodyTopY, bodyBottomY, lowY: bodyBottomY + 3, up };
  });
}

const insetsOf = (count: number, drawing: Drawing) => priceInsets({ candles: measured(count, drawing), pitchPx: 8 });

describe('priceInsets', () => {
  it('finds prices in the middles of rows that contain them', () => {
    const { rising, falling, wick } = insetsOf(60, { rising: 0.5, falling: 0.5 });
    expect(rising).toBeCloseTo(0.5);
    expect(falling).toBeCloseTo(0.5);
    expect(wick).toBeCloseTo(0.5);
  });

  it('finds prices on the edges of figures that end at them, wicks too', () => {
    const { rising, falling, wick } = insetsOf(60, { rising: 0, falling: 0 });
    expect(rising).toBeCloseTo(0, 1);
    expect(falling).toBeCloseTo(0, 1);
    expect(wick).toBe(0);
  });

  it('finds prices inside outlines that run along them', () => {
    const { rising, falling, wick } = insetsOf(60, { rising: 1.5, falling: 1.5 });
    expect(rising).toBeCloseTo(1.5, 1);
    expect(falling).toBeCloseTo(1.5, 1);
    expect(wick).toBe(0);
  });

  it('finds prices inside outlines of five pixels of a few candles', () => {
    const { rising, falling } = insetsOf(24, { rising: 2.5, falling: 2.5 });
    expect(Math.abs(rising - 2.5)).toBeLessThan(0.5);
    expect(Math.abs(falling - 2.5)).toBeLessThan(0.5);
  });

  it('tells rising from falling bodies where only one kind is outlined', () => {
    const { rising, falling } = insetsOf(60, { rising: 1.5, falling: 0 });
    expect(Math.abs(rising - 1.5)).toBeLessThan(0.3);
    expect(Math.abs(falling)).toBeLessThan(0.3);
  });

  it('is not misled by steps of which some happen to agree', () => {
    const { rising, falling } = insetsOf(28, { rising: 0.5, falling: 0.5, gap: (i) => (((i * 13) % 31) - 15) / 2 });
    expect(rising).toBeCloseTo(0.5, 1);
    expect(falling).toBeCloseTo(0.5, 1);
  });

  it('is not misled by a few gaps', () => {
    const gap = (i: number): number => (i % 7 === 3 ? 2 + (i % 5) : 0);
    const { rising, falling } = insetsOf(84, { rising: 0, falling: 0, gap });
    expect(Math.abs(rising)).toBeLessThan(0.2);
    expect(Math.abs(falling)).toBeLessThan(0.2);
  });

  it('takes steps of the market between a few candles for no outlines, though as many agree on them', () => {
    const gap = (i: number): number => ({ 7: -5.9, 19: -0.4, 31: -6 })[i] ?? 0;
    const { rising, falling } = insetsOf(48, { rising: 0.5, falling: 0.5, gap });
    expect(Math.abs(rising - 0.5)).toBeLessThan(0.15);
    expect(Math.abs(falling - 0.5)).toBeLessThan(0.15);
  });

  it('decides nothing where the market jumps from candle to candle, or of a few candles', () => {
    const jumps = insetsOf(60, { rising: 0, falling: 0, gap: (i) => ((i * 37) % 41) - 20 });
    expect(jumps.rising).toBeCloseTo(0.5, 1);
    expect(jumps.wick).toBe(0.5);
    expect(insetsOf(1, { rising: 0, falling: 0 })).toStrictEqual({ rising: 0.5, falling: 0.5, wick: 0.5 });
  });

  it('takes steps that all lead upwards for those of the market', () => {
    const { rising, falling } = insetsOf(120, { rising: 0.5, falling: 0.5, gap: () => -3.3 });
    expect([rising, falling]).toStrictEqual([0.5, 0.5]);
  });

  it('finds prices outside bodies that were measured without their rims', () => {
    const { rising, falling } = insetsOf(120, { rising: -1, falling: -1 });
    expect(Math.abs(rising + 1)).toBeLessThan(0.2);
    expect(Math.abs(falling + 1)).toBeLessThan(0.2);
  });

  it('does not compare candles with a gap between them', () => {
    const everySecond = measured(80, { rising: 1.5, falling: 1.5 }).filter((_, i) => i % 2 === 0);
    expect(priceInsets({ candles: everySecond, pitchPx: 8 }).rising).toBe(0.5);
  });
});
