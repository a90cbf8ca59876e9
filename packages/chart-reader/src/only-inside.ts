import type { Rect } from './chart-reading.ts';
import type { Picture } from './picture/picture.ts';

/**
 * The picture with everything left and right of a window painted over in the colour of the window's upper corner on that side, so that nothing
 * of a neighbouring chart is read. Its size and all places in it stay.
 */
export function onlyInside(picture: Picture, window: Rect): Picture {
  const rgb = picture.rgb.slice();
  const left = window.x;
  const right = window.x + window.w;
  paint(picture, rgb, left, { from: 0, to: left });
  paint(picture, rgb, right - 1, { from: right, to: picture.width });
  return { ...picture, rgb };
}

function paint(
  { width, height, rgb: original }: Picture,
  rgb: Uint8Array,
  column: number,
  { from, to }: { from: number; to: number },
): void {
  const colour = original.subarray(column * 3, column * 3 + 3);
  for (let y = 0; y < height; y++) {
    for (let x = from; x < to; x++) rgb.set(colour, (y * width + x) * 3);
  }
}
