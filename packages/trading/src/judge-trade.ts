import type { Candle } from './candle.ts';
import type { TradeLevels } from './trade-levels.ts';

/** What was seen of a market: one price (`from` and `to` the same moment, all four prices equal), or a bar. */
export interface Observation extends Candle {
  readonly from: Date;
  readonly to: Date;
}

/** A trade that is watched for its levels to be touched. */
export interface WatchedTrade extends TradeLevels {
  /** When its entry was filled; null while it waits, which a trade at the market never does. */
  readonly openedAt: Date | null;
  /** Prices before this moment do not count for it. */
  readonly watchedSince: Date;
}

export interface Judgement {
  readonly openedAt: Date | null;
  /** Null while the trade goes on. */
  readonly closed: { readonly outcome: 'tp1' | 'stop'; readonly at: Date } | null;
}

/** One price as an observation. */
export function priceSeen(price: number, at: Date): Observation {
  return { from: at, to: at, open: price, high: price, low: price, close: price };
}

/**
 * What observations, oldest first, do to a trade. An order waits until its entry is touched; then the stop touched ends
 * it as lost at the stop, the first target as won at the target, wherever beyond the level the price was first seen: a
 * gap over the stop is booked at the stop.
 *
 * A bar does not say in which order its prices came, so it is read to the trade's disadvantage: stop and target within one
 * bar is a loss, also when the same bar filled the order. In the bar that fills an order its target counts only where it
 * must have come after the entry. Of a bar that began before the trade was watched, or before its order was filled, only
 * the closing price counts. What is filled or closed within a bar carries the time of the bar's end.
 */
export function judgeTrade(trade: WatchedTrade, observations: readonly Observation[]): Judgement {
  let { openedAt } = trade;
  let since = trade.watchedSince;
  for (const observation of observations) {
    if (observation.to < since) continue;
    const seen = observation.from < since ? priceSeen(observation.close, observation.to) : observation;
    const filledNow = openedAt === null && touchesEntry(trade, seen);
    if (filledNow) {
      openedAt = seen.to;
      since = seen.to;
    }
    if (openedAt === null) continue;
    if (touchesStop(trade, seen)) return { openedAt, closed: { outcome: 'stop', at: seen.to } };
    const targetCounts = !filledNow || isAfterEntry(trade, seen);
    if (targetCounts && touchesTarget(trade, seen)) return { openedAt, closed: { outcome: 'tp1', at: seen.to } };
  }
  return { openedAt, closed: null };
}

function touchesEntry({ entryType, entry }: TradeLevels, { low, high }: Candle): boolean {
  if (entryType === 'market') return false;
  return entryType === 'buy_limit' || entryType === 'sell_stop' ? low <= entry : high >= entry;
}

function touchesStop({ direction, stop }: TradeLevels, { low, high }: Candle): boolean {
  return stop > 0 && (direction === 'BUY' ? low <= stop : high >= stop);
}

function touchesTarget({ direction, target1 }: TradeLevels, { low, high }: Candle): boolean {
  if (target1 === null || target1 === 0) return false;
  return direction === 'BUY' ? high >= target1 : low <= target1;
}

/**
 * Whether a target that lies within the bar which filled the order was touched after the entry: always for a stop order,
 * whose entry lies on the way; for a limit order when the bar opened at the entry or beyond, or closed at the target.
 */
function isAfterEntry(trade: TradeLevels, { open, close }: Candle): boolean {
  if (trade.entryType.endsWith('_stop')) return true;
  const only = (price: number): Candle => ({ open: price, high: price, low: price, close: price });
  return touchesEntry(trade, only(open)) || touchesTarget(trade, only(close));
}
