/** Steps from line to line, times a power of ten. */
const STEPS = [1, 2, 2.5, 5] as const;

/** Round numbers, whole ones, that a price is a multiple of. */
export function roundSteps(units: number): readonly number[] {
  const powers = Array.from({ length: String(units).length }, (_, power) => 10 ** power);
  return powers
    .flatMap((power) => STEPS.map((step) => step * power))
    .filter((step) => Number.isInteger(step) && units % step === 0);
}

/** The least step between numbers that are all multiples of it; null where they are not, or one stands twice. */
export function evenStep(units: readonly number[]): number | null {
  const sorted = units.toSorted((a, b) => a - b);
  const step = Math.min(...sorted.slice(1).map((number, index) => number - sorted[index]!));
  return step > 0 && units.every((number) => number % step === 0) ? step : null;
}

/** Whether prices are multiples of the least step between them, and that is round: lines drawn at them were chosen by price, not by row. */
export function areRound(units: readonly number[]): boolean {
  const step = evenStep(units);
  return step !== null && roundSteps(step).includes(step);
}
