import { instrumentOf } from '@pipsight/trading';
import { factsOf, type ReadChart } from './read-chart.ts';

/** Decimals of a currency pair whose axis prints at least four: brokers quote a fifth. */
const PAIR_DECIMALS = 5;

/**
 * Decimals in which a chart's prices are stated: the instrument's. What is no currency pair and no metal gets as many as
 * its own axis prints where those are more, since a share or a coin may cost less than a cent; and where the symbol is
 * unknown, the axis alone says what kind of price it is.
 */
export function decimalsOf(chart: Pick<ReadChart, 'reading' | 'corrections'>): number {
  const { symbol } = factsOf(chart);
  const { axisDecimals } = chart.reading;
  if (symbol === null) return axisDecimals >= 4 ? Math.max(PAIR_DECIMALS, axisDecimals) : Math.max(2, axisDecimals);
  const { kind, decimals } = instrumentOf(symbol);
  return kind === 'other' ? Math.max(decimals, axisDecimals) : decimals;
}

/** A price as decimal text. */
export function priceString(price: number, decimals: number): string {
  return price.toFixed(decimals);
}
