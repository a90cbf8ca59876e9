import type { PixelRegion } from './pixel-region.ts';

/** Bounds and size of one connected part of a mask. */
export interface Part extends PixelRegion {
  readonly areaPx: number;
}

export interface ConnectedParts {
  /** For each pixel the index of its part in `parts`, -1 outside the mask. */
  readonly labels: Int32Array;
  readonly parts: readonly Part[];
}

/** Which neighbours hang together: those left and right of each other, above each other, or on both diagonals. */
export interface Joints {
  /** 1 where a pixel hangs together with the one on its right. */
  readonly right: Uint8Array;
  /** 1 where a pixel hangs together with the one below it. */
  readonly below: Uint8Array;
}

/** Parts of the pixels set in `mask` that touch by a side or a corner. */
export function connectedParts(mask: Uint8Array, width: number, height: number): ConnectedParts {
  const links = new PartLinks(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (mask[i] !== 1) continue;
      links.add(i);
      if (x > 0 && mask[i - 1] === 1) links.join(i, i - 1);
      if (y === 0) continue;
      if (mask[i - width] === 1) links.join(i, i - width);
      if (x > 0 && mask[i - width - 1] === 1) links.join(i, i - width - 1);
      if (x + 1 < width && mask[i - width + 1] === 1) links.join(i, i - width + 1);
    }
  }
  return links.parts(width);
}

/** Parts of the pixels set in `mask` that touch by a side where `joints` let them hang together. */
export function jointedParts(mask: Uint8Array, joints: Joints, width: number, height: number): ConnectedParts {
  const links = new PartLinks(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (mask[i] !== 1) continue;
      links.add(i);
      if (x > 0 && mask[i - 1] === 1 && joints.right[i - 1] === 1) links.join(i, i - 1);
      if (y > 0 && mask[i - width] === 1 && joints.below[i - width] === 1) links.join(i, i - width);
    }
  }
  return links.parts(width);
}

/**
 * Parts of `pixels`, in order, that touch by a side and have one value in `values`, rows of `width` pixels: for pixels that are few. Labels are by the place
 * in `pixels`.
 */
export function partsOfOneValue(pixels: Int32Array, values: Uint8Array, width: number): ConnectedParts {
  const links = new PartLinks(pixels.length);
  // The first of the pixels that does not lie before the one above.
  let upper = 0;
  for (let i = 0; i < pixels.length; i++) {
    const pixel = pixels[i]!;
    const above = pixel - width;
    links.add(i);
    const isBeside = i > 0 && pixels[i - 1] === pixel - 1 && pixel % width > 0;
    if (isBeside && values[pixel - 1] === values[pixel]) links.join(i, i - 1);
    while (pixels[upper]! < above) upper++;
    if (pixels[upper] === above && values[above] === values[pixel]) links.join(i, upper);
  }
  return links.parts(width, pixels);
}

/** Disjoint sets of pixels (Tarjan 1975, with path halving); the first pixel of a part stands for it. */
class PartLinks {
  /** A pixel of the same part, before this one except for the first of a part; -1 outside the mask. In the end each pixel's part. */
  readonly #parent: Int32Array;

  constructor(size: number) {
    this.#parent = new Int32Array(size).fill(-1);
  }

  add(pixel: number): void {
    this.#parent[pixel] = pixel;
  }

  join(pixel: number, other: number): void {
    const parent = this.#parent;
    if (parent[pixel] === parent[other]) return;
    const a = rootOf(parent, pixel);
    const b = rootOf(parent, other);
    if (a < b) parent[b] = a;
    else parent[a] = b;
  }

  /** `pixels`: where they lie, if not one behind the other. */
  parts(width: number, pixels?: Int32Array): ConnectedParts {
    const parent = this.#parent;
    const parts: { left: number; right: number; top: number; bottom: number; areaPx: number }[] = [];
    for (let i = 0; i < parent.length; i++) {
      const before = parent[i]!;
      if (before === -1) continue;
      const pixel = pixels === undefined ? i : pixels[i]!;
      const y = Math.floor(pixel / width);
      const x = pixel - y * width;
      if (before === i) {
        parent[i] = parts.length;
        parts.push({ left: x, right: x + 1, top: y, bottom: y + 1, areaPx: 1 });
        continue;
      }
      const id = parent[before]!;
      parent[i] = id;
      const part = parts[id]!;
      part.areaPx++;
      part.bottom = y + 1;
      if (x < part.left) part.left = x;
      if (x >= part.right) part.right = x + 1;
    }
    return { labels: parent, parts };
  }
}

function rootOf(parent: Int32Array, pixel: number): number {
  let root = pixel;
  while (parent[root] !== root) {
    parent[root] = parent[parent[root]!]!;
    root = parent[root]!;
  }
  return root;
}
