/**
 * Hands each pixel that is -1 in `source` the value of its nearest neighbour that is not, measured along rows and
 * columns, in two sweeps (Rosenfeld and Pfaltz 1966). Everything stays -1 if there is none.
 */
export function nearestSource(source: Int32Array, width: number, height: number): Int32Array {
  const nearest = source.slice();
  const distance = new Uint16Array(source.length);
  for (let i = 0; i < source.length; i++) distance[i] = source[i] === -1 ? 0xfff0 : 0;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      let least = distance[i]!;
      if (least === 0) continue;
      let from = i;
      if (x > 0 && distance[i - 1]! + 1 < least) least = distance[(from = i - 1)]! + 1;
      if (y > 0 && distance[i - width]! + 1 < least) least = distance[(from = i - width)]! + 1;
      distance[i] = least;
      nearest[i] = nearest[from]!;
    }
  }
  for (let y = height - 1, i = source.length - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--, i--) {
      let least = distance[i]!;
      if (least === 0) continue;
      let from = i;
      if (x + 1 < width && distance[i + 1]! + 1 < least) least = distance[(from = i + 1)]! + 1;
      if (y + 1 < height && distance[i + width]! + 1 < least) least = distance[(from = i + width)]! + 1;
      distance[i] = least;
      nearest[i] = nearest[from]!;
    }
  }
  return nearest;
}
