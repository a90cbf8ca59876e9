import { MAX_WATCHED, parseWatchlist } from './stored-watchlist.ts';
import type { WatchlistItem } from './watchlist-item.ts';

const STORAGE_KEY = 'insights-watchlist';
/** Whose list stands under {@link STORAGE_KEY}. */
const OWNER_KEY = 'insights-watchlist-owner';
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
  tellListeners();
  return null;
}

/**
 * Brings the list of a user who signs in, and sets the one of whoever used this browser before aside for their return. A
 * list that nobody owns yet becomes this user's.
 */
export function openWatchlistOf(userId: string): void {
  try {
    const owner = localStorage.getItem(OWNER_KEY);
    if (owner === userId) return;
    if (owner !== null) {
      move(STORAGE_KEY, setAsideKey(owner));
      move(setAsideKey(userId), STORAGE_KEY);
    }
    localStorage.setItem(OWNER_KEY, userId);
  } catch {
    // Storage that is blocked holds nobody's list; full storage leaves things as they are.
  }
  tellListeners();
}

function setAsideKey(userId: string): string {
  return `${STORAGE_KEY}:${userId}`;
}

function move(from: string, to: string): void {
  const stored = localStorage.getItem(from);
  if (stored !== null) localStorage.setItem(to, stored);
  localStorage.removeItem(from);
}

function tellListeners(): void {
  for (const listener of listeners) listener();
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
