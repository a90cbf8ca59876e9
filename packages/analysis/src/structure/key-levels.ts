import type { ChartSeries } from '../series/chart-series.ts';
import { roundNumberNear } from './round-numbers.ts';
import type { Swing } from './swings.ts';

/** A price at which swings turned. Touches are only ever added. */
export interface KeyLevel {
  /** Mean price of its touches. */
  readonly price: number;
  readonly touches: readonly Swing[];
  /** Half the height of the band that counts as the level. */
  readonly tolerance: number;
  /** The round number inside the band, if there is one. */
  readonly roundNumber: number | null;
  readonly formedAt: number;
  /** Bar of the touch that made it a level. */
  readonly knownAt: number;
}

/** A swing belongs to a level when it lies this close to it, in ATR. */
const BAND_ATR = 0.4;

/** A level is a round number only when it lies within this share of its band. */
const ROUND_SHARE = 0.3;

/**
 * Levels by price, lowest first: swings that lie within one band of each other, highs and lows alike, taken in the order
 * in which they became known. Two touches make a level; one suffices at a round number.
 */
export function findKeyLevels({ atr, noise }: ChartSeries, swings: readonly Swing[]): KeyLevel[] {
  const clusters: { touches: Swing[]; tolerance: number }[] = [];
  for (const swing of swings) {
    const band = Math.max(BAND_ATR * atr[swing.knownAt]!, noise);
    const near = clusters
      .map((cluster) => ({ cluster, distance: Math.abs(meanPrice(cluster.touches) - swing.price) }))
      .filter(({ cluster, distance }) => distance <= Math.max(band, cluster.tolerance))
      .toSorted((a, b) => a.distance - b.distance)[0]?.cluster;
    if (near) near.touches.push(swing);
    else clusters.push({ touches: [swing], tolerance: band });
  }
  return clusters.flatMap(levelOf).toSorted((a, b) => a.price - b.price);
}

function levelOf({ touches, tolerance }: { touches: Swing[]; tolerance: number }): KeyLevel[] {
  const price = meanPrice(touches);
  const roundNumber = roundNumberNear(price, ROUND_SHARE * tolerance);
  if (touches.length < 2 && roundNumber === null) return [];
  const { knownAt } = touches[Math.min(1, touches.length - 1)]!;
  return [{ price, touches, tolerance, roundNumber, formedAt: touches[0]!.formedAt, knownAt }];
}

function meanPrice(touches: readonly Swing[]): number {
  return touches.reduce((sum, touch) => sum + touch.price, 0) / touches.length;
}
