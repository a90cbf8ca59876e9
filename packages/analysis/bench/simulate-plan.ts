import type { Plan } from '@pipsight/analysis';
import type { Candle } from '@pipsight/trading';

/** What became of a plan. `win`: target 1 before the stop. `open`: neither within {@link HOLD_BARS}. */
export interface Outcome {
  readonly result: 'win' | 'loss' | 'unfilled' | 'open';
  /** Bar on which it was settled. */
  readonly endedAt: number;
}

/** Bars for which a pending order waits. */
export const ORDER_BARS = 30;
/** Bars after which a filled plan that met neither price is given up. */
export const HOLD_BARS = 300;

type Order = Pick<Plan, 'direction' | 'entryType' | 'entry' | 'stop' | 'target1'>;

/**
 * Trades a plan on the bars from `start` on. Candles are bid prices; a buy pays the spread on entry, a sell on exit. A
 * bar that holds both stop and target counts as the stop; on the bar that fills a pending order only the stop counts,
 * since the target may have traded before. A pending order is dropped when target 1 trades first.
 */
export function simulatePlan(candles: readonly Candle[], start: number, order: Order, spread: number): Outcome {
  const filledAt = fillBar(candles, start, order, spread);
  if (filledAt.bar === null) return { result: 'unfilled', endedAt: filledAt.endedAt };
  const pending = order.entryType !== 'market';
  const last = Math.min(candles.length, filledAt.bar + HOLD_BARS);
  for (let bar = filledAt.bar; bar < last; bar++) {
    if (meetsStop(candles[bar]!, order, spread)) return { result: 'loss', endedAt: bar };
    if (pending && bar === filledAt.bar) continue;
    if (meetsTarget(candles[bar]!, order, spread)) return { result: 'win', endedAt: bar };
  }
  return { result: 'open', endedAt: last };
}

function fillBar(
  candles: readonly Candle[],
  start: number,
  order: Order,
  spread: number,
): { readonly bar: number | null; readonly endedAt: number } {
  const last = Math.min(candles.length, start + ORDER_BARS);
  if (order.entryType === 'market') return { bar: start < candles.length ? start : null, endedAt: start };
  for (let bar = start; bar < last; bar++) {
    if (fills(candles[bar]!, order, spread)) return { bar, endedAt: bar };
    if (meetsTarget(candles[bar]!, order, spread)) return { bar: null, endedAt: bar };
  }
  return { bar: null, endedAt: last };
}

function fills({ high, low }: Candle, { entryType, entry }: Order, spread: number): boolean {
  if (entryType === 'buy_limit') return low + spread <= entry;
  if (entryType === 'buy_stop') return high + spread >= entry;
  return entryType === 'sell_limit' ? high >= entry : low <= entry;
}

function meetsStop({ high, low }: Candle, { direction, stop }: Order, spread: number): boolean {
  return direction === 'BUY' ? low <= stop : high + spread >= stop;
}

function meetsTarget({ high, low }: Candle, { direction, target1 }: Order, spread: number): boolean {
  return direction === 'BUY' ? high >= target1 : low + spread <= target1;
}
