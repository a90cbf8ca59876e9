import { areNeighbours } from './are-neighbours.ts';
import { closeOf, openOf } from './body-ends.ts';
import { mean } from '../../mean.ts';
import type { CandleField } from './candle-field.ts';

/**
 * How far inside their outer edges candles have their prices, pixels. 0.5 where a price is painted as the row that contains it, 0 where figures
 * end at their prices, half the width of the outline where that is drawn along the prices.
 */
export interface PriceInsets {
  /** At both ends of rising and of falling bodies. Only one of them may be outlined. */
  readonly rising: number;
  readonly falling: number;
  /** At both ends of wicks. */
  readonly wick: number;
}

/** Half a pixel inside the outer edge: in the middle of the end row. */
export const ROW_MIDDLE = 0.5;
export const ROW_MIDDLES: PriceInsets = { rising: ROW_MIDDLE, falling: ROW_MIDDLE, wick: ROW_MIDDLE };

/** Steps from a close to the next open farther than this are gaps of the market: outlines are 5 px wide at most, and make steps of 4 px. */
const LARGEST_STEP_PX = 7;
/** How much less the farthest of them counts than one of nothing. */
const FAR_OFF = 0.3;
/** Half width of the window in which steps agree: both ends may be rounded to rows, and the prices they stand for as well. */
const WINDOW_PX = 1.5;
/** What rounding alone makes of a step, variance. */
const ROUNDING = 0.25;
/** Of the steps of a kind at least this share must agree, otherwise the market jumps from candle to candle. */
const LEAST_AGREEING = 0.45;
/** Weights of the assumptions that prices stand in the middles of end rows, to 0.3 px either way, and that rising and falling candles are drawn alike, to 0.1 px. */
const ASSUMED = 11;
const ASSUMED_ALIKE = 88;
/** More than enough for a mean to come to rest. */
const MOST_STEPS = 10;
/** Where those of one kind seem to end so far inside their prices, as without their rims, and those of the other outside, the market moves from each close to the next open, always the same way. */
const FAR_INSIDE = -0.5;
/** Bodies whose prices are this far off the middles of their end rows are not made of whole rows, so that wicks end at their prices. */
const PERHAPS_OFF_PX = 0.15;
const CLEARLY_OFF_PX = 0.35;

/**
 * Measures where candles have their prices from the candles alone: a candle opens about where the one before closed. Where both go the same way,
 * the step from close to open in that direction is 1 - 2 c for a price c inside the outer edge, whatever c is; where they turn, the ends of two
 * bodies lie side by side and c drops out, while what the market leaves between them enters both alike. So c is half of what
 * the two differ by. Each is the densest value of many (mean shift, Fukunaga and Hostetler 1975), since some steps are real gaps. Without enough steps that
 * agree, and where they agree on what no drawing shows, all prices are in the middles of their rows.
 *
 * Wicks end beside nothing: they are taken to be drawn like the bodies, except that no outline runs around them.
 */
export function priceInsets({ candles, pitchPx }: Pick<CandleField, 'candles' | 'pitchPx'>): PriceInsets {
  const steps = { onUp: [] as number[], onDown: [] as number[], turnDown: [] as number[], turnUp: [] as number[] };
  candles.slice(1).forEach((next, i) => {
    const before = candles[i]!;
    if (!areNeighbours(before, next, pitchPx)) return;
    const downwards = openOf(next) - closeOf(before);
    if (before.up) steps[next.up ? 'onUp' : 'turnDown'].push(-downwards);
    else steps[next.up ? 'turnUp' : 'onDown'].push(downwards);
  });
  const turnDown = densest(steps.turnDown);
  const turnUp = densest(steps.turnUp);
  const areTurns = turnDown.weight > 0 && turnUp.weight > 0;
  const gap = areTurns ? (turnDown.value + turnUp.value) / 2 : 0;
  const apart = areTurns ? (turnUp.value - turnDown.value) / 2 : 0;
  const onUp = insetOf(densest(steps.onUp), gap);
  const onDown = insetOf(densest(steps.onDown), gap);
  // Least squares of: rising and falling as measured, apart as measured, and the assumptions.
  const tie = ASSUMED_ALIKE + (areTurns ? turnDown.weight + turnUp.weight : 0);
  const tied = areTurns ? apart * (turnDown.weight + turnUp.weight) : 0;
  const up = { weight: onUp.weight + ASSUMED, sum: onUp.weight * onUp.value + ASSUMED * ROW_MIDDLE + tied };
  const down = { weight: onDown.weight + ASSUMED, sum: onDown.weight * onDown.value + ASSUMED * ROW_MIDDLE - tied };
  const determinant = (up.weight + tie) * (down.weight + tie) - tie * tie;
  const rising = (up.sum * (down.weight + tie) + down.sum * tie) / determinant;
  const falling = (down.sum * (up.weight + tie) + up.sum * tie) / determinant;
  if (Math.min(rising, falling) < FAR_INSIDE && Math.max(rising, falling) > ROW_MIDDLE) return ROW_MIDDLES;
  const off = Math.max(Math.abs(rising - ROW_MIDDLE), Math.abs(falling - ROW_MIDDLE));
  const isRow = Math.max(0, Math.min(1, (CLEARLY_OFF_PX - off) / (CLEARLY_OFF_PX - PERHAPS_OFF_PX)));
  return { rising, falling, wick: ROW_MIDDLE * isRow };
}

interface Estimate {
  readonly value: number;
  /** One by the variance, 0 if there is no estimate. */
  readonly weight: number;
}

function insetOf({ value, weight }: Estimate, gap: number): Estimate {
  return { value: ROW_MIDDLE - (value - gap) / 2, weight: 4 * weight };
}

/** The value that most of many lie about. */
function densest(values: readonly number[]): Estimate {
  const near = values.filter((value) => Math.abs(value) <= LARGEST_STEP_PX);
  const around = (centre: number): number[] => near.filter((value) => Math.abs(value - centre) <= WINDOW_PX);
  // Of clusters about as dense one further off is likelier a step of the market.
  const density = (centre: number): number =>
    around(centre).reduce((sum, value) => sum + WINDOW_PX - Math.abs(value - centre), 0) *
    (1 - FAR_OFF * (Math.abs(centre) / LARGEST_STEP_PX));
  let value = near.reduce((best, other) => (density(other) > density(best) ? other : best), near[0] ?? 0);
  for (let step = 0; step < MOST_STEPS; step++) value = mean(around(value));
  const agreeing = around(value);
  if (agreeing.length === 0 || agreeing.length < LEAST_AGREEING * values.length) return { value: 0, weight: 0 };
  const variance = mean(agreeing.map((other) => (other - value) ** 2)) + ROUNDING;
  return { value, weight: (agreeing.length / variance) * (agreeing.length / values.length) };
}
