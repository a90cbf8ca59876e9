import type { ChartSeries } from '../series/chart-series.ts';
import { firstAfter } from './after.ts';
import { signOf, type Bias } from './side.ts';
import type { Swing } from './swings.ts';

/** A close beyond the last confirmed swing. Known on the close of the breaking bar. */
export interface StructureBreak {
  /** `CHoCH` (change of character) against the running trend, `BOS` (break of structure) with it or as the first. */
  readonly kind: 'BOS' | 'CHoCH';
  readonly side: Bias;
  readonly swing: Swing;
  /** Bar of the swing that broke. */
  readonly formedAt: number;
  readonly knownAt: number;
  /** First later bar that closed back behind the broken price: the break failed. */
  readonly invalidatedAt: number | null;
}

/** A close counts as beyond a price from this far on, in ATR, and never less than a pixel. */
const CLEAR_OF_ATR = 0.05;

/** Distance by which a close must clear a price to count as beyond it. */
export function clearance({ atr, noise }: ChartSeries, bar: number): number {
  return Math.max(noise, CLEAR_OF_ATR * atr[bar]!);
}

/** All breaks, oldest first. Each swing breaks at most once, and only the latest confirmed one of its kind can. */
export function findBreaks(series: ChartSeries, swings: readonly Swing[]): StructureBreak[] {
  const breaks: StructureBreak[] = [];
  const standing: Record<Bias, Swing | null> = { bullish: null, bearish: null };
  let next = 0;
  for (let bar = 0; bar < series.closedCount; bar++) {
    for (; next < swings.length && swings[next]!.knownAt <= bar; next++) {
      standing[swings[next]!.kind === 'high' ? 'bullish' : 'bearish'] = swings[next]!;
    }
    for (const side of ['bullish', 'bearish'] as const) {
      const swing = standing[side];
      if (!swing) continue;
      const past = (series.candles[bar]!.close - swing.price) * signOf(side);
      if (past <= clearance(series, bar)) continue;
      const trend = breaks.at(-1)?.side;
      const kind = trend !== undefined && trend !== side ? 'CHoCH' : 'BOS';
      const { price, formedAt } = swing;
      const behind = (at: number): boolean =>
        (price - series.candles[at]!.close) * signOf(side) > clearance(series, at);
      const invalidatedAt = firstAfter(series, bar, behind);
      breaks.push({ kind, side, swing, formedAt, knownAt: bar, invalidatedAt });
      standing[side] = null;
    }
  }
  return breaks;
}
