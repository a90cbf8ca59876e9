import type { Picture } from '../picture/picture.ts';
import type { Rgb } from '../picture/rgb.ts';

/** A picture to paint boxes on, the ends not included, of which so much covers what lies behind. */
export interface Canvas {
  readonly picture: Picture;
  readonly paint: (colour: Rgb, left: number, top: number, right: number, bottom: number, cover?: number) => void;
}

/** A canvas of one colour. */
export function canvasOf(ground: Rgb, width: number, height: number): Canvas {
  const rgb = new Uint8Array(width * height * 3);
  const paint: Canvas['paint'] = (colour, left, top, right, bottom, cover = 1) => {
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) {
        const at = (y * width + x) * 3;
        for (const channel of [0, 1, 2] as const)
          rgb[at + channel] = Math.round((1 - cover) * rgb[at + channel]! + cover * colour[channel]);
      }
  };
  paint(ground, 0, 0, width, height);
  return { picture: { width, height, rgb }, paint };
}
