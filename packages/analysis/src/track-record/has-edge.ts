import type { TrackRecord } from '../market-analysis.ts';

type Measured = Pick<TrackRecord, 'cases' | 'wins' | 'baselinePercent'>;

/** Standard errors by which a frequency must exceed the random baseline: among a dozen records one exceeds it by two through chance alone. */
const CLEAR_ERRORS = 3;

/** Whether wins exceed the random baseline by more than chance explains. */
export function hasEdge({ cases, wins, baselinePercent }: Measured): boolean {
  if (cases === 0 || baselinePercent === null) return false;
  const base = baselinePercent / 100;
  return wins / cases - base > CLEAR_ERRORS * Math.sqrt((base * (1 - base)) / cases);
}
