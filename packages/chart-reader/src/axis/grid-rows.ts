import type { Picture } from '../picture/picture.ts';
import type { PixelRegion } from '../ink/pixel-region.ts';

/** Faintest grid line told from its ground, on the channel where it shows most. */
const MIN_CONTRAST = 5;
/** Share of its length that a line must show: dashed and dotted ones show half, and candles stand before them. */
const MIN_SHARE = 0.3;

/**
 * Middles of the thin horizontal lines that cross a region: grid, price lines. `reachPx` is how far above and below a
 * line its ground is looked at, more than the thickness of the line.
 */
export function gridRows({ width, height, rgb }: Picture, region: PixelRegion, reachPx: number): readonly number[] {
  const shares: number[] = [];
  for (let y = region.top; y < region.bottom; y++) {
    const inside = y >= reachPx && y + reachPx < height;
    shares.push(inside ? shareOfLine(y) : 0);
  }
  const rows: number[] = [];
  for (let start = 0; start < shares.length; start++) {
    if ((shares[start] ?? 0) < MIN_SHARE) continue;
    let end = start;
    while ((shares[end + 1] ?? 0) >= MIN_SHARE) end++;
    if (end - start < 2 * reachPx) rows.push(region.top + (start + end + 1) / 2);
    start = end;
  }
  return rows;

  function shareOfLine(y: number): number {
    let seen = 0;
    let total = 0;
    for (let x = region.left; x < region.right; x++) {
      const here = (y * width + x) * 3;
      const above = here - reachPx * width * 3;
      const below = here + reachPx * width * 3;
      total++;
      if (
        differ(above, below) <= MIN_CONTRAST &&
        differ(here, above) > MIN_CONTRAST &&
        differ(here, below) > MIN_CONTRAST
      )
        seen++;
    }
    return total === 0 ? 0 : seen / total;
  }

  function differ(i: number, j: number): number {
    return Math.max(
      Math.abs((rgb[i] ?? 0) - (rgb[j] ?? 0)),
      Math.abs((rgb[i + 1] ?? 0) - (rgb[j + 1] ?? 0)),
      Math.abs((rgb[i + 2] ?? 0) - (rgb[j + 2] ?? 0)),
    );
  }
}
