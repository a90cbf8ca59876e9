import { useSyncExternalStore } from 'react';

export type Theme = 'dark' | 'light';

/** Also read by public/theme.js before the first paint. */
const STORAGE_KEY = 'theme';
const listeners = new Set<() => void>();

/** The theme in force, and how to change it for this browser. Dark until the user chooses otherwise. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, currentTheme), setTheme];
}

function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
}

function setTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage may be blocked or full; the choice then holds until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
