import { describe, expect, it } from 'vitest';
import { isClearChart, isLineChart, isPriceChart, rateChain } from './rate-chain.ts';

const clear = {
  count: 60,
  neighbours: 0.98,
  bodied: 0.97,
  explained: 0.9,
  joined: 0.02,
  touching: 0.05,
  wicked: 0.9,
  lopsided: 0.02,
  climb: 12,
};

describe('isPriceChart', () => {
  it('accepts a clear chart', () => {
    expect(isPriceChart(clear, 8)).toBe(true);
  });

  it('refuses a line of text: as high as its letters', () => {
    expect(isPriceChart({ ...clear, climb: 1.4 }, 8)).toBe(false);
  });

  it('refuses a curve: joined from place to place', () => {
    expect(isPriceChart({ ...clear, joined: 0.66, touching: 0.9 }, 8)).toBe(false);
  });

  it('refuses pieces of a thick curve: wide to one side only', () => {
    expect(isPriceChart({ ...clear, lopsided: 0.5 }, 8)).toBe(false);
  });

  it('refuses cells and columns: none reaches beyond its body', () => {
    expect(isPriceChart({ ...clear, wicked: 0 }, 8)).toBe(false);
  });

  it('wants few candles to be clearer than many', () => {
    expect(isPriceChart({ ...clear, explained: 0.5 }, 8)).toBe(true);
    expect(isPriceChart({ ...clear, explained: 0.5, count: 9 }, 8)).toBe(false);
    expect(isPriceChart({ ...clear, touching: 1.1 }, 8)).toBe(true);
    expect(isPriceChart({ ...clear, touching: 1.1, count: 9 }, 8)).toBe(false);
    expect(isPriceChart({ ...clear, touching: 1.1, wicked: 0.5 }, 3)).toBe(false);
    expect(isPriceChart({ ...clear, touching: 1.1, explained: 0.5 }, 8)).toBe(false);
  });
});

describe('isClearChart', () => {
  it('wants what was found in single colours to be many and to explain most of their ink', () => {
    expect(isClearChart(clear, 8)).toBe(true);
    expect(isClearChart({ ...clear, count: 12 }, 8)).toBe(false);
    expect(isClearChart({ ...clear, explained: 0.4 }, 8)).toBe(false);
    expect(isClearChart({ ...clear, wicked: 0.5 }, 8)).toBe(false);
  });

  it('accepts fewer where no ink is left over, and less of the ink where many follow each other without a gap', () => {
    expect(isClearChart({ ...clear, count: 12, explained: 0.99 }, 8)).toBe(true);
    expect(isClearChart({ ...clear, count: 12, explained: 0.99, bodied: 11 / 12 }, 8)).toBe(true);
    expect(isClearChart({ ...clear, count: 12, explained: 0.99, bodied: 10 / 12 }, 8)).toBe(false);
    expect(isClearChart({ ...clear, explained: 0.55 }, 8)).toBe(true);
    expect(isClearChart({ ...clear, explained: 0.55, count: 30 }, 8)).toBe(false);
    expect(isClearChart({ ...clear, explained: 0.55, neighbours: 0.85 }, 8)).toBe(false);
  });
});

describe('rateChain', () => {
  it('prefers the lattice that explains the ink to one that takes every second candle', () => {
    const half = { ...clear, count: 30, explained: 0.5 };
    expect(rateChain(clear, 8)).toBeGreaterThan(rateChain(half, 16) ?? 0);
  });

  it('keeps what is joined for a closer look, behind anything that is not', () => {
    const touching = rateChain({ ...clear, joined: 1.1 }, 8);
    expect(touching).toBeGreaterThan(0);
    expect(touching).toBeLessThan(0.05 * rateChain(clear, 8)!);
  });

  it('rates nothing that is no chain at all', () => {
    expect(rateChain({ ...clear, count: 3 }, 8)).toBeNull();
  });
});

describe('isLineChart', () => {
  it('accepts many lines apart from each other', () => {
    expect(isLineChart(clear)).toBe(true);
  });

  it('refuses few, touching, or scattered ones, and those among other ink', () => {
    expect(isLineChart({ ...clear, count: 30 })).toBe(false);
    expect(isLineChart({ ...clear, touching: 0.3 })).toBe(false);
    expect(isLineChart({ ...clear, neighbours: 0.7 })).toBe(false);
    expect(isLineChart({ ...clear, explained: 0.5 })).toBe(false);
  });
});
