import type { InkMap } from '../ink/ink-map.ts';
import { clipRegion } from '../ink/pixel-region.ts';
import { regionPixels } from '../ink/region-pixels.ts';
import type { Picture } from '../picture/picture.ts';
import { type BoxArea, type Colour, isMixture } from './box-areas.ts';
import { packed } from '../picture/packed-colour.ts';

/** How far text may run out of its box, in letter heights. */
const REACH = 0.4;
/** Share of the pixels of a box, those least like it, that show the colour of its letters. */
const LETTERS = 0.05;

/**
 * Ink of the letters of a box that is no higher than they are, told by their own colour in the box and just beyond it, where they run out of it
 * onto the ground. Null where its colour lies between those of ground and letters: it is no box then, but what letters that were smoothed leave in
 * their densest rows.
 *
 * @param size height of a letter
 */
export function overflowingInk(picture: Picture, area: BoxArea, size: number): InkMap | null {
  const reach = Math.ceil(REACH * size);
  const region = clipRegion(
    { left: area.left - reach, right: area.right + reach, top: area.top - reach, bottom: area.bottom + reach },
    picture.width,
    picture.height,
  );
  const letters = letterColour(picture, area);
  const { width, height, rgb } = regionPixels(picture, region);
  const ground = [rgb[0]!, rgb[1]!, rgb[2]!] as const;
  if (isMixture(area.colour, ground, letters)) return null;
  // Soft edges of the box are as far from its letters as box and ground are.
  const farthest = Math.max(1, Math.min(distance(area.colour, letters), distance(ground, letters)));
  const contrast = new Uint8Array(width * height);
  for (let i = 0; i < contrast.length; i++) {
    const away = distance([rgb[i * 3]!, rgb[i * 3 + 1]!, rgb[i * 3 + 2]!], letters);
    contrast[i] = Math.round(255 * Math.max(0, 1 - away / farthest));
  }
  const colour = packed(...area.colour);
  return { region, width, height, contrast, ground: new Int32Array(width * height).fill(colour), noisy: true };
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
