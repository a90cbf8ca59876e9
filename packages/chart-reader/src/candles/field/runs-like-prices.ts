import type { CandleField, PixelCandle } from './candle-field.ts';
import { median } from '../../median.ts';
import { heightPxOf, type Step, stepShare, stepsOf } from './steps-of.ts';
import { hasLowerWick, hasUpperWick, wickedShare } from './wicks-of.ts';

/** At least this share of a chart's candles has a wick: bars, cells and steps have none, while quiet markets are half without. */
const LEAST_WICKED = 0.3;
/** The same of bars, which are drawn for all that they show beyond open and close: two in three have that, where low ones are drawn small, while the stairs of a balance hardly have. */
const LEAST_WICKED_BARS = 0.6;
/** A close and the open after it that are this near, besides as much of the median candle's height, are one price. */
const SAME_PRICE_PX = 1.5;
const SAME_PRICE_SHARE = 0.1;
/** Median distance from a close to the next open, in candles' heights; even with every second candle misread it stays below. */
const WIDEST_STEP = 0.75;
/** Of so many neighbours no boxes by lot end where the next begins to within this share of their height, however few candles go back and forth. */
const UNBROKEN_STEP = 0.02;
const FEWEST_STEPS = 8;
/** Share of neighbours whose bodies touch in price, where markets that close overnight lie above and boxes drawn side by side below. */
const LEAST_TOUCHING = 0.5;
/** Von Neumann's ratio (1941) of squared steps to spread: 2 for values by lot, about 0 for a path, below 0.7 for a market without trend. */
const LEAST_RANDOM = 0.9;
/** The same of lines without bodies, of which there are many; and the share of neighbours that traded at one price. */
const LEAST_RANDOM_LINES = 0.5;
const LEAST_OVERLAPPING = 0.8;
/** Lines further from each other are ranges: candles have room for bodies there. */
const WIDEST_LINES_PX = 6;
/** In a chart of prices some candles open or close at an end of their range. */
const MOST_TWO_SIDED = 0.95;
/** Share of bars that trade at prices of the one before, by more than a line; the stairs of a market's depth begin where the last one ends. */
const LEAST_ABREAST = 0.5;
/** Only where trade never pauses, so that they open on the close before, may none of a few do. */
const WIDEST_TWO_SIDED_STEP = 0.2;
/** Share of ranges with a mark in their middle, and how many times as high as it ranges are: low ones have their bodies about there. */
const MOST_MARKED = 0.9;
const TIMES_A_MARK = 3;
/** Nor do all of them rise. */
const MOST_ONE_WAY = 0.9;

/**
 * Whether candles move as prices do. Most have a wick, a close leads to the next open, and what does not, as after a night, still follows a
 * path and, unless ticks tell opens from closes, has ends of every kind. Box plots, ranges, steps of a balance, cells of a map and the columns below a curve fail.
 */
export function runsLikePrices({
  style,
  candles,
  pitchPx,
  problems,
}: Pick<CandleField, 'style' | 'candles' | 'pitchPx' | 'problems'>): boolean {
  const steps = stepsOf({ candles, pitchPx });
  if (steps.length === 0) return false;
  if (problems.includes('hidden-bodies')) {
    if (pitchPx > WIDEST_LINES_PX) return false;
    const overlapping = steps.filter(({ before, candle }) => overlap(before, candle)).length;
    return overlapping >= LEAST_OVERLAPPING * steps.length && isPath(candles, LEAST_RANDOM_LINES);
  }
  if (style === 'candles' && areMarked(candles)) return false;
  if (wickedShare(candles) < (style === 'bars' ? LEAST_WICKED_BARS : LEAST_WICKED)) return false;
  // These open in the middle of the candle before, which boxes by lot do not.
  if (problems.includes('heikin-ashi')) return true;
  const height = heightPxOf(candles);
  const step = stepShare({ candles, pitchPx });
  if (step > WIDEST_STEP) return false;
  const isAbreast = ({ before, candle }: Step): boolean =>
    Math.min(before.lowY, candle.lowY) - Math.max(before.highY, candle.highY) > SAME_PRICE_SHARE * height;
  if (style === 'bars' && steps.filter(isAbreast).length < LEAST_ABREAST * steps.length) return false;
  if (steps.length >= FEWEST_STEPS && step <= UNBROKEN_STEP) return true;
  const near = SAME_PRICE_PX + SAME_PRICE_SHARE * height;
  const touching = steps.filter(({ before, candle }) => distanceOfEnds(before, candle) <= near).length;
  const follows = isPath(candles, LEAST_RANDOM);
  // Of boxes by lot, too, every second one ends about where the one before does.
  if (touching >= LEAST_TOUCHING * steps.length)
    return style === 'bars' || !isTwoSided(candles) || (follows && step <= WIDEST_TWO_SIDED_STEP);
  return follows && (style === 'bars' || endsVary(candles));
}

function overlap(a: PixelCandle, b: PixelCandle): boolean {
  return a.highY <= b.lowY + SAME_PRICE_PX && b.highY <= a.lowY + SAME_PRICE_PX;
}

function isPath(candles: readonly PixelCandle[], leastRandom: number): boolean {
  const middles = candles.map(({ highY, lowY }) => (highY + lowY) / 2);
  const mean = middles.reduce((sum, middle) => sum + middle, 0) / middles.length;
  const spread = middles.reduce((sum, middle) => sum + (middle - mean) ** 2, 0);
  const steps = middles.slice(1).reduce((sum, middle, i) => sum + (middle - middles[i]!) ** 2, 0);
  return steps < leastRandom * spread;
}

function endsVary(candles: readonly PixelCandle[]): boolean {
  const rising = candles.filter(({ up }) => up).length;
  const oneWay = Math.max(rising, candles.length - rising);
  return !isTwoSided(candles) && oneWay <= MOST_ONE_WAY * candles.length;
}

/** Whether nearly all candles of which a wick is seen have one above and one below. */
function isTwoSided(candles: readonly PixelCandle[]): boolean {
  const wicked = candles.filter((candle) => hasUpperWick(candle) || hasLowerWick(candle));
  const most = Math.ceil(MOST_TWO_SIDED * wicked.length);
  return wicked.filter(hasUpperWick).length >= most && wicked.filter(hasLowerWick).length >= most;
}

/** Whether bodies are marks of one size in the middle of each range, as those of means between their errors are. */
function areMarked(candles: readonly PixelCandle[]): boolean {
  const heights = candles.map(({ bodyTopY, bodyBottomY }) => bodyBottomY - bodyTopY);
  const size = median(heights);
  if (heightPxOf(candles) < TIMES_A_MARK * size) return false;
  const isMark = ({ highY, lowY, bodyTopY, bodyBottomY }: PixelCandle): boolean =>
    Math.abs(bodyBottomY - bodyTopY - size) <= SAME_PRICE_PX &&
    Math.abs(bodyTopY + bodyBottomY - highY - lowY) <= 2 * SAME_PRICE_PX;
  return candles.filter(isMark).length >= MOST_MARKED * candles.length;
}

/** Distance between the nearest ends of two bodies, whichever way they went. */
function distanceOfEnds(a: PixelCandle, b: PixelCandle): number {
  const ends = [a.bodyTopY, a.bodyBottomY].flatMap((end) => [
    Math.abs(end - b.bodyTopY),
    Math.abs(end - b.bodyBottomY),
  ]);
  return Math.min(...ends);
}
