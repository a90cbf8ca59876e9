/** Fewer rows stand on every second or third pixel by chance. */
const MIN_ROWS = 6;
const POINTS_PX = [3, 2] as const;
/** Rows are known to less than this. */
const SAME_PX = 0.01;

/** How many pixels of a dense screen are one point to what sets labels there: all of their rows stand whole points apart. 1 where they do not. */
export function pointPx(rows: readonly number[]): number {
  const [first = 0, ...others] = new Set(rows);
  if (others.length + 1 < MIN_ROWS) return 1;
  const isWhole = (points: number) => Math.abs(points - Math.round(points)) <= SAME_PX;
  return POINTS_PX.find((px) => others.every((row) => isWhole((row - first) / px))) ?? 1;
}
