import { expect, it } from 'vitest';
import { buildTrade } from '../../../test/build-trade.ts';
import { ALL_TRADES, filterText, filterTrades, isFiltering } from './trade-filter.ts';

const trades = [
  buildTrade({ id: 'a', entryMood: '😎', confidence: 4 }),
  buildTrade({ id: 'b', entryMood: '😎', confidence: 2 }),
  buildTrade({ id: 'c', entryMood: '😨', confidence: 4 }),
  buildTrade({ id: 'd' }),
];
const idsOf = (filter: Parameters<typeof filterTrades>[1]) => filterTrades(trades, filter).map(({ id }) => id);

it('takes the trades of a mood, of a level, of both, or all', () => {
  expect(idsOf({ mood: '😎', confidence: null })).toEqual(['a', 'b']);
  expect(idsOf({ mood: null, confidence: 4 })).toEqual(['a', 'c']);
  expect(idsOf({ mood: '😎', confidence: 4 })).toEqual(['a']);
  expect(idsOf(ALL_TRADES)).toEqual(['a', 'b', 'c', 'd']);
});

it('says what is chosen', () => {
  expect(filterText({ mood: '😎', confidence: 4 })).toBe('Confident, confidence 4 (High)');
  expect(filterText({ mood: null, confidence: 1 })).toBe('confidence 1 (Very Low)');
  expect([isFiltering(ALL_TRADES), isFiltering({ mood: '😎', confidence: null })]).toEqual([false, true]);
});
