import type { SharedAnalysis } from '@pipsight/contract';
import { parsePrice, pipsBetween } from '@pipsight/trading';

type Prices = Pick<
  SharedAnalysis['analysis'],
  'currencyPair' | 'entryPrice' | 'stopLoss' | 'takeProfit1' | 'takeProfit2'
>;

/** Distances of a shared setup, whole pips without sign; null where a price is missing. */
export interface SharedPlan {
  readonly riskPips: number | null;
  readonly targets: readonly [SharedTarget, SharedTarget];
}

export interface SharedTarget {
  readonly pips: number | null;
  /** Reward pips in units of risk pips; null without a risk. */
  readonly reward: number | null;
}

export function sharedPlan({ currencyPair, entryPrice, stopLoss, takeProfit1, takeProfit2 }: Prices): SharedPlan {
  const entry = parsePrice(entryPrice);
  const pipsTo = (text: string | null) => {
    const price = parsePrice(text);
    return entry === null || price === null ? null : Math.abs(pipsBetween(entry, price, currencyPair));
  };
  const riskPips = pipsTo(stopLoss);
  const target = (text: string | null): SharedTarget => {
    const pips = pipsTo(text);
    return { pips, reward: pips === null || riskPips === null || riskPips === 0 ? null : pips / riskPips };
  };
  return { riskPips, targets: [target(takeProfit1), target(takeProfit2)] };
}
