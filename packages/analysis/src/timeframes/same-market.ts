import { normaliseSymbol } from '@pipsight/trading';
import type { ChartInput } from '../market-analysis.ts';

/** Further apart than this, as a share of the price, two charts cannot show one market at about one time. */
const FURTHEST_APART = 0.25;

/**
 * Whether charts can show one market: their known symbols agree, and where a symbol is unknown the last prices lie within
 * a quarter of each other.
 */
export function showSameMarket(charts: readonly ChartInput[]): boolean {
  const symbols = new Set(charts.flatMap(({ symbol }) => (symbol === null ? [] : [normaliseSymbol(symbol)])));
  if (symbols.size > 1) return false;
  if (charts.every(({ symbol }) => symbol !== null)) return true;
  const prices = charts.map(({ candles }) => candles.at(-1)!.close);
  return Math.max(...prices) - Math.min(...prices) <= FURTHEST_APART * Math.max(...prices.map(Math.abs));
}
