import type { Picture } from './picture.ts';

/** The picture at a whole part of its size, each pixel the mean of `factor` by `factor`; what is left over at the right and below is dropped. */
export function shrinkPicture(picture: Picture, factor: number): Picture {
  if (factor === 1) return picture;
  const width = Math.floor(picture.width / factor);
  const height = Math.floor(picture.height / factor);
  const rgb = new Uint8Array(width * height * 3);
  const { rgb: source, width: sourceWidth } = picture;
  const stride = sourceWidth * 3;
  const area = factor * factor;
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to += 3) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let row = 0; row < factor; row++) {
        const first = (y * factor + row) * stride + x * factor * 3;
        for (let at = first; at < first + factor * 3; at += 3) {
          red += source[at]!;
          green += source[at + 1]!;
          blue += source[at + 2]!;
        }
      }
      rgb[to] = Math.round(red / area);
      rgb[to + 1] = Math.round(green / area);
      rgb[to + 2] = Math.round(blue / area);
    }
  }
  return { width, height, rgb };
}
