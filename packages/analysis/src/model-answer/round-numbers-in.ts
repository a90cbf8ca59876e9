/** Round numbers lie at least this far apart, in ATR: denser ones would lie near any price. */
const LEAST_STEP_ATR = 6;

/** The multiples of 1 or 5 times a power of ten between two prices, as dense as the chart's swings allow. */
export function roundNumbersIn(low: number, high: number, atr: number): number[] {
  const least = LEAST_STEP_ATR * atr;
  if (!(least > 0) || !(high > low)) return [];
  const exponent = Math.floor(Math.log10(least));
  const lead = least / 10 ** exponent;
  const [factor, power] = lead <= 1 ? [1, exponent] : lead <= 5 ? [5, exponent] : [1, exponent + 1];
  const numbers: number[] = [];
  const step = factor * 10 ** power;
  for (let multiple = Math.ceil(low / step); multiple * step <= high; multiple++) {
    // Written out, since 3 * 0.005 is 0.015000000000000001 in binary.
    numbers.push(Number((multiple * step).toFixed(Math.max(0, -power))));
  }
  return numbers;
}
