import type { Mark } from '@pipsight/contract';
import * as z from 'zod';

/** What can be drawn over a picture, each to be shown or hidden on its own. */
export const LAYERS = [
  { id: 'trade', name: 'Trade levels' },
  { id: 'levels', name: 'Key levels' },
  { id: 'zones', name: 'Zones' },
  { id: 'structure', name: 'Structure' },
  { id: 'shapes', name: 'Chart patterns' },
  { id: 'patterns', name: 'Candle patterns' },
  { id: 'candles', name: 'Candles as read' },
] as const;
export type LayerId = (typeof LAYERS)[number]['id'];

/** The layer that holds each kind of mark. */
export const LAYER_OF_MARK: Readonly<Record<Mark['kind'], LayerId>> = {
  swing: 'structure',
  'structure-break': 'structure',
  'order-block': 'zones',
  'fair-value-gap': 'zones',
  liquidity: 'levels',
  'key-level': 'levels',
  pattern: 'patterns',
  'chart-pattern': 'shapes',
};

export const DEFAULT_LAYERS: readonly LayerId[] = ['trade', 'levels', 'zones', 'structure', 'shapes', 'patterns'];

const storedSchema = z.array(z.enum(['trade', 'levels', 'zones', 'structure', 'shapes', 'patterns', 'candles']));

/** The layers named by stored text; the default where there is none or it makes no sense. */
export function parseLayers(stored: string | null): ReadonlySet<LayerId> {
  try {
    return new Set(storedSchema.parse(JSON.parse(stored ?? 'null')));
  } catch {
    return new Set(DEFAULT_LAYERS);
  }
}
