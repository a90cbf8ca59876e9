import type { SharedAnalysis } from '@pipsight/contract';
import { parsePrice, riskReward } from '@pipsight/trading';
import { priceDistance } from '../../result/price-distance.ts';

type Prices = Pick<
  SharedAnalysis['analysis'],
  'currencyPair' | 'entryPrice' | 'stopLoss' | 'takeProfit1' | 'takeProfit2'
>;

/** Distances of a shared setup from its entry, `40 pips`, as its owner is told them; null where a price is missing. */
export interface SharedPlan {
  readonly risk: string | null;
  readonly targets: readonly [SharedTarget, SharedTarget];
}

export interface SharedTarget {
  readonly distance: string | null;
  /** In units of the risk; null without one. */
  readonly reward: number | null;
}

export function sharedPlan({ currencyPair, entryPrice, stopLoss, takeProfit1, takeProfit2 }: Prices): SharedPlan {
  const entry = parsePrice(entryPrice);
  const stop = parsePrice(stopLoss);
  const distanceTo = (price: number | null): string | null =>
    entry === null || price === null ? null : priceDistance(entry, price, currencyPair);
  const target = (text: string | null): SharedTarget => {
    const price = parsePrice(text);
    // Of the prices, not of whole pips: the same ratio as beside the analysis and in the preview of its link.
    const reward =
      entry === null || stop === null || price === null ? null : riskReward({ entry, stop, target1: price });
    return { distance: distanceTo(price), reward };
  };
  return { risk: distanceTo(stop), targets: [target(takeProfit1), target(takeProfit2)] };
}
