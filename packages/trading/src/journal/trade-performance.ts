import { parsePrice } from '../price.ts';
import { closeTime, isClosed, type JournalTrade, type TradeResult } from './journal-trade.ts';
import { summariseTrades } from './trade-summary.ts';

/** The account in pips after a trade was closed. */
export interface EquityPoint {
  /** When, ISO 8601. */
  readonly at: string;
  /** Cumulative pips. */
  readonly pips: number;
  /** Pips below the highest point so far, the start at 0 included; 0 or more. */
  readonly drawdownPips: number;
}

/** Cumulative pips, one point a closed trade, in the order in which they were closed. */
export function equityCurve(
  trades: readonly (TradeResult & Pick<JournalTrade, 'createdAt' | 'closedAt'>)[],
): readonly EquityPoint[] {
  let pips = 0;
  let peak = 0;
  return trades
    .filter(isClosed)
    .toSorted((a, b) => closeTime(a) - closeTime(b))
    .map((trade) => {
      pips += parsePrice(trade.pnlPips) ?? 0;
      peak = Math.max(peak, pips);
      return { at: trade.closedAt ?? trade.createdAt, pips, drawdownPips: peak - pips };
    });
}

/** How well the closed trades did together. */
export interface TradePerformance {
  /** Pips won for each pip lost; null where none was lost. */
  readonly profitFactor: number | null;
  /** Pips to expect of a trade: the average; null where no pips are known. */
  readonly expectancyPips: number | null;
  /** What to expect of a trade in units of its risk; null where no stop is known. */
  readonly expectancyR: number | null;
  /** Closed trades whose risk is known: those behind {@link expectancyR}. */
  readonly tradesWithRisk: number;
  /** Deepest fall of the cumulative pips from a peak; 0 or more. */
  readonly maxDrawdownPips: number;
}

/** Sums up how well trades did. Open ones do not count. */
export function tradePerformance(trades: readonly JournalTrade[]): TradePerformance {
  const closed = trades.filter(isClosed);
  const pips = closed.flatMap(({ pnlPips }) => parsePrice(pnlPips) ?? []);
  const won = sum(pips.filter((value) => value > 0));
  const lost = -sum(pips.filter((value) => value < 0));
  const multiples = closed.flatMap((trade) => riskMultiple(trade) ?? []);
  return {
    profitFactor: lost === 0 ? null : won / lost,
    expectancyPips: summariseTrades(closed).averagePips,
    expectancyR: multiples.length === 0 ? null : sum(multiples) / multiples.length,
    tradesWithRisk: multiples.length,
    maxDrawdownPips: Math.max(0, ...equityCurve(closed).map(({ drawdownPips }) => drawdownPips)),
  };
}

/**
 * What a closed trade brought in units of its risk, the distance from entry to stop; -1 where the stop was hit. Null for
 * an open trade and where entry, exit or stop is not known.
 */
export function riskMultiple(
  trade: Pick<JournalTrade, 'direction' | 'entryPrice' | 'exitPrice' | 'stopLoss'>,
): number | null {
  const entry = parsePrice(trade.entryPrice);
  const exit = parsePrice(trade.exitPrice);
  const stop = parsePrice(trade.stopLoss);
  if (!entry || exit === null || !stop || entry === stop) return null;
  const gain = trade.direction === 'BUY' ? exit - entry : entry - exit;
  return gain / Math.abs(entry - stop);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
