import type { RegionPixels } from './region-pixels.ts';

/** Largest difference on any channel between each pixel and its neighbour; 255 where there is none. */
export interface NeighbourSteps {
  readonly right: Uint8Array;
  readonly below: Uint8Array;
}

export function neighbourSteps({ width, height, rgb }: RegionPixels): NeighbourSteps {
  const right = new Uint8Array(width * height).fill(255);
  const below = new Uint8Array(width * height).fill(255);
  const stride = width * 3;
  for (let y = 0; y < height; y++) {
    for (let i = y * width, end = i + width - 1; i < end; i++) right[i] = step(rgb, i * 3, i * 3 + 3);
    if (y + 1 === height) break;
    for (let i = y * width, end = i + width; i < end; i++) below[i] = step(rgb, i * 3, i * 3 + stride);
  }
  return { right, below };
}

function step(rgb: Uint8Array, i: number, j: number): number {
  const red = Math.abs(rgb[i]! - rgb[j]!);
  const green = Math.abs(rgb[i + 1]! - rgb[j + 1]!);
  const blue = Math.abs(rgb[i + 2]! - rgb[j + 2]!);
  return red > green ? (red > blue ? red : blue) : green > blue ? green : blue;
}
