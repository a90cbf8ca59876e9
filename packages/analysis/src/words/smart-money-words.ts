import type { ChartView } from '../chart-view.ts';
import { inWords } from '../prices/price-grid.ts';
import { zoneWords } from '../setups/zone-words.ts';
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
    .map((zone) => `${capital(zoneWords(zone, grid))}, ${zone.touchedAt === null ? 'untouched' : 'tested'}`);
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

/** Where stops are expected to rest on both sides of price; null where nothing stands out. */
export function liquidityWords({ structure, series, grid, price }: ChartView): string | null {
  const crossed = new Set(structure.breaks.map((broken) => broken.swing));
  const side = (kind: 'high' | 'low'): string | null => {
    const sign = kind === 'high' ? 1 : -1;
    const pool = structure.pools
      .filter(
        (candidate) =>
          candidate.kind === kind && candidate.invalidatedAt === null && (candidate.price - price) * sign > 0,
      )
      .toSorted((a, b) => (a.price - b.price) * sign)[0];
    if (pool) return `equal ${kind}s at ${inWords(pool.price, grid)}`;
    const swing = structure.swings
      .filter(
        (s) =>
          s.kind === kind &&
          s.supersededAt === null &&
          !crossed.has(s) &&
          s.knownAt < series.closedCount &&
          (s.price - price) * sign > 0,
      )
      .toSorted((a, b) => (a.price - b.price) * sign)[0];
    return swing ? `swing ${kind} ${inWords(swing.price, grid)}` : null;
  };
  const [above, below] = [side('high'), side('low')];
  const parts = [
    ...(above === null ? [] : [`Buy-side liquidity above: ${above}`]),
    ...(below === null ? [] : [`${above === null ? 'Sell' : 'sell'}-side liquidity below: ${below}`]),
  ];
  return parts.length === 0 ? null : `${parts.join('; ')}.`;
}
