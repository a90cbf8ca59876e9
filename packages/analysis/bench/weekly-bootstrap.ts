/** A measured value and the day it belongs to. */
export interface Dated {
  /** ISO date. */
  readonly day: string;
  readonly value: number;
}

const RESAMPLES = 2000;
const DAY_MS = 86_400_000;

/**
 * 95 % interval of a mean by drawing whole weeks with replacement: trades of one week share its moves and are not
 * independent (moving-block bootstrap after Künsch, with weeks as blocks). Null with fewer than ten weeks.
 */
export function weeklyInterval(values: readonly Dated[], random: () => number): readonly [number, number] | null {
  const weeks = new Map<number, { sum: number; count: number }>();
  for (const { day, value } of values) {
    // Weeks begin on Monday: the first of 1970 was a Thursday.
    const week = Math.floor((Date.parse(day) / DAY_MS + 3) / 7);
    const block = weeks.get(week) ?? { sum: 0, count: 0 };
    weeks.set(week, { sum: block.sum + value, count: block.count + 1 });
  }
  const blocks = [...weeks.values()];
  if (blocks.length < 10) return null;
  const means = Array.from({ length: RESAMPLES }, () => {
    let [sum, count] = [0, 0];
    for (let draw = 0; draw < blocks.length; draw++) {
      const block = blocks[Math.floor(random() * blocks.length)]!;
      sum += block.sum;
      count += block.count;
    }
    return sum / count;
  }).toSorted((a, b) => a - b);
  return [means[Math.floor(0.025 * RESAMPLES)]!, means[Math.floor(0.975 * RESAMPLES)]!];
}
