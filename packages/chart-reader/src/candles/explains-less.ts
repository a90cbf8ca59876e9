import type { PixelCandle } from './field/candle-field.ts';
import { LEAST_BARS_RATED } from './are-bodies.ts';
import type { Reading } from './read-cells.ts';
import type { CandleShape } from './shapes/candle-shape.ts';
import { isMultiple } from './shapes/is-multiple.ts';

/** Share of the candles of a reading that lie over strokes of another one where both are of the same figures. */
const LEAST_COVERED = 0.8;
/** How many times as well a reading is rated than one that takes it for several candles each, where it is the better one. */
const FAR_BETTER = 1.5;
/** How far the pitch of a reading may be from a multiple of another one's, as a share of this. */
const SAME_PITCH = 0.02;

/** How candles were read. */
interface Read {
  readonly rating: number;
  readonly shape: Pick<CandleShape, 'style'>;
  readonly field: { readonly pitchPx: number; readonly candles: readonly Pick<PixelCandle, 'x' | 'highY' | 'lowY'>[] };
}

/** What was read of figures and runs like no prices, or columns without wicks. */
export interface RefusedReading {
  readonly shape: Pick<CandleShape, 'style' | 'pitchPx'>;
  readonly rating: number;
  readonly isClear: boolean;
  readonly chain: readonly Pick<Reading['chain'][number], 'x' | 'top' | 'bottom'>[];
}

/**
 * Whether candles are what is left of figures that, read better, run like no prices: the boxes of a box plot without their edges, every second error bar, two bars at a time, the
 * sides of markers. The better reading has the same pitch, or is clear and has a part of it or a multiple, and a higher rating: a far higher one where it takes several candles for one.
 */
export function explainsLess({ rating, shape, field }: Read, refused: readonly RefusedReading[]): boolean {
  return refused.some((better) => {
    const times = field.pitchPx / better.shape.pitchPx;
    const isSame = Math.abs(times - 1) <= SAME_PITCH * times;
    const takesSeveral = isMultiple(1 / times, SAME_PITCH);
    if (!isSame && !(better.isClear && (takesSeveral || isMultiple(times, SAME_PITCH)))) return false;
    // The middles of bars explain more than these where ticks hardly show.
    const areMiddles = better.shape.style === 'lines' && shape.style === 'bars';
    const counted = areMiddles ? LEAST_BARS_RATED * better.rating : better.rating;
    if (counted <= (takesSeveral ? FAR_BETTER : 1) * rating) return false;
    const covered = field.candles.filter(({ x, highY, lowY }) =>
      better.chain.some(
        (stroke) =>
          Math.abs(stroke.x - x) < Math.max(field.pitchPx, better.shape.pitchPx) / 2 &&
          stroke.top <= lowY &&
          stroke.bottom >= highY,
      ),
    );
    return covered.length >= LEAST_COVERED * field.candles.length;
  });
}
