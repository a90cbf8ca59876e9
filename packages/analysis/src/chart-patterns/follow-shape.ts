import type { ChartSeries } from '../series/chart-series.ts';
import { signOf, type Bias } from '../structure/side.ts';
import { clearance } from '../structure/structure-breaks.ts';
import type { ChartPattern, PatternShape } from './chart-pattern.ts';
import { priceAt } from './line.ts';

/**
 * Follows a shape from its last point: the first close beyond a line breaks it, a close beyond its far side or too long a
 * wait ends it. A break that came before the shape was known counts from the bar on which it was.
 */
export function followShape(series: ChartSeries, shape: PatternShape): ChartPattern {
  const { candles, closedCount } = series;
  const { upper, lower, failPrice, side, knownAt, patience } = shape;
  const pending: ChartPattern = {
    ...shape,
    confirmedAt: null,
    brokeTo: null,
    breakPrice: null,
    target: null,
    reachedAt: null,
    invalidatedAt: null,
    supersededAt: null,
  };
  const from = (shape.family === 'flags' ? knownAt : shape.outline.at(-1)!.bar) + 1;
  for (let bar = from; bar < closedCount; bar++) {
    const { close } = candles[bar]!;
    const clear = clearance(series, bar);
    const at = Math.max(bar, knownAt);
    if (upper && close - priceAt(upper, bar) > clear) return afterBreak(series, pending, 'bullish', bar);
    if (lower && priceAt(lower, bar) - close > clear) return afterBreak(series, pending, 'bearish', bar);
    const failed = failPrice !== null && side !== 'neutral' && (failPrice - close) * signOf(side) > clear;
    if (failed || bar >= knownAt + patience) return { ...pending, invalidatedAt: at };
  }
  return pending;
}

function afterBreak(series: ChartSeries, shape: ChartPattern, brokeTo: Bias, brokenAt: number): ChartPattern {
  const { candles, closedCount } = series;
  const { upper, lower, failPrice, knownAt, height } = shape;
  const sign = signOf(brokeTo);
  const [broken, other] = brokeTo === 'bullish' ? [upper!, lower] : [lower!, upper];
  const breakPrice = priceAt(broken, brokenAt);
  const target = breakPrice + sign * height;
  // Back beyond the other side the break was false; a shape with one line fails where it would have failed before.
  const undone = failPrice ?? (other ? priceAt(other, brokenAt) : breakPrice);
  const confirmedAt = Math.max(brokenAt, knownAt);
  // A shape expected to go one way that went the other has failed as what it was.
  const against = shape.side !== 'neutral' && shape.side !== brokeTo;
  const done = { ...shape, confirmedAt, brokeTo, breakPrice, target };
  if (against) return { ...done, invalidatedAt: confirmedAt };
  for (let bar = brokenAt + 1; bar < closedCount; bar++) {
    const { high, low, close } = candles[bar]!;
    const at = Math.max(bar, knownAt);
    if (((brokeTo === 'bullish' ? high : low) - target) * sign >= 0) return { ...done, reachedAt: at };
    if ((undone - close) * sign > clearance(series, bar)) return { ...done, invalidatedAt: at };
  }
  return done;
}
