import type { Quote } from '@pipsight/contract';
import { describe, expect, it } from 'vitest';
import { buildTrade } from '../../test/build-trade.ts';
import { levelShares, livePosition } from './live-position.ts';

const at = (price: number): Quote => ({
  symbol: 'EURUSD',
  price,
  asOf: '2026-03-04T05:07:00Z',
  source: 'simulated',
  isLive: true,
});
const sell = buildTrade({ direction: 'SELL', stopLoss: '1.08700', takeProfit1: '1.08100' });

describe('livePosition', () => {
  it('gains in the direction of the trade', () => {
    expect(livePosition(buildTrade(), at(1.09))).toMatchObject({
      priceText: '1.09000',
      percent: expect.closeTo(0.4608, 4),
    });
    expect(livePosition(sell, at(1.09)).percent).toBeCloseTo(-0.4608, 4);
  });

  it('knows no percent without an entry, and nothing without a price', () => {
    expect(livePosition(buildTrade({ entryPrice: '0' }), at(1.09)).percent).toBeNull();
    expect(livePosition(buildTrade(), null)).toEqual({ priceText: null, percent: null, isWaiting: false });
  });

  it('tells an order that waits from an open trade', () => {
    expect(livePosition(buildTrade({ openedAt: null }), at(1.09)).isWaiting).toBe(true);
  });
});

describe('levelShares', () => {
  it('runs from the stop to the first target, whichever is higher', () => {
    expect(levelShares(buildTrade(), 1.086)).toEqual({
      entry: expect.closeTo(1 / 3, 6),
      price: expect.closeTo(0.5, 6),
    });
    expect(levelShares(sell, 1.084)).toEqual({ entry: expect.closeTo(1 / 3, 6), price: expect.closeTo(0.5, 6) });
  });

  it('ends at stop and target', () => {
    expect(levelShares(buildTrade(), 1.07)?.price).toBe(0);
    expect(levelShares(buildTrade(), 1.1)?.price).toBe(1);
  });

  it.each([{ stopLoss: '0' }, { takeProfit1: null }, { entryPrice: '0' }, { entryPrice: '1.09500' }])(
    'has nothing to show with %j',
    (parts) => {
      expect(levelShares(buildTrade(parts), 1.086)).toBeNull();
    },
  );
});
