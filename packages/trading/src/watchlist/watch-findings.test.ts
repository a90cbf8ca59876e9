import { describe, expect, test } from 'vitest';
import { changePercent, isAtLevel, simulatedFindings, watchFindings, watchReference } from './watch-findings.ts';

const EURUSD = { entryPrice: null, currentPrice: '1.08000', keyLevels: ['1.10000 resistance, 3 touches'] };

describe('the price that moves are measured from', () => {
  test('is the entry, or the price of the chart without one', () => {
    expect(watchReference({ ...EURUSD, entryPrice: '1.09000' })).toBe(1.09);
    expect(watchReference(EURUSD)).toBe(1.08);
  });

  test('is nothing where neither is a price', () => {
    expect(watchReference({ ...EURUSD, currentPrice: null })).toBeNull();
    expect(watchReference({ ...EURUSD, entryPrice: '0', currentPrice: 'none' })).toBeNull();
  });
});

describe('a key level', () => {
  test.each([
    [1.1, true],
    [1.1022, true],
    [1.0978, true],
    [1.10221, false],
    [1.09779, false],
  ])('of 1.10000 has the price %d at it: %s', (price, at) => {
    expect(isAtLevel(1.1, price)).toBe(at);
  });

  test.each([
    [2500, 2505, true],
    [2500, 2505.01, false],
    [150, 150.3, true],
    [150, 149.699, false],
  ])('of %d has the price %d at it: %s', (level, price, at) => {
    expect(isAtLevel(level, price)).toBe(at);
  });
});

describe('a live price', () => {
  test('changes nothing while it is far from every level and has hardly moved', () => {
    const findings = watchFindings(EURUSD, 1.0827);
    expect(findings).toEqual({ priceChange: expect.closeTo(0.25, 9), conditionsMet: false, setupFormed: false });
  });

  test('meets the conditions at a level, without a move', () => {
    const market = { ...EURUSD, keyLevels: ['1.05000 support, 2 touches', '1.08100 resistance, 4 touches'] };
    expect(watchFindings(market, 1.08)).toMatchObject({ conditionsMet: true, setupFormed: false });
  });

  test.each([
    [1.0854, true, false],
    [1.0746, true, false],
    [1.08539, false, false],
    [1.07461, false, false],
    [1.0908, true, true],
    [1.0692, true, true],
    [1.09079, true, false],
    [1.06921, true, false],
  ])('of %d after 1.08000 has conditions met %s, setup formed %s', (price, conditionsMet, setupFormed) => {
    expect(watchFindings(EURUSD, price)).toMatchObject({ conditionsMet, setupFormed });
  });

  test('is measured from the entry where there is one', () => {
    expect(watchFindings({ ...EURUSD, entryPrice: '1.06000' }, 1.08)).toMatchObject({
      priceChange: expect.closeTo(1.8868, 4),
      setupFormed: true,
    });
  });

  test('has not moved without a price to measure from, yet may be at a level', () => {
    const market = { ...EURUSD, currentPrice: null };
    expect(watchFindings(market, 1.099)).toEqual({ priceChange: null, conditionsMet: true, setupFormed: false });
    expect(watchFindings(market, 1.08).conditionsMet).toBe(false);
  });
});

test('a move is signed percent of where it began', () => {
  expect(changePercent(100, 99)).toBe(-1);
});

test('a test meets the conditions and forms the setup with even odds', () => {
  expect(simulatedFindings(() => 0.4999)).toEqual({ conditionsMet: true, setupFormed: true });
  expect(simulatedFindings(() => 0.5)).toEqual({ conditionsMet: true, setupFormed: false });
});
