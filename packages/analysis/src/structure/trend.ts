import type { ChartSeries } from '../series/chart-series.ts';
import { signOf, type Bias } from './side.ts';
import type { StructureBreak } from './structure-breaks.ts';
import { standingSwings, type Swing } from './swings.ts';

export type Trend = Bias | 'ranging';

/** A trend that has not broken structure for this many bars has lost its hold. */
const STALE_BARS = 60;
/** So many changes of character in a row, and structure breaks both ways without following through either. */
const WHIPSAWS = 3;

/** A close this far beyond the broken swing, in ATR, follows a break through whatever came before. */
const FOLLOW_THROUGH_ATR = 2;

/**
 * The trend after the last closed bar. It is the side of the last break, unless the swings since contradict it: a
 * rising trend whose last high is lower and last low is lower, or neither rising, ranges until a break settles it; so
 * do one whose last break is more than {@link STALE_BARS} bars old, and one whose last breaks were all changes of character. A close well beyond the broken swing makes good for age and changes.
 */
export function currentTrend(series: ChartSeries, swings: readonly Swing[], breaks: readonly StructureBreak[]): Trend {
  const last = breaks.at(-1);
  const bar = series.closedCount - 1;
  if (!last) return 'ranging';
  const beyond = (series.candles[bar]!.close - last.swing.price) * signOf(last.side);
  if (beyond > FOLLOW_THROUGH_ATR * series.atr[bar]!) return last.side;
  if (bar - last.knownAt > STALE_BARS) return 'ranging';
  if (isWhipsaw(breaks)) return 'ranging';
  const since = standingSwings(swings, bar).filter(({ formedAt }) => formedAt >= last.knownAt);
  const high = since.findLast(({ kind }) => kind === 'high')?.label;
  const low = since.findLast(({ kind }) => kind === 'low')?.label;
  const against = last.side === 'bullish' ? high === 'LH' && low === 'LL' : high === 'HH' && low === 'HL';
  return against ? 'ranging' : last.side;
}

/** Whether the last breaks were all changes of character: structure gives way on both sides in turn. */
export function isWhipsaw(breaks: readonly StructureBreak[]): boolean {
  const recent = breaks.slice(-WHIPSAWS);
  return recent.length === WHIPSAWS && recent.every(({ kind }) => kind === 'CHoCH');
}
