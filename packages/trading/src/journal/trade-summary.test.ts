import { describe, expect, it } from 'vitest';
import { buildJournalTrade, EVEN, LOST, OPEN } from '../../test/build-journal-trade.ts';
import { CONFIDENCE_LEVELS, MOODS } from '../psychology.ts';
import { summariseByConfidence, summariseByMood, summariseByPair, summariseTrades } from './trade-summary.ts';

const won = buildJournalTrade();
const lost = buildJournalTrade(LOST);
const even = buildJournalTrade(EVEN);
const open = buildJournalTrade(OPEN);

describe('summariseTrades', () => {
  it('counts closed trades alone', () => {
    expect(summariseTrades([won, open, lost, won])).toEqual({
      count: 3,
      wins: 2,
      losses: 1,
      breakevens: 0,
      winRate: (2 / 3) * 100,
      totalPips: 60,
      averagePips: 20,
    });
  });

  it('takes a breakeven for closed, neither won nor lost', () => {
    expect(summariseTrades([won, even])).toMatchObject({ count: 2, wins: 1, losses: 0, breakevens: 1, winRate: 50 });
  });

  it('leaves a trade whose pips are not known out of the average alone', () => {
    expect(summariseTrades([won, { ...won, pnlPips: null }])).toMatchObject({ count: 2, wins: 2, averagePips: 40 });
    expect(summariseTrades([{ ...won, pnlPips: null }])).toMatchObject({ winRate: 100, averagePips: null });
  });

  it('has no rate and no average without a closed trade', () => {
    const none = { count: 0, wins: 0, losses: 0, breakevens: 0, winRate: null, totalPips: 0, averagePips: null };
    expect(summariseTrades([])).toEqual(none);
    expect(summariseTrades([open])).toEqual(none);
  });
});

describe('groups', () => {
  it('hold every mood and every confidence level', () => {
    expect(summariseByMood([]).map(({ mood }) => mood)).toEqual(MOODS.map(({ emoji }) => emoji));
    expect(summariseByConfidence([]).map(({ confidence }) => confidence)).toEqual([1, 2, 3, 4, 5]);
    expect(summariseByMood([])[0]).toMatchObject({ count: 0, winRate: null, averagePips: null });
  });

  it('hold the trades of their mood, level and pair', () => {
    const trades = [
      { ...won, entryMood: '😎', confidence: 5 },
      { ...lost, entryMood: '😎', confidence: 2 },
      { ...won, entryMood: '😰', confidence: 5, currencyPair: 'GBP/JPY' },
      { ...open, entryMood: '😰', confidence: 5 },
    ];
    expect(summariseByMood(trades).filter(({ count }) => count > 0)).toMatchObject([
      { mood: '😎', count: 2, wins: 1, winRate: 50, averagePips: 10 },
      { mood: '😰', count: 1, wins: 1, winRate: 100, averagePips: 40 },
    ]);
    expect(summariseByConfidence(trades).map(({ count }) => count)).toEqual([0, 1, 0, 0, 2]);
    expect(summariseByPair(trades)).toMatchObject([
      { symbol: 'EURUSD', count: 2, totalPips: 20 },
      { symbol: 'GBPJPY', count: 1, totalPips: 40 },
    ]);
  });

  it('take the spellings of one pair together and order equals by name', () => {
    const trades = ['USDJPY', 'EUR/USD', 'eurusd', 'AUDUSD'].map((currencyPair) => ({ ...won, currencyPair }));
    expect(summariseByPair(trades).map(({ symbol }) => symbol)).toEqual(['EURUSD', 'AUDUSD', 'USDJPY']);
  });
});

/** Journals of up to 60 trades from a linear congruential sequence (Numerical Recipes). */
function journals(howMany: number) {
  let state = 20260302;
  const below = (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const pick = <T>(items: readonly T[]): T => items[below(items.length)]!;
  return Array.from({ length: howMany }, () =>
    Array.from({ length: below(61) }, () => {
      const pips = below(201) - 100;
      const status = pips > 0 ? 'WIN' : pips < 0 ? 'LOSS' : 'BREAKEVEN';
      const closed = { status, pnlPips: pips > 0 ? `+${pips}` : String(pips) } as const;
      return buildJournalTrade({
        ...(below(4) === 0 ? OPEN : closed),
        currencyPair: pick(['EURUSD', 'EUR/USD', 'USDJPY', 'XAUUSD', 'Unknown']),
        entryMood: pick(MOODS).emoji,
        confidence: pick(CONFIDENCE_LEVELS).level,
      });
    }),
  );
}

it.each([
  ['mood', summariseByMood],
  ['confidence level', summariseByConfidence],
  ['pair', summariseByPair],
])('whatever was traded, the groups by %s add up to the whole', (_, group) => {
  for (const trades of journals(200)) {
    const whole = summariseTrades(trades);
    const groups = group(trades);
    for (const figure of ['count', 'wins', 'losses', 'breakevens', 'totalPips'] as const) {
      expect(groups.reduce((sum, part) => sum + part[figure], 0)).toBe(whole[figure]);
    }
    for (const { count, wins, losses, breakevens, winRate, averagePips, totalPips } of [whole, ...groups]) {
      expect(wins + losses + breakevens).toBe(count);
      expect(winRate === null).toBe(count === 0);
      expect(averagePips === null).toBe(count === 0);
      expect(winRate ?? 0).toBeGreaterThanOrEqual(0);
      expect(winRate ?? 0).toBeLessThanOrEqual(100);
      expect((averagePips ?? 0) * count).toBeCloseTo(totalPips, 6);
    }
  }
});
