import { isSamePitch } from './are-bodies.ts';
import type { CandleField, PixelCandle } from './field/candle-field.ts';

/** A piece of a line is no higher than this, soft edges included; few candles are. */
const FLAT_PX = 3;
/** Share of what one reading has and another has not that are such pieces, and fewest of them. */
const MOSTLY_FLAT = 0.8;
const FEWEST_FLAT = 3;
/** Share of the candles of a clear reading that another one has as well. */
const AS_MANY = 0.97;

/** How candles were read. */
interface Read {
  readonly field: Pick<CandleField, 'pitchPx' | 'candles'>;
  readonly isClear: boolean;
}

/** Whether all that a reading has beyond a clear one is flat: pieces of a line in the cells that nights and weekends leave empty. */
export function addsPieces({ field }: Pick<Read, 'field'>, { field: clear, isClear }: Read): boolean {
  if (!isClear || !isSamePitch(field, clear.pitchPx)) return false;
  const isIn = ({ x }: PixelCandle, candles: readonly PixelCandle[]): boolean =>
    candles.some((other) => Math.abs(other.x - x) < clear.pitchPx / 2);
  const more = field.candles.filter((candle) => !isIn(candle, clear.candles));
  const flat = more.filter(({ highY, lowY }) => lowY - highY <= FLAT_PX);
  if (flat.length < Math.max(FEWEST_FLAT, MOSTLY_FLAT * more.length)) return false;
  return clear.candles.filter((candle) => isIn(candle, field.candles)).length >= AS_MANY * clear.candles.length;
}
