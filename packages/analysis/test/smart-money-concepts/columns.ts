/** Candles with volume by columns, 0-based, as the reference library takes them. */
export interface Bars {
  readonly open: readonly number[];
  readonly high: readonly number[];
  readonly low: readonly number[];
  readonly close: readonly number[];
  readonly volume: readonly number[];
}

/** One column of a result: a value at each bar, NaN where there is none. */
export type Column = number[];

export function emptyColumn(length: number): Column {
  return Array.from({ length }, () => Number.NaN);
}

/** First index from `from` on at which a value passes; -1 when none does. */
export function firstWhere(values: readonly number[], from: number, passes: (value: number) => boolean): number {
  for (let i = Math.max(0, from); i < values.length; i++) if (passes(values[i]!)) return i;
  return -1;
}
