/** How far two pixels of rows of RGB are apart on the channel where they differ most, 0 to 255. Pixels are counted from the first of the picture. */
export function channelDifference(rgb: Uint8Array, pixel: number, other: number): number {
  const a = pixel * 3;
  const b = other * 3;
  const red = Math.abs(rgb[a]! - rgb[b]!);
  const green = Math.abs(rgb[a + 1]! - rgb[b + 1]!);
  const blue = Math.abs(rgb[a + 2]! - rgb[b + 2]!);
  return red > green ? (red > blue ? red : blue) : green > blue ? green : blue;
}
