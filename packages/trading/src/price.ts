import { instrumentOf } from './instrument.ts';

/** A price as text with the instrument's decimals, `1.08512`. The form in which prices travel and are stored. */
export function priceText(price: number, symbol: string | null): string {
  return price.toFixed(instrumentOf(symbol).decimals);
}

const DECIMAL = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)\s*$/;

/** Reads a decimal price. `null` for anything else: null, blank text, other notations (`1e3`, `1,085`), no finite number. */
export function parsePrice(text: string | number | null | undefined): number | null {
  if (text === null || text === undefined || (typeof text === 'string' && !DECIMAL.test(text))) return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}

/** Signed distance from `from` to `to` in whole pips, rounded half away from zero. */
export function pipsBetween(from: number, to: number, symbol: string | null): number {
  const { pip } = instrumentOf(symbol);
  // Binary floats put 1.085 - 1.08 just under 50 pips; a millionth of a pip settles ties the way a trader counts.
  const pips = Math.abs(to - from) / pip;
  const whole = Math.round(pips + 1e-6);
  return whole === 0 ? 0 : Math.sign(to - from) * whole;
}

/**
 * Profit or loss of an open position in percent of its entry price, positive in the trade's favour, not rounded.
 * `null` when the entry is not positive.
 */
export function profitPercent(direction: Direction, entry: number, current: number): number | null {
  if (!(entry > 0)) return null;
  const change = ((current - entry) / entry) * 100;
  return direction === 'BUY' ? change : -change;
}

export type Direction = 'BUY' | 'SELL';
