import { expect, it } from 'vitest';
import { buildJournalTrade, OPEN } from '../../test/build-journal-trade.ts';
import { recentResults } from './recent-results.ts';

const closedOn = (day: number) => buildJournalTrade({ closedAt: new Date(Date.UTC(2026, 2, day)).toISOString() });

it('shows the ten closed last, newest first', () => {
  const trades = [3, 12, 1, 7, 5, 11, 2, 9, 4, 10, 6, 8].map(closedOn);
  const days = recentResults(trades).map(({ closedAt }) => new Date(closedAt!).getUTCDate());
  expect(days).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
});

it('leaves out open trades, and places one without a time of closing by when it was made', () => {
  const undated = buildJournalTrade({ createdAt: '2026-03-02T12:00:00Z', closedAt: null });
  expect(recentResults([closedOn(2), buildJournalTrade(OPEN), undated, closedOn(3)])).toEqual([
    closedOn(3),
    undated,
    closedOn(2),
  ]);
});
