import type { Candle } from '@pipsight/trading';
import type { ChartSeries } from '../series/chart-series.ts';
import { firstAfter } from './after.ts';

/** A high or low that stands out over its neighbours. Only what ends it is settled after `knownAt`. */
export interface Swing {
  readonly kind: 'high' | 'low';
  /** Bar of the extreme. */
  readonly formedAt: number;
  /** Bar on whose close it was confirmed: {@link PIVOT_LENGTH} bars later. */
  readonly knownAt: number;
  readonly price: number;
  /** Against the swing of its kind before; null for the first of its kind. */
  readonly label: 'HH' | 'LH' | 'HL' | 'LL' | null;
  /** Bar on which a further extreme of its kind took its place, with no opposite swing between. */
  readonly supersededAt: number | null;
  /** First bar from `knownAt` on that traded beyond it. */
  readonly invalidatedAt: number | null;
}

/** Bars on each side that a swing stands out over. */
const PIVOT_LENGTH = 4;
/** Least distance from the opposite swing before, in ATR: smaller turns are noise. */
const SIGNIFICANT_LEG_ATR = 1;

type Draft = { -readonly [K in keyof Swing]: Swing[K] };

/**
 * Alternating swings, oldest first, superseded ones included. Walks forward: a bar is judged only by itself and the
 * bars before it, so that no swing ever appears earlier than a trader could have seen it.
 */
export function findSwings(series: ChartSeries): Swing[] {
  const { candles, closedCount, atr } = series;
  const swings: Draft[] = [];
  for (let bar = 2 * PIVOT_LENGTH; bar < closedCount; bar++) {
    const formedAt = bar - PIVOT_LENGTH;
    const kinds = (['high', 'low'] as const).filter((kind) => isPivot(candles, formedAt, kind));
    // A bar that is both goes to the side that is due; the other side then counts from a new bar.
    const due = swings.at(-1)?.kind === 'high' ? 'low' : 'high';
    const kind = kinds.length === 2 ? due : kinds[0];
    if (kind) addSwing(swings, { kind, formedAt, knownAt: bar, price: candles[formedAt]![kind] }, atr[bar]!);
  }
  for (const swing of swings) {
    const { kind, price, knownAt } = swing;
    const sign = kind === 'high' ? 1 : -1;
    swing.invalidatedAt = firstAfter(series, knownAt - 1, (bar) => (candles[bar]![kind] - price) * sign > 0);
  }
  return swings;
}

function addSwing(swings: Draft[], pivot: Pick<Swing, 'kind' | 'formedAt' | 'knownAt' | 'price'>, atr: number): void {
  const last = swings.at(-1);
  const beyond = (price: number): number => (pivot.kind === 'high' ? pivot.price - price : price - pivot.price);
  if (last?.kind === pivot.kind) {
    if (beyond(last.price) <= 0) return;
    last.supersededAt = pivot.knownAt;
  } else if (last && beyond(last.price) < SIGNIFICANT_LEG_ATR * atr) {
    return;
  }
  const before = swings.findLast((swing) => swing.kind === pivot.kind && swing.supersededAt === null);
  const label = before ? labelOf(pivot.kind, pivot.price, before.price) : null;
  swings.push({ ...pivot, label, supersededAt: null, invalidatedAt: null });
}

/** Strictly beyond the bars before, at least level with the bars after: the first of equal extremes counts. */
function isPivot(candles: readonly Candle[], index: number, kind: 'high' | 'low'): boolean {
  const sign = kind === 'high' ? 1 : -1;
  const price = candles[index]![kind];
  for (let step = 1; step <= PIVOT_LENGTH; step++) {
    if ((price - candles[index - step]![kind]) * sign <= 0) return false;
    if ((price - candles[index + step]![kind]) * sign < 0) return false;
  }
  return true;
}

function labelOf(kind: Swing['kind'], price: number, before: number): NonNullable<Swing['label']> {
  if (kind === 'high') return price > before ? 'HH' : 'LH';
  return price < before ? 'LL' : 'HL';
}

/** The swings that stand: neither superseded nor unknown at `bar`. */
export function standingSwings(swings: readonly Swing[], bar: number): Swing[] {
  return swings.filter((s) => s.knownAt <= bar && (s.supersededAt === null || s.supersededAt > bar));
}
