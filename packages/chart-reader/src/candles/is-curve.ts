import type { CandleField } from './field/candle-field.ts';
import { inferDirections } from './field/infer-directions.ts';
import type { InkMask } from './mask/ink-mask.ts';
import { leanOf } from './chain/lean-of.ts';
import type { Reading } from './read-cells.ts';
import { stepShare } from './field/steps-of.ts';

/** Candles, also under lines and beside others, lean by 0.13 of their height at most, pieces of most curves by 0.18 and more. */
const MOST_LEANING = 0.16;
/** Compressed hollow candles that stand near each other lean by as much, but hardly any ink lies between them. */
const MOST_LEANING_PARTED = 0.2;
/** Curves that are thick or smooth lean less, but by so much. */
const LEAST_LEANING = 0.08;
/**
 * Of candles without colours that tell their directions these are those that join closes and opens best, which leaves less than 0.03 of a candle's height
 * between them, while pieces of a curve, which end anywhere, do not join.
 */
const WIDEST_JOINED_STEP = 0.08;

/**
 * Whether what was read as candles is a curve in pieces: a line, an area's edge, a band between two lines. Its pieces lean to one side, and their ends have nothing to do
 * with each other. The ticks of bars are at different rows by nature, so none of theirs is a curve.
 */
export function isCurve(mask: InkMask, { shape, chain, isParted }: Reading, field: CandleField): boolean {
  if (shape.style !== 'candles') return false;
  const lean = leanOf(mask, shape, chain);
  if (lean < LEAST_LEANING) return false;
  if (lean > (isParted ? MOST_LEANING_PARTED : MOST_LEANING)) return true;
  const joined = inferDirections(field);
  return joined.problems.includes('same-fill') && stepShare(joined) > WIDEST_JOINED_STEP;
}
