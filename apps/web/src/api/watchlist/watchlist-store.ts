import { MAX_WATCHED, parseWatchlist } from './stored-watchlist.ts';
import type { WatchlistItem } from './watchlist-item.ts';

const STORAGE_KEY = 'insights-watchlist';
const listeners = new Set<() => void>();

type Change = (items: readonly WatchlistItem[]) => readonly WatchlistItem[];

/** Why a change of the watchlist was not kept. */
export type WatchlistFailure = 'full' | 'not-stored';

let parsed: { readonly stored: string | null; readonly items: readonly WatchlistItem[] } = { stored: null, items: [] };

/** The watchlist as storage holds it now; the same array as long as nothing changes. */
export function readWatchlist(): readonly WatchlistItem[] {
  const stored = readStored();
  if (stored !== parsed.stored) parsed = { stored, items: parseWatchlist(stored) };
  return parsed.items;
}

/**
 * Changes the watchlist, beginning from what storage holds now, so that what another tab did stays. Answers why nothing
 * was kept, or null.
 */
export function changeWatchlist(change: Change): WatchlistFailure | null {
  const before = readWatchlist();
  const after = change(before);
  if (after === before) return null;
  if (after.length > MAX_WATCHED) return 'full';
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(after));
  } catch {
    return 'not-stored';
  }
  for (const listener of listeners) listener();
  return null;
}

/** Calls back after every change, also by another tab. */
export function subscribeToWatchlist(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key says that all of storage was cleared.
    if (key === STORAGE_KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Storage that is blocked holds nothing. */
function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
