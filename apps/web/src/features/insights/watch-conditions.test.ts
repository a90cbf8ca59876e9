import { describe, expect, it } from 'vitest';
import { buildWatchlistItem } from '../../../test/build-watchlist-item.ts';
import { watchConditions } from './watch-conditions.ts';

const item = buildWatchlistItem();

describe('the conditions of a watched analysis', () => {
  it('stand from high to low with their distance, those without a price last', () => {
    const conditions = ['close outside the range', '1.08000 support, 2 touches', '1.09000 resistance, 3 touches'];
    expect(watchConditions(buildWatchlistItem({ conditions, currentPrice: 1.0882 }))).toEqual([
      {
        text: '1.09000 resistance, 3 touches',
        level: 1.09,
        distance: { percent: expect.closeTo(0.1651, 4), text: '18 pips', side: 'above', isMet: true },
      },
      {
        text: '1.08000 support, 2 touches',
        level: 1.08,
        distance: { percent: expect.closeTo(0.7593, 4), text: '82 pips', side: 'below', isMet: false },
      },
      { text: 'close outside the range', level: null, distance: null },
    ]);
  });

  it('have no distance before the first check', () => {
    expect(watchConditions(item).map(({ distance }) => distance)).toEqual([null, null]);
  });
});
