/** Whole pixels of a picture: columns `left` to `right - 1`, rows `top` to `bottom - 1`. */
export interface PixelRegion {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A region of the picture counted from the first column and row of another one. */
export function regionWithin(
  { left, right, top, bottom }: PixelRegion,
  outer: Pick<PixelRegion, 'left' | 'top'>,
): PixelRegion {
  return { left: left - outer.left, right: right - outer.left, top: top - outer.top, bottom: bottom - outer.top };
}

/** The whole pixels of `region` that lie inside a picture of that size; may be empty. */
export function clipRegion(region: PixelRegion, width: number, height: number): PixelRegion {
  const within = (value: number, size: number) => Math.min(size, Math.max(0, Math.round(value)));
  return {
    left: within(region.left, width),
    top: within(region.top, height),
    right: within(region.right, width),
    bottom: within(region.bottom, height),
  };
}

/** The smallest region that holds all of some regions, of which there is one at least. */
export function boundsOf(regions: readonly PixelRegion[]): PixelRegion {
  return {
    left: Math.min(...regions.map(({ left }) => left)),
    right: Math.max(...regions.map(({ right }) => right)),
    top: Math.min(...regions.map(({ top }) => top)),
    bottom: Math.max(...regions.map(({ bottom }) => bottom)),
  };
}
