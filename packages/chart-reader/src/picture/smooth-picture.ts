import type { Picture } from './picture.ts';

/**
 * A picture in which each pixel is a weighted mean of the nine around it, 1 2 1 along both sides (binomial filter): the grain and the fine
 * stripes of a photographed screen go, lines of two pixels stay. Pixels at the border take their neighbours' place outside of it.
 */
export function smoothPicture({ width, height, rgb }: Picture): Picture {
  const rows = new Uint16Array(rgb.length);
  const stride = width * 3;
  for (let at = 0; at < rgb.length; at++) {
    const x = at % stride;
    const before = x < 3 ? rgb[at]! : rgb[at - 3]!;
    const after = x >= stride - 3 ? rgb[at]! : rgb[at + 3]!;
    rows[at] = before + 2 * rgb[at]! + after;
  }
  const smooth = new Uint8Array(rgb.length);
  for (let at = 0; at < rows.length; at++) {
    const above = at < stride ? rows[at]! : rows[at - stride]!;
    const below = at >= rows.length - stride ? rows[at]! : rows[at + stride]!;
    smooth[at] = (above + 2 * rows[at]! + below + 8) >> 4;
  }
  return { width, height, rgb: smooth };
}
