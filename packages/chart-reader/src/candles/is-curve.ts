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

/** Share of bars that reach no further than from tick to tick, but for the thickness of a tick, in a line that goes on in steps; of a market's hardly any does. */
const MOST_STEPS = 0.9;
const TICK_PX = 1.5;
/** Seen as candles, which leave half of their room empty, most of its steps begin where the one before ended, but for the thickness of the line; bricks of Renko charts do as well, and leave none. */
const MOST_RISERS = 0.8;
const WIDEST_RISER = 0.5;
const RISER_PX = 2.5;
/** Of steps as low as the line is thick nothing tells which way it goes: so many times as high they count, and this share of all must. */
const TELLING_RISER = 3;
const LEAST_TELLING = 0.25;

/**
 * Whether what was read as candles is a curve in pieces: a line, an area's edge, a band between two lines. Its pieces lean to one side, and their ends have nothing to do
 * with each other. The ticks of bars are at different rows by nature, so none of theirs is a curve, unless it goes on in steps.
 */
export function isCurve(mask: InkMask, { shape, chain, isParted }: Reading, field: CandleField): boolean {
  if (shape.style === 'bars') return areSteps(field);
  if (shape.style !== 'candles') return false;
  if (shape.bodyPx < WIDEST_RISER * shape.pitchPx && areRisers(field)) return true;
  const lean = leanOf(mask, shape, chain);
  if (lean < LEAST_LEANING) return false;
  if (lean > (isParted ? MOST_LEANING_PARTED : MOST_LEANING)) return true;
  const joined = inferDirections(field);
  return joined.problems.includes('same-fill') && stepShare(joined) > WIDEST_JOINED_STEP;
}

/** Whether bars are the steps of one line, whose ends are its ticks. */
function areSteps({ candles }: Pick<CandleField, 'candles'>): boolean {
  const steps = candles.filter(
    ({ highY, bodyTopY, bodyBottomY, lowY }) => bodyTopY - highY <= TICK_PX && lowY - bodyBottomY <= TICK_PX,
  );
  return steps.length >= MOST_STEPS * candles.length;
}

/** Whether candles are the steps of one line: each begins where the one before ended, up or down. */
function areRisers({ candles }: Pick<CandleField, 'candles'>): boolean {
  let [telling, joined] = [0, 0];
  let ends: readonly number[] = [];
  for (const { highY, lowY } of candles) {
    const ways = [
      { from: highY, to: lowY },
      { from: lowY, to: highY },
    ];
    const going = ways.filter(({ from }) => ends.some((end) => Math.abs(from - end) <= RISER_PX));
    if (ends.length > 0 && lowY - highY > TELLING_RISER * RISER_PX) {
      telling++;
      if (going.length > 0) joined++;
    }
    ends = (going.length > 0 ? going : ways).map(({ to }) => to);
  }
  return telling >= LEAST_TELLING * candles.length && joined >= MOST_RISERS * telling;
}
