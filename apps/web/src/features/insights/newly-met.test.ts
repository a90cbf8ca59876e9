import { describe, expect, it } from 'vitest';
import { buildWatchlistItem } from '../../../test/build-watchlist-item.ts';
import { newlyMet } from './newly-met.ts';

const item = buildWatchlistItem();

describe('an item is told of', () => {
  const first = buildWatchlistItem({ lastChecked: '2026-03-04T06:00:00Z' });
  const later = { ...first, lastChecked: '2026-03-04T06:05:00Z' };

  it('when a check finds its conditions met, or its setup formed, that were not', () => {
    const met = { ...later, conditionsMet: true };
    expect(newlyMet([first], [met])).toEqual([met]);
    const formed = { ...met, setupFormed: true };
    expect(newlyMet([{ ...first, conditionsMet: true }], [formed])).toEqual([formed]);
  });

  it('neither by its first check, nor by a test, nor twice', () => {
    const met = { ...later, conditionsMet: true };
    expect(newlyMet([item], [met])).toEqual([]);
    expect(newlyMet([], [met])).toEqual([]);
    expect(newlyMet([first], [{ ...first, conditionsMet: true }])).toEqual([]);
    expect(newlyMet([{ ...first, conditionsMet: true }], [met])).toEqual([]);
  });
});
