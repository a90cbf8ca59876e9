/** Rows that a figure is seen in. */
export interface FigureRows {
  /** First and last row that it covers at least by half. */
  readonly top: number;
  readonly bottom: number;
  /** Number of rows of the picture. */
  readonly height: number;
}

/**
 * The heights of both ends of a figure whose edges lie between pixel rows, as middles of rows: half a pixel inside its upper and lower edge.
 * How far an edge reaches into a row shows in how much of it is covered. `share` answers that for a row, 0 to 1. A figure thinner than one
 * pixel has both ends in its middle.
 */
export function strokeEnds(
  { top, bottom, height }: FigureRows,
  share: (row: number) => number,
): [upperY: number, lowerY: number] {
  const above = top > 0 ? Math.min(0.5, share(top - 1)) : 0;
  const below = bottom + 1 < height ? Math.min(0.5, share(bottom + 1)) : 0;
  const upperEdge = top > 0 ? top + 1 - share(top) - above : top;
  const lowerEdge = bottom + 1 < height ? bottom + share(bottom) + below : bottom + 1;
  if (lowerEdge - upperEdge >= 1) return [upperEdge + 0.5, lowerEdge - 0.5];
  const middle = (upperEdge + lowerEdge) / 2;
  return [middle, middle];
}
