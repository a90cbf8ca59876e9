import type { InkMap } from '../../ink/ink-map.ts';
import { clipRegion, type PixelRegion } from '../../ink/pixel-region.ts';
import { regionPixels } from '../../ink/region-pixels.ts';
import type { Picture } from '../../picture/picture.ts';
import { meanRgb, type Rgb, rgbAt, rgbDistance } from '../../picture/rgb.ts';
import { type BoxArea, isLowBox, isMixture } from './box-areas.ts';
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
  const ground = rgbAt(picture.rgb, around.top * picture.width + around.left);
  if (isLowBox(area.bottom - area.top, size) && isMixture(area.colour, ground, letters)) return null;
  const showOutside = rgbDistance(ground, letters) >= UNSEEN;
  const region = showOutside ? around : { left: area.left, right: area.right, top: area.top, bottom: area.bottom };
  const { width, height, rgb } = regionPixels(picture, region);
  // On its box a letter stands out by what parts it from that; beside it, where the ground may be like it, soft edges of the box lie between all three.
  const fromBox = Math.max(1, rgbDistance(area.colour, letters));
  const fromGround = Math.max(1, Math.min(fromBox, rgbDistance(ground, letters)));
  const contrast = new Uint8Array(width * height);
  for (let i = 0; i < contrast.length; i++) {
    const away = rgbDistance(rgbAt(rgb, i), letters);
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

/** Mean colour of the pixels that are least like the box. */
function letterColour(picture: Picture, area: BoxArea): Rgb {
  const { rgb } = regionPixels(picture, area);
  const pixels = Array.from({ length: rgb.length / 3 }, (_, i) => rgbAt(rgb, i));
  const least = pixels
    .toSorted((a, b) => rgbDistance(b, area.colour) - rgbDistance(a, area.colour))
    .slice(0, Math.max(1, Math.round(LETTERS * pixels.length)));
  return meanRgb(least);
}
