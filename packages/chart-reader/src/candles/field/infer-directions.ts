import type { CandleField } from './candle-field.ts';
import { joinDirections } from './join-directions.ts';

/** Fewer candles than this may all have gone one way. */
const FEWEST_CANDLES = 20;
/** Of so many candles at least this share goes the other way: of 20 by lot, no more than one does in one of 24,000 charts. */
const LEAST_OTHERS = 0.05;

/**
 * Where nearly all candles look as if they went one way, rising and falling ones are drawn alike: their directions are those that join each close to
 * the next open best, and the problem `same-fill` says so. Any other field is returned as it is.
 */
export function inferDirections(field: CandleField): CandleField {
  const { style, candles, problems } = field;
  if (style === 'bars' || candles.length < FEWEST_CANDLES) return field;
  if (problems.includes('heikin-ashi') || problems.includes('hidden-bodies')) return field;
  const rising = candles.filter(({ up }) => up).length;
  if (Math.min(rising, candles.length - rising) > LEAST_OTHERS * candles.length) return field;
  const directions = joinDirections(
    candles,
    candles.map(() => null),
  );
  return {
    ...field,
    candles: candles.map((candle, i) => ({ ...candle, up: directions[i]! })),
    problems: [...problems, 'same-fill'],
  };
}
