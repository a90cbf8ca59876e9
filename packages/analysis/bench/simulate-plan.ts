import type { Plan } from '@pipsight/analysis';
import type { Candle } from '@pipsight/trading';

/** What became of a plan. `win`: target 1 before the stop. `open`: neither within {@link HOLD_BARS}. */
export interface Outcome {
  readonly result: 'win' | 'loss' | 'unfilled' | 'open';
  /** Bar on which it was settled. */
  readonly endedAt: number;
  /** Result in units of the planned risk, spread paid; one still open is closed at the last bar. Null when unfilled. */
  readonly netR: number | null;
}

/** Bars for which a pending order waits. */
export const ORDER_BARS = 30;
/** Bars after which a filled plan that met neither price is given up. */
export const HOLD_BARS = 300;

export type Order = Pick<Plan, 'direction' | 'entryType' | 'entry' | 'stop' | 'target1'>;

interface Fill {
  readonly bar: number;
  /** Price paid or received, spread included. */
  readonly price: number;
}

/**
 * Trades a plan on the bars from `start` on. Candles are bid prices; a buy pays the spread on entry, a sell on exit. A
 * bar that holds both stop and target counts as the stop; on the bar that fills a pending order only the stop counts,
 * since the target may have traded before. A bar that opens beyond the stop, or beyond a stop entry, is filled at its
 * open. A pending order is dropped when target 1 trades first.
 */
export function simulatePlan(candles: readonly Candle[], start: number, order: Order, spread: number): Outcome {
  const fill = fillOf(candles, start, order, spread);
  if (!('price' in fill)) return { result: 'unfilled', endedAt: fill.endedAt, netR: null };
  const pending = order.entryType !== 'market';
  const sign = order.direction === 'BUY' ? 1 : -1;
  const risk = Math.abs(order.entry - order.stop);
  const inR = (exit: number): number => ((exit - fill.price) * sign) / risk;
  const last = Math.min(candles.length, fill.bar + HOLD_BARS);
  for (let bar = fill.bar; bar < last; bar++) {
    const candle = candles[bar]!;
    if (meetsStop(candle, order, spread)) {
      const open = candle.open + (order.direction === 'BUY' ? 0 : spread);
      const gapped = bar > fill.bar && (open - order.stop) * sign < 0;
      return { result: 'loss', endedAt: bar, netR: inR(gapped ? open : order.stop) };
    }
    if (pending && bar === fill.bar) continue;
    if (meetsTarget(candle, order, spread)) return { result: 'win', endedAt: bar, netR: inR(order.target1) };
  }
  const close = candles[last - 1]!.close + (order.direction === 'BUY' ? 0 : spread);
  return { result: 'open', endedAt: last, netR: inR(close) };
}

function fillOf(
  candles: readonly Candle[],
  start: number,
  order: Order,
  spread: number,
): Fill | { readonly endedAt: number } {
  const last = Math.min(candles.length, start + ORDER_BARS);
  const paid = order.direction === 'BUY' ? spread : 0;
  if (order.entryType === 'market') {
    return start < candles.length ? { bar: start, price: order.entry + paid } : { endedAt: start };
  }
  for (let bar = start; bar < last; bar++) {
    const candle = candles[bar]!;
    if (fills(candle, order, spread)) return { bar, price: fillPrice(candle.open + paid, order) };
    if (meetsTarget(candle, order, spread)) return { endedAt: bar };
  }
  return { endedAt: last };
}

/** A stop entry that a gap jumped over is filled at the open; a limit never better than asked for. */
function fillPrice(open: number, { entryType, entry }: Order): number {
  if (entryType === 'buy_stop') return Math.max(entry, open);
  return entryType === 'sell_stop' ? Math.min(entry, open) : entry;
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
