import { instrumentOf, riskReward, timeframeMinutes } from '@pipsight/trading';
import type { Plan, TrackRecord } from '../market-analysis.ts';
import { hasEdge } from './has-edge.ts';
import { rewardBand } from './reward-band.ts';
import { shrunkPercent, type Count } from './shrunk-percent.ts';
import measured from './track-record.json' with { type: 'json' };

/** Timeframes whose setups are counted together. */
export const TIMEFRAME_GROUPS = ['M15', 'H1', 'H4', 'D1'] as const;
export type TimeframeGroup = (typeof TIMEFRAME_GROUPS)[number];

/** What was measured of one rule on one group of timeframes and one band of reward. */
export interface RuleRecord extends Count {
  readonly rule: string;
  readonly group: string;
  readonly band: string;
  readonly baselinePercent: number | null;
  /** 95 % interval of the frequency, percent; null with too few weeks. */
  readonly intervalPercent: readonly number[] | null;
  readonly from: string;
  readonly to: string;
  readonly basis: string;
}

/** The group that a timeframe belongs to: up to M30, up to H2, below a day, a day. Null where the timeframe is unknown, or longer than any that was measured. */
export function timeframeGroup(timeframe: string | null): TimeframeGroup | null {
  const minutes = timeframe === null ? null : timeframeMinutes(timeframe);
  if (minutes === null) return null;
  if (minutes <= 30) return 'M15';
  if (minutes <= 120) return 'H1';
  if (minutes < 1440) return 'H4';
  return minutes === 1440 ? 'D1' : null;
}

/** How setups like this one did, and what that says of the next; null where nothing like it was measured. */
export interface Measured {
  readonly record: TrackRecord;
  /** See {@link shrunkPercent}. */
  readonly percent: number | null;
}

/** The record of a plan's kind. Nothing was measured on other markets than currencies and metals. */
export function measuredOf(plan: Plan, symbol: string | null, timeframe: string | null): Measured | null {
  if (symbol === null || instrumentOf(symbol).kind === 'other') return null;
  const group = timeframeGroup(timeframe);
  const band = rewardBand(riskReward(plan) ?? 0);
  const found: RuleRecord | undefined = measured.records.find(
    (record) => record.rule === plan.rule && record.group === group && record.band === band,
  );
  if (!found) return null;
  const { cases, wins, baselinePercent, intervalPercent, from, to, basis } = found;
  const base = measured.bases.find((one) => one.band === band) ?? { cases: 0, wins: 0 };
  const [low, high] = intervalPercent ?? [];
  const interval: [number, number] | null = low === undefined || high === undefined ? null : [low, high];
  return {
    record: { cases, wins, baselinePercent, intervalPercent: interval, showsEdge: hasEdge(found), from, to, basis },
    percent: shrunkPercent(found, base),
  };
}
