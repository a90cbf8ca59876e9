import { instrumentOf, pipsBetween } from '@pipsight/trading';

/** Without a symbol, a market at this price or above is hardly one whose pip is 0.0001. */
const POINTS_FROM = 10;

/**
 * How far apart two prices are, as a trader says it: in pips, and in points of price where the market has no pips
 * (indices, crypto, shares) or may have none, its symbol being unknown. Without sign.
 */
export function priceDistance(from: number, to: number, symbol: string | null): string {
  const { kind, decimals } = instrumentOf(symbol);
  if (kind === 'other') return `${Math.abs(to - from).toFixed(decimals)} points`;
  if (symbol === null && from >= POINTS_FROM) return `${Math.abs(to - from).toFixed(2)} points`;
  const pips = Math.abs(pipsBetween(from, to, symbol));
  return pips === 1 ? '1 pip' : `${pips} pips`;
}
