import { analyzeCharts, type Plan } from '@pipsight/analysis';
import type { TimedSeries } from './load-series.ts';
import { simulatePlan, type Outcome } from './simulate-plan.ts';

/** Bars that one call sees, as screenshots show: each call has the next of these. */
export const WINDOWS_BARS = [100, 200, 300] as const;
export const MOST_BARS = 300;
/** A screenshot shows its window on about this many pixels of height. */
export const PLOT_HEIGHT_PX = 700;

/** One setup and what became of it. */
export interface Case {
  readonly series: TimedSeries;
  /** Bar after the last one seen. */
  readonly start: number;
  readonly windowBars: number;
  /** Price when it was seen. */
  readonly price: number;
  readonly plan: Plan;
  readonly outcome: Outcome;
}

export interface Replay {
  readonly calls: number;
  readonly cases: readonly Case[];
}

/**
 * Calls the engine every `stride` bars with the last 100, 200 or 300 bars alone, and trades each setup on the bars
 * that follow. While a setup of one rule is waiting or open, further ones of that rule are not counted: they are the same
 * trade seen again. Bars before `from` are seen but not traded; the replay ends at `until` (ISO dates).
 */
export function replaySetups(series: TimedSeries, stride: number, from: string, until: string, spread: number): Replay {
  const { candles, times, symbol, timeframe } = series;
  const busyUntil = new Map<string, number>();
  const cases: Case[] = [];
  let calls = 0;
  for (let start = MOST_BARS; start < candles.length; start += stride) {
    if (times[start]! < from || times[start]! >= until) continue;
    const windowBars = WINDOWS_BARS[calls % WINDOWS_BARS.length]!;
    const seen = candles.slice(start - windowBars, start);
    const height = Math.max(...seen.map(({ high }) => high)) - Math.min(...seen.map(({ low }) => low));
    const input = { symbol, timeframe, candles: seen, lastPrice: null, pricePerPx: height / PLOT_HEIGHT_PX };
    const result = analyzeCharts([input]);
    calls++;
    const plan = result.ok ? result.analysis.setup : null;
    if (plan === null || start <= (busyUntil.get(plan.rule) ?? -1)) continue;
    const outcome = simulatePlan(candles, start, plan, spread);
    busyUntil.set(plan.rule, outcome.endedAt);
    cases.push({ series, start, windowBars, price: seen.at(-1)!.close, plan, outcome });
  }
  return { calls, cases };
}
