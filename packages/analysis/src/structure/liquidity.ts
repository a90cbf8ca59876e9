import type { ChartSeries } from '../series/chart-series.ts';
import { firstAfter } from './after.ts';
import { signOf, type Bias } from './side.ts';
import { clearance } from './structure-breaks.ts';
import type { Swing } from './swings.ts';

/** Equal highs or lows: two or more swings at one price, beyond which stops are expected to rest. */
export interface LiquidityPool {
  /** `high`: buy stops above equal highs. `low`: sell stops below equal lows. */
  readonly kind: Swing['kind'];
  readonly swings: readonly Swing[];
  /** The outermost of the swings: trading beyond it takes the liquidity. */
  readonly price: number;
  readonly formedAt: number;
  readonly knownAt: number;
  /** Bar that traded beyond the price. */
  readonly invalidatedAt: number | null;
}

/** Price trading beyond a confirmed swing and closing back inside, on one bar. */
export interface Sweep {
  /** Side that gains: a swept low is bullish. */
  readonly side: Bias;
  readonly swing: Swing;
  /** Furthest price of the sweeping bar. */
  readonly extreme: number;
  /** Bar of the swept swing. */
  readonly formedAt: number;
  /** The sweeping bar. */
  readonly knownAt: number;
  /** First later bar that traded beyond the extreme: no stops are left there, and price went for more. */
  readonly invalidatedAt: number | null;
}

/** Swings this close together, in ATR, count as equal. */
const EQUAL_ATR = 0.15;
/** How many bars after the first of two equal swings the second may follow. */
const EQUAL_WITHIN_BARS = 100;

/** Pairs of equal swings, oldest first. A pair is a pool only while price did not trade beyond it in between. */
export function findPools(series: ChartSeries, swings: readonly Swing[]): LiquidityPool[] {
  const pools: LiquidityPool[] = [];
  for (const [order, swing] of swings.entries()) {
    const sign = swing.kind === 'high' ? 1 : -1;
    const near = Math.max(EQUAL_ATR * series.atr[swing.knownAt]!, series.noise);
    const partners = swings
      .slice(0, order)
      .filter(
        (other) =>
          other.kind === swing.kind &&
          swing.formedAt - other.formedAt <= EQUAL_WITHIN_BARS &&
          Math.abs(other.price - swing.price) <= near &&
          !tradedBeyond(series, Math.max(other.price * sign, swing.price * sign) * sign, sign, other, swing),
      );
    if (partners.length === 0) continue;
    const members = [...partners, swing];
    const price = sign * Math.max(...members.map((member) => member.price * sign));
    const { kind, knownAt } = swing;
    const invalidatedAt = firstBeyond(series, price, sign, knownAt + 1);
    pools.push({ kind, swings: members, price, formedAt: members[0]!.formedAt, knownAt, invalidatedAt });
  }
  return pools;
}

function tradedBeyond(series: ChartSeries, price: number, sign: number, first: Swing, last: Swing): boolean {
  const bar = firstBeyond(series, price, sign, first.formedAt + 1);
  return bar !== null && bar <= last.knownAt;
}

function firstBeyond({ candles, closedCount, noise }: ChartSeries, price: number, sign: number, from: number) {
  for (let bar = from; bar < closedCount; bar++) {
    const reach = sign === 1 ? candles[bar]!.high : candles[bar]!.low;
    if ((reach - price) * sign > noise) return bar;
  }
  return null;
}

/** Sweeps, oldest first. Only a swing that no bar has closed beyond can be swept; each is swept at most once. */
export function findSweeps(series: ChartSeries, swings: readonly Swing[]): Sweep[] {
  return swings.flatMap((swing) => sweepOf(series, swing) ?? []).toSorted((a, b) => a.knownAt - b.knownAt);
}

function sweepOf(series: ChartSeries, swing: Swing): Sweep | null {
  const side: Bias = swing.kind === 'low' ? 'bullish' : 'bearish';
  const sign = signOf(side);
  for (let bar = swing.knownAt + 1; bar < series.closedCount; bar++) {
    const { high, low, close } = series.candles[bar]!;
    const extreme = side === 'bullish' ? low : high;
    if ((swing.price - extreme) * sign <= clearance(series, bar)) continue;
    if ((close - swing.price) * sign <= 0) return null;
    const beyond = (at: number): boolean =>
      (extreme - (sign === 1 ? series.candles[at]!.low : series.candles[at]!.high)) * sign > 0;
    return {
      side,
      swing,
      extreme,
      formedAt: swing.formedAt,
      knownAt: bar,
      invalidatedAt: firstAfter(series, bar, beyond),
    };
  }
  return null;
}
