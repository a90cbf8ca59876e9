import { expect, it } from 'vitest';
import { buildJournalTrade, LOST, OPEN } from '../../test/build-journal-trade.ts';
import { psychologyInsights } from './psychology-insights.ts';

/** Trades of one mood, won (`w`) or lost (`l`) in turn. */
const of = (entryMood: string, results: string, confidence: number | null = null) =>
  Array.from(results, (result) => buildJournalTrade({ ...(result === 'l' && LOST), entryMood, confidence }));

it('ranks the moods that have at least two closed trades', () => {
  const trades = [...of('😎', 'wwl'), ...of('😊', 'w'), ...of('😰', 'wl'), ...of('💪', 'wlll')];
  const { bestMood, worstMood } = psychologyInsights(trades);
  expect(bestMood).toMatchObject({ mood: '😎', count: 3 });
  expect(worstMood).toMatchObject({ mood: '💪', winRate: 25 });
});

it('does not count open trades towards the two', () => {
  const open = buildJournalTrade({ ...OPEN, entryMood: '😎' });
  expect(psychologyInsights([...of('😎', 'w'), open]).bestMood).toBeNull();
});

it('settles equal win rates by average pips', () => {
  const small = of('😊', 'ww').map((trade) => ({ ...trade, pnlPips: '+5' }));
  expect(psychologyInsights([...small, ...of('🤔', 'ww')])).toMatchObject({
    bestMood: { mood: '🤔' },
    worstMood: { mood: '😊' },
  });
});

it('ranks confidence levels the same way', () => {
  const trades = [...of('😎', 'wl', 2), ...of('😎', 'ww', 4), ...of('😎', 'l', 5)];
  expect(psychologyInsights(trades)).toMatchObject({
    bestConfidence: { confidence: 4 },
    worstConfidence: { confidence: 2 },
  });
});

it.each([
  ['wwlll', null],
  ['wlll', '😨'],
  ['ll', '😨'],
])('of %s alone, advises against %s', (results, mood) => {
  expect(psychologyInsights(of('😨', results)).avoid?.mood ?? null).toBe(mood);
});

it('has nothing to say of too few trades', () => {
  expect(psychologyInsights(of('😨', 'l', 1))).toEqual({
    bestMood: null,
    worstMood: null,
    bestConfidence: null,
    worstConfidence: null,
    avoid: null,
  });
});

it('does not call the only mood the worst', () => {
  expect(psychologyInsights(of('😎', 'ww'))).toMatchObject({ bestMood: { mood: '😎' }, worstMood: null });
});
