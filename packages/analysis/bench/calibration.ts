import { shrunkPercent } from '../src/track-record/shrunk-percent.ts';
import type { SettledCase } from './settled-cases.ts';

/** A chance stated before a trade, 0 to 1, and what became of it. */
export interface Forecast {
  readonly chance: number;
  readonly won: boolean;
}

/**
 * What the engine would have stated for each case from the years before alone: each year is forecast from the records of
 * all earlier ones. The first year has nothing before it and is left out.
 */
export function walkForward(cases: readonly SettledCase[], groupOf: (one: SettledCase) => string): Forecast[] {
  const yearOf = ({ day }: SettledCase): string => day.slice(0, 4);
  const years = [...new Set(cases.map(yearOf))].toSorted();
  return years.flatMap((year) => {
    // A trade still open at the turn of the year was not known then.
    const before = cases.filter((one) => (one.series.times[one.outcome.endedAt] ?? '9') < year);
    return cases
      .filter((one) => yearOf(one) === year)
      .flatMap((one) => {
        const alike = before.filter(({ band }) => band === one.band);
        const same = alike.filter((other) => other.plan.rule === one.plan.rule && groupOf(other) === groupOf(one));
        const percent = shrunkPercent(countOf(same), countOf(alike));
        return percent === null ? [] : [{ chance: percent / 100, won: one.won }];
      });
  });
}

function countOf(cases: readonly SettledCase[]): { cases: number; wins: number } {
  return { cases: cases.length, wins: cases.filter(({ won }) => won).length };
}

/** Forecasts of about one chance together. */
export interface Bin {
  readonly count: number;
  /** Mean chance stated, and share that came true. */
  readonly stated: number;
  readonly found: number;
}

const BIN_WIDTH = 0.05;

export function binsOf(forecasts: readonly Forecast[]): Bin[] {
  const bins = Map.groupBy(forecasts, ({ chance }) => Math.floor(chance / BIN_WIDTH));
  return [...bins.entries()]
    .toSorted(([a], [b]) => a - b)
    .map(([, members]) => ({
      count: members.length,
      stated: members.reduce((sum, { chance }) => sum + chance, 0) / members.length,
      found: members.filter(({ won }) => won).length / members.length,
    }));
}

/** Expected calibration error: mean distance between stated and found, weighted by the cases of each bin. */
export function calibrationError(bins: readonly Bin[]): number {
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  return bins.reduce((sum, { count, stated, found }) => sum + count * Math.abs(stated - found), 0) / all;
}
