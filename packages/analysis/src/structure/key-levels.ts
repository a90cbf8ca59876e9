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
  /** Bar that closed through its band for the {@link MOST_CROSSINGS}th time since: it turns price no more. */
  readonly invalidatedAt: number | null;
}

/** Share of its band within which price is at a level, and neither above nor below it. */
export const AT_LEVEL_SHARE = 0.25;

/** What a level is to a price: support below it, resistance above it; null where price is at the level itself. */
export function levelRole({ price, tolerance }: KeyLevel, now: number): 'support' | 'resistance' | null {
  if (Math.abs(now - price) <= AT_LEVEL_SHARE * tolerance) return null;
  return price > now ? 'resistance' : 'support';
}

/** A swing belongs to a level when it lies this close to it, in ATR. */
const BAND_ATR = 0.4;

/** Closes from one side of the band to the other that a level survives, short of one. */
const MOST_CROSSINGS = 4;

/** A level is a round number only when it lies within this share of its band. */
const ROUND_SHARE = 0.3;

/**
 * Levels by price, lowest first: swings that lie within one band of each other, highs and lows alike, taken in the order
 * in which they became known. Two touches make a level; one suffices at a round number.
 */
export function findKeyLevels(series: ChartSeries, swings: readonly Swing[]): KeyLevel[] {
  const { atr, noise } = series;
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
  return clusters.flatMap((cluster) => levelOf(series, cluster)).toSorted((a, b) => a.price - b.price);
}

function levelOf(series: ChartSeries, { touches, tolerance }: { touches: Swing[]; tolerance: number }): KeyLevel[] {
  const price = meanPrice(touches);
  const roundNumber = roundNumberNear(price, ROUND_SHARE * tolerance);
  // By its first touch alone: later ones move the mean, but not the bar on which the level was there.
  const startedRound = roundNumberNear(touches[0]!.price, ROUND_SHARE * tolerance) !== null;
  if (touches.length < 2 && !startedRound) return [];
  const { knownAt } = touches[startedRound ? 0 : 1]!;
  const invalidatedAt = lastCrossing(series, touches, tolerance, knownAt);
  return [{ price, touches, tolerance, roundNumber, formedAt: touches[0]!.formedAt, knownAt, invalidatedAt }];
}

/** Follows the level as it stood at each bar: later touches move it only from then on. */
function lastCrossing(
  { candles, closedCount }: ChartSeries,
  touches: readonly Swing[],
  tolerance: number,
  knownAt: number,
): number | null {
  let side = 0;
  let crossings = 0;
  let count = touches.filter((touch) => touch.knownAt <= knownAt).length;
  let price = meanPrice(touches.slice(0, count));
  for (let bar = knownAt; bar < closedCount; bar++) {
    if (count < touches.length && touches[count]!.knownAt <= bar) price = meanPrice(touches.slice(0, ++count));
    const away = candles[bar]!.close - price;
    if (Math.abs(away) <= tolerance) continue;
    if (side !== 0 && Math.sign(away) !== side && ++crossings === MOST_CROSSINGS) return bar;
    side = Math.sign(away);
  }
  return null;
}

function meanPrice(touches: readonly Swing[]): number {
  return touches.reduce((sum, touch) => sum + touch.price, 0) / touches.length;
}
