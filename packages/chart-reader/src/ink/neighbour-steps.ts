import { channelDifference } from '../picture/channel-difference.ts';
import type { RegionPixels } from './region-pixels.ts';

/** Largest difference on any channel between each pixel and its neighbour; 255 where there is none. */
export interface NeighbourSteps {
  readonly right: Uint8Array;
  readonly below: Uint8Array;
}

export function neighbourSteps({ width, height, rgb }: RegionPixels): NeighbourSteps {
  const right = new Uint8Array(width * height).fill(255);
  const below = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < height; y++) {
    for (let i = y * width, end = i + width - 1; i < end; i++) right[i] = channelDifference(rgb, i, i + 1);
    if (y + 1 === height) break;
    for (let i = y * width, end = i + width; i < end; i++) below[i] = channelDifference(rgb, i, i + width);
  }
  return { right, below };
}
