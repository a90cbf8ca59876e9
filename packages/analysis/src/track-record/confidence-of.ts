import type { MarketAnalysis, TrackRecord } from '../market-analysis.ts';
import type { Reason } from '../setups/idea.ts';

/**
 * A setup's confidence, from its record alone: `potential` while no edge over random entries was measured for its kind,
 * `strong` with one, `confirmed` when moreover a candle has already turned at the entry.
 */
export function confidenceOf(
  record: TrackRecord | null,
  reasons: readonly Reason[],
): NonNullable<MarketAnalysis['confidence']> {
  if (record === null || !record.showsEdge) return 'potential';
  return reasons.some(({ kind }) => kind === 'candle') ? 'confirmed' : 'strong';
}
