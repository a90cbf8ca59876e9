import type { Order } from './simulate-plan.ts';

const OTHER = {
  market: 'market',
  buy_limit: 'sell_limit',
  sell_limit: 'buy_limit',
  buy_stop: 'sell_stop',
  sell_stop: 'buy_stop',
} as const;

/** The same plan the other way round: every price mirrored about the current one. */
export function flippedPlan({ direction, entryType, entry, stop, target1 }: Order, price: number): Order {
  const mirrored = (planned: number): number => 2 * price - planned;
  return {
    direction: direction === 'BUY' ? 'SELL' : 'BUY',
    entryType: OTHER[entryType],
    entry: mirrored(entry),
    stop: mirrored(stop),
    target1: mirrored(target1),
  };
}
