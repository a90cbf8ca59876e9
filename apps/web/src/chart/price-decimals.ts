import type { Chart } from '@pipsight/contract';
import { instrumentOf } from '@pipsight/trading';
import type { TradeLevel } from './trade-levels.ts';

/** Decimals for prices measured on a chart: as many as the prices stated for it, or else its instrument's. */
export function priceDecimals(
  chart: Pick<Chart, 'symbol' | 'lastPrice'>,
  levels: readonly Pick<TradeLevel, 'text'>[],
): number {
  const stated = chart.lastPrice ?? levels[0]?.text;
  return stated === undefined ? instrumentOf(chart.symbol).decimals : (stated.split('.')[1]?.length ?? 0);
}
