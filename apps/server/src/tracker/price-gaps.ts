import { tradingWeek } from '@pipsight/trading';

/** Shorter than this, nobody calls it a gap: sources are late, and quiet markets do not move. */
const SHORTEST_MS = 300_000;

/**
 * Whether the market was open for more than a moment, and for more than some ticks of the tracker, between two prices. A
 * weekend between them is no gap.
 */
export function isPriceGap(from: Date, to: Date, intervalMs: number): boolean {
  const week = tradingWeek(to);
  const ofWeekBefore = tradingWeek(from);
  const shortestMs = Math.max(SHORTEST_MS, 3 * intervalMs);
  if (ofWeekBefore.opensAt.getTime() === week.opensAt.getTime()) return to.getTime() - from.getTime() > shortestMs;
  const beforeClose = Math.max(0, ofWeekBefore.closesAt.getTime() - from.getTime());
  return beforeClose + to.getTime() - week.opensAt.getTime() > shortestMs;
}
