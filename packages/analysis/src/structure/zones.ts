import type { ChartSeries } from '../series/chart-series.ts';
import { signOf, type Bias } from './side.ts';
import { clearance } from './structure-breaks.ts';

/** A price band from which a reaction is expected. Failed ones are kept, with the bar on which they failed. */
export interface Zone {
  readonly kind: 'order-block' | 'fair-value-gap';
  readonly side: Bias;
  readonly top: number;
  readonly bottom: number;
  /** First bar of the zone. */
  readonly formedAt: number;
  /** Bar on whose close the zone was there. */
  readonly knownAt: number;
  /** First later bar that traded into it. */
  readonly touchedAt: number | null;
  /** First later bar that traded to its middle: less than half of it is still untraded. */
  readonly halfwayAt: number | null;
  /** First later bar that traded through to the far edge. */
  readonly filledAt: number | null;
  /** First later bar that closed beyond the far edge: the zone has failed. */
  readonly invalidatedAt: number | null;
}

/** Follows a zone from the bar after it became known. */
export function followZone(
  series: ChartSeries,
  born: Omit<Zone, 'touchedAt' | 'halfwayAt' | 'filledAt' | 'invalidatedAt'>,
): Zone {
  const { candles, closedCount } = series;
  const sign = signOf(born.side);
  const near = nearEdge(born);
  const far = farEdge(born);
  let touchedAt: number | null = null;
  let halfwayAt: number | null = null;
  let filledAt: number | null = null;
  for (let bar = born.knownAt + 1; bar < closedCount; bar++) {
    const { high, low, close } = candles[bar]!;
    const reach = sign === 1 ? low : high;
    if ((reach - near) * sign <= 0) touchedAt ??= bar;
    if ((reach - (near + far) / 2) * sign <= 0) halfwayAt ??= bar;
    if ((reach - far) * sign <= 0) filledAt ??= bar;
    if ((far - close) * sign > clearance(series, bar))
      return { ...born, touchedAt, halfwayAt, filledAt, invalidatedAt: bar };
  }
  return { ...born, touchedAt, halfwayAt, filledAt, invalidatedAt: null };
}

/** Whether the newest bar, which is still forming, trades in the zone. */
export function isMet(zone: Zone, { candles }: ChartSeries): boolean {
  const { high, low } = candles.at(-1)!;
  return low <= zone.top && high >= zone.bottom;
}

/** The edge that price meets first when it comes back. */
export function nearEdge({ side, top, bottom }: Pick<Zone, 'side' | 'top' | 'bottom'>): number {
  return side === 'bullish' ? top : bottom;
}

/** The edge beyond which the zone has failed. */
export function farEdge({ side, top, bottom }: Pick<Zone, 'side' | 'top' | 'bottom'>): number {
  return side === 'bullish' ? bottom : top;
}
