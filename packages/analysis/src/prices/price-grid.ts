import { instrumentOf, priceText } from '@pipsight/trading';

/** How the prices of one market are rounded and written. */
export interface PriceGrid {
  readonly symbol: string | null;
  readonly decimals: number;
  /** Steps in which planned prices are given: no finer than one pixel of the picture shows. */
  readonly step: number;
  /** Difference between buying and selling that a retail trader plausibly pays. */
  readonly spread: number;
}

/**
 * The grid of a market. What is no currency pair and no metal may cost less than a cent: it gets as many decimals as a
 * pixel of its chart resolves, at least the instrument's and at most 8. An unknown market gets what a pixel resolves too,
 * 2 to 5: digits that no one measured would only look exact.
 */
export function priceGrid(symbol: string | null, price: number, pricePerPx: number): PriceGrid {
  const { kind, decimals: usual } = instrumentOf(symbol);
  const resolved = pricePerPx > 0 ? Math.min(8, Math.ceil(-Math.log10(pricePerPx))) : usual;
  const unknown = Math.min(usual, Math.max(2, resolved));
  const decimals = symbol === null ? unknown : kind === 'other' ? Math.max(usual, resolved) : usual;
  return { symbol, decimals, step: stepOf(decimals, pricePerPx), spread: plausibleSpread(symbol, price) };
}

/** The largest of 1, 2 or 5 times a power of ten that is no coarser than a pixel, and no finer than the decimals. */
function stepOf(decimals: number, pricePerPx: number): number {
  const least = 10 ** -decimals;
  if (!(pricePerPx > least)) return least;
  const power = 10 ** Math.floor(Math.log10(pricePerPx));
  const lead = pricePerPx / power;
  return (lead >= 5 ? 5 : lead >= 2 ? 2 : 1) * power;
}

/** A planned price, rounded to the grid. */
export function onGrid(price: number, { decimals, step }: PriceGrid): number {
  return Number((Math.round(price / step) * step).toFixed(decimals));
}

/** A price in words, with the market's decimals. */
export function inWords(price: number, { symbol, decimals }: PriceGrid): string {
  return decimals === instrumentOf(symbol).decimals ? priceText(price, symbol) : price.toFixed(decimals);
}

const MAJORS = new Set(['EURUSD', 'GBPUSD', 'USDJPY', 'AUDUSD', 'USDCAD', 'USDCHF', 'NZDUSD', 'EURGBP', 'EURJPY']);
const SPREAD_PIPS = { major: 1.2, cross: 2.5, exotic: 15, metal: 3.5 };
/** Indices, crypto and unknown markets, as a share of the price. */
const SPREAD_SHARE = 0.00015;
const LIQUID = new Set(['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'AUD', 'NZD', 'CAD']);

/**
 * Spread in price: 1.2 pips on majors, 2.5 on crosses, 15 on exotic pairs, 3.5 on metals (0.35 USD on gold), 0.015 % of
 * the price elsewhere. Typical of retail accounts without commission, not of news or the hour of the daily roll.
 */
export function plausibleSpread(symbol: string | null, price: number): number {
  if (!hasPips(symbol)) return Math.abs(price) * SPREAD_SHARE;
  const { symbol: name, kind, pip } = instrumentOf(symbol);
  if (kind === 'metal') return SPREAD_PIPS.metal * pip;
  if (MAJORS.has(name)) return SPREAD_PIPS.major * pip;
  const liquid = LIQUID.has(name.slice(0, 3)) && LIQUID.has(name.slice(3));
  return (liquid ? SPREAD_PIPS.cross : SPREAD_PIPS.exotic) * pip;
}

/** The spread of a market in words: in pips, or as a price where it has none. */
export function spreadInWords({ spread, symbol, decimals }: PriceGrid): string {
  return hasPips(symbol) ? `${(spread / instrumentOf(symbol).pip).toFixed(1)} pips` : spread.toFixed(decimals);
}

/** Whether it is known what traders call a pip of a market: of pairs and metals. */
function hasPips(symbol: string | null): boolean {
  const { symbol: name, kind } = instrumentOf(symbol);
  return kind !== 'other' && name !== '' && name !== 'UNKNOWN';
}
