import type { TrackRecord } from '../market-analysis.ts';
import { hasEdge } from '../track-record/has-edge.ts';

/** What the record is worth, in plain words. */
export function trackRecordWords(record: TrackRecord | null): string {
  if (record === null || record.cases === 0) return 'No track record has been measured for setups like this one.';
  const { cases, wins, baselinePercent, from, to } = record;
  const percent = (100 * wins) / cases;
  const found = `${wins} of ${cases} similar setups (${percent.toFixed(0)} %) reached TP1 before the stop, spread paid, from ${from} to ${to}`;
  if (baselinePercent === null) return `${found}.`;
  const random = `random entries with the same stop and target did so in ${baselinePercent.toFixed(0)} %`;
  const edge = hasEdge(record)
    ? 'the difference is larger than chance explains, which does not promise the next one'
    : 'that is no edge: the plan manages risk, it does not predict';
  return `${found}; ${random}, and ${edge}.`;
}
