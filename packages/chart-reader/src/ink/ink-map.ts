import type { Picture } from '../picture/picture.ts';
import { findBackgrounds } from './backgrounds.ts';
import type { PixelRegion } from './pixel-region.ts';
import { regionPixels } from './region-pixels.ts';
import { packed } from '../picture/packed-colour.ts';

/** How far each pixel of a region stands out from the background it is printed on, whatever the two colours are. */
export interface InkMap {
  readonly region: PixelRegion;
  readonly width: number;
  readonly height: number;
  /** Largest difference on any channel, 0 to 255. */
  readonly contrast: Uint8Array;
  /** Colour of the background under each pixel, `0xrrggbb`. */
  readonly ground: Int32Array;
  /** Whether compression has left noise round the letters. */
  readonly noisy: boolean;
}

/** Contrast of a pixel of the picture; 0 outside the region. */
export function contrastAt({ region, width, height, contrast }: InkMap, x: number, y: number): number {
  const column = x - region.left;
  const row = y - region.top;
  return column < 0 || row < 0 || column >= width || row >= height ? 0 : contrast[row * width + column]!;
}

/** Contrast between pixel middles, of which the first stands at 0, bilinear. */
export function contrastBetween(ink: InkMap, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = x - left;
  const down = y - top;
  const upper = contrastAt(ink, left, top) * (1 - across) + contrastAt(ink, left + 1, top) * across;
  const lower = contrastAt(ink, left, top + 1) * (1 - across) + contrastAt(ink, left + 1, top + 1) * across;
  return upper * (1 - down) + lower * down;
}

/** Null for a region without any uniform area, where ink and background cannot be told apart, and for an empty one. */
export function inkMap(picture: Picture, region: PixelRegion): InkMap | null {
  if (region.right - region.left < 2 || region.bottom - region.top < 2) return null;
  const pixels = regionPixels(picture, region);
  const { width, height, rgb } = pixels;
  const { nearest, noisy } = findBackgrounds(pixels);
  if ((nearest[0] ?? -1) < 0) return null;
  const contrast = new Uint8Array(width * height);
  const ground = new Int32Array(width * height);
  for (let i = 0; i < contrast.length; i++) {
    const from = nearest[i]! * 3;
    const red = rgb[from]!;
    const green = rgb[from + 1]!;
    const blue = rgb[from + 2]!;
    ground[i] = packed(red, green, blue);
    contrast[i] = Math.max(
      Math.abs(rgb[i * 3]! - red),
      Math.abs(rgb[i * 3 + 1]! - green),
      Math.abs(rgb[i * 3 + 2]! - blue),
    );
  }
  return { region, width, height, contrast, ground, noisy };
}
