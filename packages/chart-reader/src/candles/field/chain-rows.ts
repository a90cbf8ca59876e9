import type { Stroke } from './stroke.ts';

/** First and last row that any of some strokes stands in. There must be a stroke. */
export function chainRows(chain: readonly Pick<Stroke, 'top' | 'bottom'>[]): {
  readonly top: number;
  readonly bottom: number;
} {
  return { top: Math.min(...chain.map(({ top }) => top)), bottom: Math.max(...chain.map(({ bottom }) => bottom)) };
}
