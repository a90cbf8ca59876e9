import { mean } from '../../mean.ts';

/** How labels stand to the grid lines that belong to them. */
export interface GridOffset {
  /** Line minus label, pixels: positive where labels stand above their lines. */
  readonly offsetPx: number;
  readonly matched: number;
}

/**
 * The one distance at which labels stand from grid lines, up to `reachPx` and alike to within `spreadPx`: libraries print labels that lie inside the
 * plot above their lines. Null if fewer than two labels share a distance, or another distance serves as many.
 */
export function gridOffset(
  labels: readonly number[],
  rows: readonly number[],
  { reachPx, spreadPx }: { readonly reachPx: number; readonly spreadPx: number },
): GridOffset | null {
  const distances = labels.map((y) => rows.map((row) => row - y).filter((offset) => Math.abs(offset) <= reachPx));
  let best: GridOffset | null = null;
  let rival = 0;
  for (const candidate of distances.flat().toSorted((a, b) => Math.abs(a) - Math.abs(b))) {
    const shared = distances.flatMap((own) => {
      const near = own.filter((offset) => Math.abs(offset - candidate) <= spreadPx);
      return near.length === 0 ? [] : [near.toSorted((a, b) => Math.abs(a - candidate) - Math.abs(b - candidate))[0]!];
    });
    const offsetPx = mean(shared);
    if (best === null || shared.length > best.matched) {
      if (best !== null && Math.abs(offsetPx - best.offsetPx) > 2 * spreadPx) rival = best.matched;
      best = { offsetPx, matched: shared.length };
    } else if (Math.abs(offsetPx - best.offsetPx) > 2 * spreadPx) {
      rival = Math.max(rival, shared.length);
    }
  }
  return best !== null && best.matched >= 2 && rival < best.matched ? best : null;
}
