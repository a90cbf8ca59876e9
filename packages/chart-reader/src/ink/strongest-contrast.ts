import { contrastAt, type InkMap } from './ink-map.ts';
import type { PixelRegion } from './pixel-region.ts';

/** Share of a region's pixels that are stronger: a letter has more than that in its strokes, specks have less. */
const STRONGER = 0.05;

/** How strong the ink of a region is where it is full, 1 to 255. */
export function strongestContrast(ink: InkMap, { left, right, top, bottom }: PixelRegion): number {
  const values: number[] = [];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) values.push(contrastAt(ink, x, y));
  }
  return Math.max(1, values.toSorted((a, b) => b - a)[Math.floor(values.length * STRONGER)] ?? 1);
}
