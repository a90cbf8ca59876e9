/** Share of a part that a colour must have to be common: letters are less of their ground. */
const COMMON_SHARE = 0.02;
/** Colours are counted in bins of 16 levels, by which the noise of compression seldom moves an even ground. */
const BIN_BITS = 4;
const BINS = 2 ** BIN_BITS;

/**
 * For each part of a picture that is asked for, the bins of colours that are common in it, and those next to them: 1 for these, 0 for others.
 *
 * @param labels index of the part that each pixel belongs to, -1 for none
 */
export function commonColours(
  rgb: Uint8Array,
  labels: Int32Array,
  isAsked: readonly boolean[],
): readonly (Uint8Array | undefined)[] {
  const counts = isAsked.map((is) => (is ? new Uint32Array(BINS ** 3) : undefined));
  for (let i = 0; i < labels.length; i++) {
    const of = counts[labels[i]!];
    if (of !== undefined) of[colourBin(rgb, i)]!++;
  }
  return counts.map((of) => {
    if (of === undefined) return undefined;
    const least = COMMON_SHARE * of.reduce((sum, count) => sum + count, 0);
    const near = new Uint8Array(of.length);
    of.forEach((count, bin) => {
      if (count >= least) markAround(near, bin);
    });
    return near;
  });
}

function markAround(near: Uint8Array, bin: number): void {
  const [red, green, blue] = [bin >> (2 * BIN_BITS), (bin >> BIN_BITS) & (BINS - 1), bin & (BINS - 1)];
  for (let r = Math.max(0, red - 1); r <= Math.min(BINS - 1, red + 1); r++) {
    for (let g = Math.max(0, green - 1); g <= Math.min(BINS - 1, green + 1); g++) {
      for (let b = Math.max(0, blue - 1); b <= Math.min(BINS - 1, blue + 1); b++) {
        near[(((r << BIN_BITS) | g) << BIN_BITS) | b] = 1;
      }
    }
  }
}

/** Index of the bin that a pixel's colour falls in. */
export function colourBin(rgb: Uint8Array, i: number): number {
  const bits = 8 - BIN_BITS;
  const [red, green, blue] = [rgb[i * 3]! >> bits, rgb[i * 3 + 1]! >> bits, rgb[i * 3 + 2]! >> bits];
  return (((red << BIN_BITS) | green) << BIN_BITS) | blue;
}
