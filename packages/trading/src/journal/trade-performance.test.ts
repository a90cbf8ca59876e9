import { describe, expect, it } from 'vitest';
import { buildJournalTrade, EVEN, LOST, OPEN } from '../../test/build-journal-trade.ts';
import { equityCurve, riskMultiple, tradePerformance } from './trade-performance.ts';

const won = buildJournalTrade();
const lost = buildJournalTrade(LOST);
const open = buildJournalTrade(OPEN);

describe('equityCurve', () => {
  it('adds up pips in the order of closing, with the fall from the highest point', () => {
    const trades = [
      { ...won, closedAt: '2026-03-05T00:00:00Z' },
      { ...lost, closedAt: '2026-03-03T00:00:00.500Z' },
      { ...lost, closedAt: '2026-03-03T00:00:00Z' },
      open,
    ];
    expect(equityCurve(trades)).toEqual([
      { at: '2026-03-03T00:00:00Z', pips: -20, drawdownPips: 20 },
      { at: '2026-03-03T00:00:00.500Z', pips: -40, drawdownPips: 40 },
      { at: '2026-03-05T00:00:00Z', pips: 0, drawdownPips: 0 },
    ]);
  });

  it('falls back on when a trade was made', () => {
    expect(equityCurve([{ ...won, closedAt: null }])[0]?.at).toBe(won.createdAt);
  });
});

describe('tradePerformance', () => {
  it('weighs pips won against pips lost', () => {
    expect(tradePerformance([won, lost, open, won])).toEqual({
      profitFactor: 4,
      expectancyPips: 20,
      expectancyR: expect.closeTo(1, 9),
      tradesWithRisk: 3,
      maxDrawdownPips: 20,
    });
  });

  it('has no profit factor without a loss, and one of 0 without a win', () => {
    expect(tradePerformance([won, buildJournalTrade(EVEN)]).profitFactor).toBeNull();
    expect(tradePerformance([lost]).profitFactor).toBe(0);
  });

  it('expects nothing without a closed trade', () => {
    expect(tradePerformance([open])).toEqual({
      profitFactor: null,
      expectancyPips: null,
      expectancyR: null,
      tradesWithRisk: 0,
      maxDrawdownPips: 0,
    });
  });

  it('leaves trades without a stop out of the expectancy in R', () => {
    const performance = tradePerformance([won, { ...won, stopLoss: '0' }]);
    expect(performance.expectancyR).toBeCloseTo(2, 9);
    expect(performance.tradesWithRisk).toBe(1);
  });
});

describe('riskMultiple', () => {
  it('measures the result by the distance to the stop', () => {
    expect(riskMultiple(won)).toBeCloseTo(2, 9);
    expect(riskMultiple(lost)).toBeCloseTo(-1, 9);
    const sold = { direction: 'SELL', entryPrice: '150.000', stopLoss: '150.500', exitPrice: '149.000' } as const;
    expect(riskMultiple(sold)).toBeCloseTo(2, 9);
  });

  it.each([{ stopLoss: '0' }, { entryPrice: '0' }, { exitPrice: null }, { stopLoss: '1.08000' }])(
    'is not known with %j',
    (parts) => {
      expect(riskMultiple({ ...won, ...parts })).toBeNull();
    },
  );
});
