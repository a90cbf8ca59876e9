import type { ChartView } from '../chart-view.ts';
import { inWords } from '../prices/price-grid.ts';
import { zoneWords } from '../setups/zone-words.ts';
import { standingSwings } from '../structure/swings.ts';
import { isMet } from '../structure/zones.ts';
import { bars } from './bars.ts';
import { capital } from './capital.ts';

const BREAKS = 2;
const ZONES = 4;
const POOLS = 2;
const SWEEP_BARS = 30;

/** What a smart-money trader would point at on the entry chart, nearest first within each kind. */
export function smartMoneyElements(view: ChartView): string[] {
  const { structure, grid, price, series } = view;
  const distance = (at: number): number => Math.abs(at - price);
  const breaks = structure.breaks
    .slice(-BREAKS)
    .toReversed()
    .map(
      ({ kind, side, swing, knownAt }) =>
        `${side === 'bullish' ? 'Bullish' : 'Bearish'} ${kind} at ${inWords(swing.price, grid)}, ${bars(series.closedCount - knownAt)} ago`,
    );
  const zones = structure.zones
    .filter(({ invalidatedAt, filledAt }) => invalidatedAt === null && filledAt === null)
    .toSorted((a, b) => distance((a.top + a.bottom) / 2) - distance((b.top + b.bottom) / 2))
    .slice(0, ZONES)
    .map(
      (zone) =>
        `${capital(zoneWords(zone, grid))}, ${zone.touchedAt !== null ? 'tested' : isMet(zone, series) ? 'being tested' : 'untouched'}`,
    );
  const pools = structure.pools
    .filter(({ invalidatedAt }) => invalidatedAt === null)
    .toSorted((a, b) => distance(a.price) - distance(b.price))
    .slice(0, POOLS)
    .map(({ kind, price: at }) => `Equal ${kind}s at ${inWords(at, grid)}`);
  const sweep = structure.sweeps.findLast(({ knownAt }) => series.closedCount - knownAt <= SWEEP_BARS);
  const swept = sweep
    ? [
        `Sweep of the swing ${sweep.swing.kind} ${inWords(sweep.swing.price, grid)}, ${bars(series.closedCount - sweep.knownAt)} ago`,
      ]
    : [];
  return [...breaks, ...zones, ...pools, ...swept];
}

/** Where stops are expected to rest next on both sides of price, equal highs or lows before a swing about as near; null where nothing stands out. */
export function liquidityWords({ structure, series, grid, price, atr }: ChartView): string | null {
  const newest = series.candles.at(-1)!;
  const side = (kind: 'high' | 'low'): string | null => {
    const sign = kind === 'high' ? 1 : -1;
    // What the newest bar has traded beyond is taken, although nothing has closed there.
    const reached = sign * Math.max(sign * newest[kind], sign * price);
    const rests = <T extends { readonly kind: string; readonly price: number; readonly invalidatedAt: number | null }>(
      things: readonly T[],
    ): T | undefined =>
      things
        .filter((one) => one.kind === kind && one.invalidatedAt === null && (one.price - reached) * sign > 0)
        .toSorted((a, b) => (a.price - b.price) * sign)[0];
    const pool = rests(structure.pools);
    const swing = rests(standingSwings(structure.swings, series.closedCount));
    if (pool && !(swing && (pool.price - swing.price) * sign > atr))
      return `equal ${kind}s at ${inWords(pool.price, grid)}`;
    if (!swing) return null;
    const level = inWords(swing.price, grid);
    // One at the very price of a swing that was taken before is told apart from it.
    const isNew = structure.swings.some(
      (other) => other.kind === kind && other.invalidatedAt !== null && inWords(other.price, grid) === level,
    );
    return `${isNew ? 'new ' : ''}swing ${kind} ${level}`;
  };
  const [above, below] = [side('high'), side('low')];
  const parts = [
    ...(above === null ? [] : [`Buy-side liquidity above: ${above}`]),
    ...(below === null ? [] : [`${above === null ? 'Sell' : 'sell'}-side liquidity below: ${below}`]),
  ];
  return parts.length === 0 ? null : `${parts.join('; ')}.`;
}
