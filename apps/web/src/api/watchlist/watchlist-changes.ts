import type { Analysis, Quote } from '@pipsight/contract';
import { normaliseSymbol, simulatedFindings, watchFindings } from '@pipsight/trading';
import { watchlistItemOf, type WatchlistItem } from './watchlist-item.ts';

type Items = readonly WatchlistItem[];

/** Puts an analysis at the top of the list, unless it is on it. */
export function withAnalysis(items: Items, analysis: Analysis): Items {
  return items.some(({ analysisId }) => analysisId === analysis.id) ? items : [watchlistItemOf(analysis), ...items];
}

export function withoutItem(items: Items, id: string): Items {
  return items.filter((item) => item.id !== id);
}

/** Pauses an active item and resumes a paused one. */
export function withToggledItem(items: Items, id: string): Items {
  return items.map((item) => (item.id === id ? { ...item, isActive: !item.isActive } : item));
}

/** Pretends that the conditions of an item are met, until the next check. */
export function withTestedItem(items: Items, id: string, random: () => number): Items {
  return items.map((item) => (item.id === id ? { ...item, ...simulatedFindings(random) } : item));
}

/** Holds active items against newest prices. An item whose market has none keeps its last, with its age. */
export function withCheckedItems(items: Items, quotes: readonly Quote[], now: Date): Items {
  return items.map((item) => {
    const quote = item.isActive ? quoteOf(item, quotes) : null;
    if (!quote) return item;
    const { analysis, conditions } = item;
    return {
      ...item,
      ...watchFindings({ ...analysis, keyLevels: conditions }, quote.price),
      currentPrice: quote.price,
      lastChecked: now.toISOString(),
    };
  });
}

/** The newest price of an item's market; null where its market is unknown or has none. */
export function quoteOf(item: WatchlistItem, quotes: readonly Quote[]): Quote | null {
  const symbol = symbolOf(item);
  return quotes.find((quote) => quote.symbol === symbol) ?? null;
}

/** The market of an item in its one spelling; null where it is unknown, or no symbol that prices can be asked for. */
export function symbolOf({ analysis }: WatchlistItem): string | null {
  const symbol = normaliseSymbol(analysis.currencyPair ?? '');
  return /^[A-Z\d.]{2,20}$/.test(symbol) && symbol !== 'UNKNOWN' ? symbol : null;
}
