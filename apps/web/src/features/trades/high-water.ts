/** A corner of the line through the highest level so far. `at` counts values from 0 and may lie between two. */
export interface HighWaterPoint {
  readonly at: number;
  readonly level: number;
}

/**
 * The highest level so far of values joined by straight lines. It stays level over a fall, until the line has come back up
 * to it.
 */
export function highWater(values: readonly number[]): HighWaterPoint[] {
  const points: HighWaterPoint[] = [];
  let peak = -Infinity;
  values.forEach((value, index) => {
    const before = values[index - 1] ?? value;
    if (value > peak && before < peak) {
      points.push({ at: index - 1 + (peak - before) / (value - before), level: peak });
    }
    peak = Math.max(peak, value);
    points.push({ at: index, level: peak });
  });
  return points;
}
