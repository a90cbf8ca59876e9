import type { InkMap } from '../../ink/ink-map.ts';
import { clipRegion, type PixelRegion } from '../../ink/pixel-region.ts';
import { regionPixels } from '../../ink/region-pixels.ts';
import type { Picture } from '../../picture/picture.ts';
import { type BoxArea, type Colour, isLowBox, isMixture } from './box-areas.ts';
import { packed } from '../../picture/packed-colour.ts';

/** How far text may run out of its box above and below, in letter heights. */
const REACH = 0.4;
/** Letters this near to the colour of the ground, on all channels together, do not show on it. */
const UNSEEN = 12;
/** Share of the pixels of a box, those least like it, that show the colour of its letters. */
const LETTERS = 0.05;

/**
 * Ink of the letters of a box that run out of it onto the ground, told by their own colour in the box and just beyond it; of letters in the colour
 * of the ground what shows in the box. Null for a box no higher than letters whose colour lies between those of ground and letters: it is none, but
 * what letters that were smoothed leave in their densest rows.
 *
 * @param size height of a letter
 * @param sideways how far letters may run out of the box to the left and right, in letter heights
 */
export function overflowingInk(picture: Picture, area: BoxArea, size: number, sideways = REACH): InkMap | null {
  const letters = letterColour(picture, area);
  const around = grownBy(picture, area, Math.ceil(sideways * size), Math.ceil(REACH * size));
  const ground = colourAt(picture, around.left, around.top);
  if (isLowBox(area.bottom - area.top, size) && isMixture(area.colour, ground, letters)) return null;
  const showOutside = distance(ground, letters) >= UNSEEN;
  const region = showOutside ? around : { left: area.left, right: area.right, top: area.top, bottom: area.bottom };
  const { width, height, rgb } = regionPixels(picture, region);
  // On its box a letter stands out by what parts it from that; beside it, where the ground may be like it, soft edges of the box lie between all three.
  const fromBox = Math.max(1, distance(area.colour, letters));
  const fromGround = Math.max(1, Math.min(fromBox, distance(ground, letters)));
  const contrast = new Uint8Array(width * height);
  for (let i = 0; i < contrast.length; i++) {
    const away = distance([rgb[i * 3]!, rgb[i * 3 + 1]!, rgb[i * 3 + 2]!], letters);
    const [x, y] = [region.left + (i % width), region.top + Math.floor(i / width)];
    const isInBox = x >= area.left && x < area.right && y >= area.top && y < area.bottom;
    contrast[i] = Math.round(255 * Math.max(0, 1 - away / (isInBox ? fromBox : fromGround)));
  }
  const colour = packed(...area.colour);
  return { region, width, height, contrast, ground: new Int32Array(width * height).fill(colour), noisy: true };
}

function grownBy(picture: Picture, area: BoxArea, across: number, down: number): PixelRegion {
  const region = {
    left: area.left - across,
    right: area.right + across,
    top: area.top - down,
    bottom: area.bottom + down,
  };
  return clipRegion(region, picture.width, picture.height);
}

function colourAt({ width, rgb }: Picture, x: number, y: number): Colour {
  const i = (y * width + x) * 3;
  return [rgb[i]!, rgb[i + 1]!, rgb[i + 2]!];
}

/** Mean colour of the pixels that are least like the box. */
function letterColour(picture: Picture, area: BoxArea): Colour {
  const { rgb } = regionPixels(picture, area);
  const pixels = Array.from({ length: rgb.length / 3 }, (_, i): Colour => [
    rgb[i * 3]!,
    rgb[i * 3 + 1]!,
    rgb[i * 3 + 2]!,
  ]);
  const least = pixels
    .toSorted((a, b) => distance(b, area.colour) - distance(a, area.colour))
    .slice(0, Math.max(1, Math.round(LETTERS * pixels.length)));
  const mean = (channel: 0 | 1 | 2) => least.reduce((sum, pixel) => sum + pixel[channel], 0) / least.length;
  return [mean(0), mean(1), mean(2)];
}

function distance(a: Colour, b: Colour): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
