const MINUTE_MS = 60_000;
/** The bars every source with history has, shortest first. */
const WIDTHS_MS = [1, 5, 15, 60, 240, 1440].map((minutes) => minutes * MINUTE_MS);

/** Width of the shortest bars of which at most `maxBars` fill a span; the longest known where none do. */
export function barWidthMs(spanMs: number, maxBars: number): number {
  return WIDTHS_MS.find((widthMs) => spanMs <= widthMs * maxBars) ?? WIDTHS_MS.at(-1)!;
}
