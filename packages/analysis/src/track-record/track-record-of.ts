import { instrumentOf, timeframeMinutes } from '@pipsight/trading';
import type { TrackRecord } from '../market-analysis.ts';
import measured from './track-record.json' with { type: 'json' };

/** Timeframes whose setups are counted together. */
export const TIMEFRAME_GROUPS = ['M15', 'H1', 'H4'] as const;
export type TimeframeGroup = (typeof TIMEFRAME_GROUPS)[number];

/** A measured record and what it is of. */
export interface RuleRecord extends TrackRecord {
  readonly rule: string;
  readonly group: string;
}

/** Fewer cases than this say nothing about a frequency. */
const LEAST_CASES = 100;
/** The base rate counts as this many cases when a frequency is shrunk to it. */
const BASE_RATE_CASES = 100;

const RECORDS: readonly RuleRecord[] = measured.records;

/** The group that a timeframe belongs to: up to M30, up to H2, above. Null where the timeframe is unknown. */
export function timeframeGroup(timeframe: string | null): TimeframeGroup | null {
  const minutes = timeframe === null ? null : timeframeMinutes(timeframe);
  if (minutes === null) return null;
  return minutes <= 30 ? 'M15' : minutes <= 120 ? 'H1' : 'H4';
}

/** The record of a rule on a timeframe; null where none was measured: on other markets than currencies and metals. */
export function trackRecordOf(rule: string, symbol: string | null, timeframe: string | null): TrackRecord | null {
  if (symbol === null || instrumentOf(symbol).kind === 'other') return null;
  const group = timeframeGroup(timeframe);
  const record = RECORDS.find((candidate) => candidate.rule === rule && candidate.group === group);
  if (!record) return null;
  const { cases, wins, baselinePercent, from, to, basis } = record;
  return { cases, wins, baselinePercent, from, to, basis };
}

/**
 * Percent of similar setups that reached target 1 first, drawn towards the base rate of random entries as if that were
 * {@link BASE_RATE_CASES} further cases. Null with fewer than {@link LEAST_CASES} cases or no base rate.
 */
export function shrunkPercent(record: TrackRecord | null): number | null {
  if (record === null || record.cases < LEAST_CASES || record.baselinePercent === null) return null;
  const base = (record.baselinePercent / 100) * BASE_RATE_CASES;
  return Math.round((1000 * (record.wins + base)) / (record.cases + BASE_RATE_CASES)) / 10;
}
