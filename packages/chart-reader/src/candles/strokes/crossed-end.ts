/** What crosses more rows than this is no line: a zone or a box begins there, or the border of the plot runs along the figure. */
const MOST_ROWS = 6;
/** An end is moved no farther, so that it is right, within 1.5 px, where the figure ends at the crossing as well as where it ends two rows into it. */
const FARTHEST_PX = 1;

/** An end of a figure whose rows lead away from it by `step`. */
export interface FigureEnd {
  /** The last row that the figure seems to have. */
  readonly row: number;
  /** A row of the figure that is known to be its own. */
  readonly own: number;
  readonly step: 1 | -1;
}

/**
 * Where a figure ends, as the middle of its last row, if another drawing crosses it there; null where its end is seen. What crosses it has the figure's
 * colour, so that it seems to go on, or another one that hides whether it does. The end may be in any row of the crossing.
 *
 * @param isCrossing whether a row of the figure may be one of a drawing in its colour
 * @param isHidden whether something hides a row
 */
export function crossedEnd(
  { row, own, step }: FigureEnd,
  isCrossing: (row: number) => boolean,
  isHidden: (row: number) => boolean,
): number | null {
  const crossing = countRows(Math.abs(row - own), (i) => isCrossing(row - i * step));
  const hidden = countRows(Infinity, (i) => isHidden(row + (i + 1) * step));
  const unknown = crossing + hidden;
  return unknown === 0 ? null : row + 0.5 + step * (Math.min(unknown / 2, FARTHEST_PX) - crossing);
}

/** How many of so many rows there are before one that is not of a kind; none if more than a crossing has. */
function countRows(most: number, isOne: (index: number) => boolean): number {
  let rows = 0;
  while (rows <= MOST_ROWS && rows < most && isOne(rows)) rows++;
  return rows > MOST_ROWS ? 0 : rows;
}
