/**
 * Round values within `low` to `high`, about `count` steps of 1, 2 or 5 times a power of ten apart, and at least 1 apart.
 */
export function niceTicks(low: number, high: number, count: number): number[] {
  const span = Math.max(1, high - low);
  const power = 10 ** Math.floor(Math.log10(span / count));
  const step = Math.max(1, power * ([1, 2, 5].find((factor) => power * factor * count >= span) ?? 10));
  const first = Math.ceil(low / step);
  const last = Math.floor(high / step);
  // `+ 0` turns -0 into 0.
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step + 0);
}
