import { useState } from 'react';
import { parseLayers, type LayerId } from './layers.ts';

const STORAGE_KEY = 'chart-layers';

export interface LayerChoice {
  readonly shown: ReadonlySet<LayerId>;
  readonly toggle: (layer: LayerId) => void;
}

/** Which layers this browser's user wants to see. */
export function useLayers(): LayerChoice {
  const [shown, setShown] = useState(() => parseLayers(storedLayers()));
  return {
    shown,
    toggle(layer) {
      const next = new Set(shown);
      if (!next.delete(layer)) next.add(layer);
      setShown(next);
      storeLayers(next);
    },
  };
}

function storedLayers(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Storage may be blocked or full; the choice then holds until the page is left. */
function storeLayers(layers: ReadonlySet<LayerId>): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...layers]));
  } catch {}
}
