import type { Stroke } from './stroke.ts';

/** How many rows a stroke takes up. */
export function strokeHeight({ top, bottom }: Pick<Stroke, 'top' | 'bottom'>): number {
  return bottom - top + 1;
}
