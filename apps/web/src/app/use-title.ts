import { useEffect } from 'react';
import { publicConfig } from '../api/public-config.ts';

/** Names what is shown in the browser's tab and history, `Trades · Pipsight`, until another screen does. */
export function useTitle(name: string): void {
  useEffect(() => {
    const { appTitle } = publicConfig();
    document.title = `${name} · ${appTitle}`;
    return () => {
      document.title = appTitle;
    };
  }, [name]);
}
