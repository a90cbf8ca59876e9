import { watchlistItemSchema, type WatchlistItem } from './watchlist-item.ts';

/** As many as one call for prices can ask for, whatever their symbols are. */
export const MAX_WATCHED = 40;

/**
 * Reads what storage holds, whoever wrote it. Items that cannot be repaired are dropped, of several for one analysis the
 * first stays, and beyond {@link MAX_WATCHED} none is read. Never throws; what is no list at all is an empty one.
 */
export function parseWatchlist(stored: string | null): readonly WatchlistItem[] {
  const items: WatchlistItem[] = [];
  for (const candidate of listOf(stored)) {
    if (items.length === MAX_WATCHED) break;
    const { data: item } = watchlistItemSchema.safeParse(withConditions(candidate));
    if (item && !items.some(({ id, analysisId }) => id === item.id || analysisId === item.analysisId)) items.push(item);
  }
  return items;
}

function listOf(stored: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** An item that was stored without conditions waits for the key levels of its analysis. */
function withConditions(candidate: unknown): unknown {
  if (!isRecord(candidate) || Array.isArray(candidate['conditions'])) return candidate;
  const { analysis } = candidate;
  return { ...candidate, conditions: isRecord(analysis) ? analysis['keyLevels'] : [] };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
