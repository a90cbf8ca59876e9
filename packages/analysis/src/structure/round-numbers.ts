/**
 * The round number within `tolerance` of a price, or null. What counts as round grows with the tolerance: multiples of
 * 1 or 5 times a power of ten, at least twenty tolerances apart, so that at most a tenth of all prices lies near one.
 */
export function roundNumberNear(price: number, tolerance: number): number | null {
  if (!(tolerance > 0) || !Number.isFinite(price)) return null;
  const least = 20 * tolerance;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = least <= power ? power : least <= 5 * power ? 5 * power : 10 * power;
  const multiple = Math.round(price / step);
  // Dividing by a whole number keeps 1.085 from becoming 1.0850000000000002.
  const near = step < 1 ? multiple / Math.round(1 / step) : multiple * step;
  return near > 0 && Math.abs(near - price) <= tolerance ? near : null;
}
