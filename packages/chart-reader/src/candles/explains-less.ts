import type { PixelCandle } from './field/candle-field.ts';
import type { Reading } from './read-cells.ts';

/** Share of the candles of a reading that lie over strokes of another one where both are of the same figures. */
const LEAST_COVERED = 0.8;
/** How far the pitch of a reading may be from a multiple of another one's, as a share of this. */
const SAME_PITCH = 0.02;

/** How candles were read. */
interface Read {
  readonly rating: number;
  readonly field: { readonly pitchPx: number; readonly candles: readonly Pick<PixelCandle, 'x' | 'highY' | 'lowY'>[] };
}

/** What was read of figures and runs like no prices, or columns without wicks. */
export interface RefusedReading {
  readonly rating: number;
  readonly isClear: boolean;
  readonly pitchPx: number;
  readonly chain: readonly Pick<Reading['chain'][number], 'x' | 'top' | 'bottom'>[];
}

/**
 * Whether candles are what is left of figures that, read better, run like no prices: the boxes of a box plot without their edges, every second error bar, two bars at a time. The better
 * reading has the same pitch, or is clear and has a part of it, and a higher rating.
 */
export function explainsLess({ rating, field }: Read, refused: readonly RefusedReading[]): boolean {
  return refused.some((better) => {
    if (better.rating <= rating) return false;
    const times = Math.round(field.pitchPx / better.pitchPx);
    if (times < 1 || (times > 1 && !better.isClear)) return false;
    if (Math.abs(field.pitchPx - times * better.pitchPx) > SAME_PITCH * field.pitchPx) return false;
    const covered = field.candles.filter(({ x, highY, lowY }) =>
      better.chain.some(
        (stroke) => Math.abs(stroke.x - x) < field.pitchPx / 2 && stroke.top <= lowY && stroke.bottom >= highY,
      ),
    );
    return covered.length >= LEAST_COVERED * field.candles.length;
  });
}
