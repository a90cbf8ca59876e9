import type { InkMap } from './ink-map.ts';
import type { PixelRegion } from './pixel-region.ts';

/** The strongest contrast of some pixels of a map, counted from its own first column and row; 0 of none. */
export function strongestIn(
  { left, right, top, bottom }: PixelRegion,
  { contrast, width }: Pick<InkMap, 'contrast' | 'width'>,
): number {
  let strongest = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) strongest = Math.max(strongest, contrast[y * width + x]!);
  }
  return strongest;
}
