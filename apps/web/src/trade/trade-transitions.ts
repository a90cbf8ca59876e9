import type { Trade } from '@pipsight/contract';
import type { TradeTransition } from '@pipsight/trading';

/**
 * What the price did to trades between two looks at them, in the order of `before`. A trade that was closed by hand, is gone,
 * or was not known before has nothing to tell; one that was filled and ended since tells both.
 */
export function tradeTransitions(
  before: readonly Trade[],
  after: readonly Trade[],
): readonly { trade: Trade; transition: TradeTransition }[] {
  const now = new Map(after.map((trade) => [trade.id, trade]));
  return before.flatMap((earlier) => {
    const trade = now.get(earlier.id);
    if (!trade) return [];
    const isFilled = earlier.openedAt === null && trade.openedAt !== null && trade.outcome !== 'manual';
    const isClosed = earlier.status === 'PENDING' && trade.status !== 'PENDING';
    const transitions: TradeTransition[] = [];
    if (isFilled) transitions.push('filled');
    if (isClosed && trade.outcome === 'tp1') transitions.push('target');
    if (isClosed && trade.outcome === 'stop') transitions.push('stop');
    return transitions.map((transition) => ({ trade, transition }));
  });
}
