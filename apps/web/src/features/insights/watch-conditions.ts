import { changePercent, isAtLevel, keyLevelPrice, watchReference } from '@pipsight/trading';
import type { WatchlistItem } from '../../api/watchlist/watchlist-item.ts';
import { priceDistance } from '../../result/price-distance.ts';

/** One key level that an item waits for, and how far price is from it. */
export interface WatchCondition {
  readonly text: string;
  /** Null where the text names no price. */
  readonly level: number | null;
  /** Null without a level, and before the first check. */
  readonly distance: {
    /** From price to the level in percent of the level; never negative. */
    readonly percent: number;
    /** In pips or points, as traders say it. */
    readonly text: string;
    readonly side: 'above' | 'below';
    readonly isMet: boolean;
  } | null;
}

/** What an item waits for, the highest level first; texts without a price come last. */
export function watchConditions({ analysis, conditions, currentPrice }: WatchlistItem): readonly WatchCondition[] {
  const near = watchReference({ ...analysis, keyLevels: conditions }) ?? currentPrice;
  return conditions
    .map((text) => {
      const level = near === null ? null : keyLevelPrice(text, near);
      return { text, level, distance: distanceTo(level, currentPrice, analysis.currencyPair) };
    })
    .toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0));
}

function distanceTo(level: number | null, price: number | null, symbol: string | null): WatchCondition['distance'] {
  if (level === null || price === null) return null;
  return {
    percent: Math.abs(changePercent(level, price)),
    text: priceDistance(price, level, symbol),
    side: level >= price ? 'above' : 'below',
    isMet: isAtLevel(level, price),
  };
}
