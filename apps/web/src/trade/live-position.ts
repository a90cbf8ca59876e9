import type { Quote, Trade } from '@pipsight/contract';
import { parsePrice, priceText, profitPercent } from '@pipsight/trading';

/** An open trade seen at the newest price of its market. */
export interface LivePosition {
  /** With the market's decimals; null where no price is known. */
  readonly priceText: string | null;
  /** Profit or loss in percent of the entry; null without a price or an entry. */
  readonly percent: number | null;
  /** Whether the order still waits for its entry: nothing is won or lost yet. */
  readonly isWaiting: boolean;
}

export function livePosition(trade: Trade, quote: Quote | null): LivePosition {
  const entry = parsePrice(trade.entryPrice) ?? 0;
  return {
    priceText: quote && priceText(quote.price, trade.currencyPair),
    percent: quote && profitPercent(trade.direction, entry, quote.price),
    isWaiting: trade.openedAt === null,
  };
}

/** Where entry and price lie between stop and first target, as shares from 0 (stop) to 1 (target). */
export interface LevelShares {
  readonly entry: number;
  /** Clamped to 0 to 1. */
  readonly price: number;
}

/** Null where stop, entry or first target is not known, or the entry does not lie between the two others. */
export function levelShares(trade: Trade, price: number): LevelShares | null {
  const stop = parsePrice(trade.stopLoss);
  const entry = parsePrice(trade.entryPrice);
  const target = parsePrice(trade.takeProfit1);
  if (!stop || !entry || !target || stop === target) return null;
  const shareOf = (level: number) => (level - stop) / (target - stop);
  const entryShare = shareOf(entry);
  if (entryShare < 0 || entryShare > 1) return null;
  return { entry: entryShare, price: Math.min(1, Math.max(0, shareOf(price))) };
}
