const MINUTE_MS = 60_000;
const START_MS = Date.UTC(2026, 10, 23, 10, 0);
/** The price changes once a minute: up and down around 1.084, a little wider every time. */
const MINUTES = 90;

/** A moment of the path, minutes after its beginning. */
export function pathMinute(n: number): Date {
  return new Date(START_MS + n * MINUTE_MS);
}

/** The price in a minute of the path. */
export function pathPrice(n: number): number {
  return Number((1.084 + Math.sin(n / 4) * 0.0001 * n).toFixed(5));
}

/** The whole path, as a script of EURUSD. */
export function pathPoints(): Record<string, [Date, number][]> {
  return { EURUSD: Array.from({ length: MINUTES }, (_, n) => [pathMinute(n), pathPrice(n)]) };
}
