import { brightnessOf } from '../../picture/brightness.ts';
import type { Rgb } from '../../picture/rgb.ts';

/** Brightness stands for three channels. */
const BRIGHTNESS_WEIGHT = Math.sqrt(3);
/** Hue decides only where two colours are equally bright. */
export const HUE_WEIGHT = 0.15;

/** Brightness of a colour, and how much red and blue it has beyond that, weighted as compression keeps them: straight distances tell likeness. */
export type Weighted = readonly [brightness: number, red: number, blue: number];

export function weighted([red, green, blue]: Rgb): Weighted {
  const brightness = brightnessOf(red, green, blue);
  return [BRIGHTNESS_WEIGHT * brightness, HUE_WEIGHT * (red - brightness), HUE_WEIGHT * (blue - brightness)];
}
