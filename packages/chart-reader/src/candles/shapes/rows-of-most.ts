/** Share of figures at either end of the picture that may be others than candles. */
const OUTLYING = 0.05;

export interface RowRange {
  readonly top: number;
  readonly bottom: number;
}

/** Top and bottom of what most figures stand in: without so many at the top, and as many at the bottom. There must be a figure. */
export function rowsOfMost(figures: readonly RowRange[]): RowRange {
  const outlying = Math.floor(OUTLYING * (figures.length - 1));
  const tops = figures.map(({ top }) => top).toSorted((a, b) => a - b);
  const bottoms = figures.map(({ bottom }) => bottom).toSorted((a, b) => b - a);
  return { top: tops[outlying]!, bottom: bottoms[outlying]! };
}
