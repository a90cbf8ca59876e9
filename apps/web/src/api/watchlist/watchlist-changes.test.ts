import { describe, expect, it } from 'vitest';
import type { Quote } from '@pipsight/contract';
import { buildAnalysis } from '../../../test/build-analysis.ts';
import { buildWatchlistItem } from '../../../test/build-watchlist-item.ts';
import {
  symbolOf,
  withAnalysis,
  withCheckedItems,
  withoutItem,
  withTestedItem,
  withToggledItem,
} from './watchlist-changes.ts';

const NOW = new Date('2026-03-04T06:00:00Z');
const item = buildWatchlistItem();
const other = buildWatchlistItem({ id: 'watch-2', analysisId: '2' });
const quote = (symbol: string, price: number): Quote => ({
  symbol,
  price,
  asOf: NOW.toISOString(),
  source: 'simulated',
  isLive: true,
});

it('puts a new analysis on top, and one that is watched nowhere', () => {
  const added = withAnalysis([item], buildAnalysis({ id: '7' }));
  expect(added.map(({ analysisId }) => analysisId)).toEqual(['7', '1']);
  expect(withAnalysis(added, buildAnalysis({ id: '1' }))).toBe(added);
});

it('removes, pauses and resumes the one item that is meant', () => {
  expect(withoutItem([item, other], item.id)).toEqual([other]);
  const paused = withToggledItem([item, other], item.id);
  expect(paused.map(({ isActive }) => isActive)).toEqual([false, true]);
  expect(withToggledItem(paused, item.id)).toEqual([item, other]);
});

it('meets the conditions of a tested item and forms its setup with even odds', () => {
  expect(withTestedItem([item, other], item.id, () => 0.1)).toEqual([
    { ...item, conditionsMet: true, setupFormed: true },
    other,
  ]);
  expect(withTestedItem([item], item.id, () => 0.9)[0]).toEqual({ ...item, conditionsMet: true, setupFormed: false });
});

describe('a check', () => {
  it('notes price, change and time, and what they mean', () => {
    expect(withCheckedItems([item], [quote('EURUSD', 1.0882)], NOW)).toEqual([
      {
        ...item,
        currentPrice: 1.0882,
        priceChange: expect.closeTo(0.2949, 4),
        conditionsMet: true,
        setupFormed: false,
        lastChecked: '2026-03-04T06:00:00.000Z',
      },
    ]);
  });

  it('takes back what a test pretended', () => {
    const tested = { ...item, conditionsMet: true, setupFormed: true };
    expect(withCheckedItems([tested], [quote('EURUSD', 1.085)], NOW)[0]).toMatchObject({
      conditionsMet: false,
      setupFormed: false,
    });
  });

  it('leaves a paused item, and one whose market has no price', () => {
    const paused = buildWatchlistItem({ isActive: false });
    const silver = buildWatchlistItem({ id: 'x', analysisId: 'x', analysis: { ...item.analysis, currencyPair: null } });
    expect(withCheckedItems([paused, silver], [quote('EURUSD', 1.2)], NOW)).toEqual([paused, silver]);
  });

  it('finds the price of a market however its chart spelled it', () => {
    const spelled = buildWatchlistItem({ analysis: { ...item.analysis, currencyPair: 'FX:EUR/USD' } });
    expect(withCheckedItems([spelled], [quote('EURUSD', 1.086)], NOW)[0]!.currentPrice).toBe(1.086);
  });
});

it.each([
  ['EUR/USD', 'EURUSD'],
  ['GOLD', 'XAUUSD'],
  ['US500', 'US500'],
  [null, null],
  ['Unknown', null],
  ['<b>,EURUSD', null],
  ['A'.repeat(40), null],
])('asks for the prices of %j as %j', (currencyPair, symbol) => {
  expect(symbolOf(buildWatchlistItem({ analysis: { ...item.analysis, currencyPair } }))).toBe(symbol);
});
