import type { CandleShape } from '../shapes/candle-shape.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import type { Stroke } from '../field/stroke.ts';

/** First and last column and row that candles lie in. */
export interface ChartBounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The columns of a chain and its rows, with those above and below up to a share of its height; the last row of the picture is left out. */
export function chartBounds(
  { width, height }: Pick<InkMask, 'width' | 'height'>,
  chain: readonly Stroke[],
  { pitchPx }: Pick<CandleShape, 'pitchPx'>,
  beyond: number,
): ChartBounds {
  const first = Math.min(...chain.map((stroke) => stroke.top));
  const last = Math.max(...chain.map((stroke) => stroke.bottom));
  const beyondPx = beyond * (last + 1 - first);
  return {
    left: Math.max(0, Math.round(chain[0]!.x - pitchPx / 2)),
    right: Math.min(width - 1, Math.round(chain.at(-1)!.x + pitchPx / 2)),
    top: Math.max(0, Math.round(first - beyondPx)),
    bottom: Math.min(height - 2, Math.round(last + beyondPx)),
  };
}
