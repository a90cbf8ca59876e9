import type { TrackRecord } from '../market-analysis.ts';

/** What the record is worth, in plain words. */
export function trackRecordWords(record: TrackRecord | null): string {
  if (record === null || record.cases === 0) return 'No track record has been measured for setups like this one.';
  const { cases, wins, baselinePercent, intervalPercent, from, to } = record;
  const percent = (100 * wins) / cases;
  const [low, high] = intervalPercent ?? [];
  const interval =
    low === undefined || high === undefined ? '' : `, 95% interval ${low.toFixed(0)} to ${high.toFixed(0)}`;
  const found = `${wins} of ${cases} similar setups (${percent.toFixed(0)}%${interval}) reached TP1 before the stop, spread paid, from ${from} to ${to}`;
  if (baselinePercent === null) return `${found}.`;
  const random = `random entries with the same stop and target did so in ${baselinePercent.toFixed(0)}%`;
  const edge = record.showsEdge
    ? 'the difference is larger than chance explains, which does not promise the next one'
    : 'that is no edge: the plan manages risk, it does not predict';
  return `${found}; ${random}, and ${edge}.`;
}
