import type { PriceAxis } from '../chart-reading.ts';

/** Shares of a move that traders mark, in percent: powers of the golden section, their roots, halves and wholes. */
const LEVELS = [
  0, 11.4, 14.6, 23.6, 25, 33.3, 38.2, 41.4, 50, 61.8, 66.7, 70.5, 70.7, 75, 76.4, 78.6, 79, 88.6, 100, 113, 114.6, 127,
  127.2, 138.2, 141.4, 150, 161.8, 178.6, 200, 223.6, 227.2, 241.4, 250, 261.8, 300, 314, 350, 361.8, 400, 423.6, 461.8,
  500,
];
/** Those of the golden section, which no scale counts in. */
const GOLDEN = [14.6, 23.6, 38.2, 61.8, 76.4, 78.6, 88.6, 114.6, 127.2, 138.2, 161.8, 261.8, 361.8, 423.6, 461.8];
const FEWEST_GOLDEN = 2;
/** Levels are printed as percents or as fractions. */
const UNITS = [1, 100];

/** Whether the labels of an axis are levels of a Fibonacci retracement: their lines stand as their numbers do, like labels of a scale. */
export function areRetracements({ labels }: Pick<PriceAxis, 'labels'>): boolean {
  return UNITS.some((unit) => {
    const percents = labels.map(({ price }) => Number((Math.abs(price) * unit).toFixed(1)));
    const golden = percents.filter((percent) => GOLDEN.includes(percent));
    return golden.length >= FEWEST_GOLDEN && percents.every((percent) => LEVELS.includes(percent));
  });
}
