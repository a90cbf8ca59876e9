import type { Word } from '../../ink/find-words.ts';
import { median } from '../../median.ts';
import type { Picture } from '../../picture/picture.ts';

/** Rows above and below the letters in which nothing is printed, and their distance from the letters: soft edges end before. */
const ROWS = [3, 4, 5] as const;
/** Share of the pixels there that are no farther from the ground than what is told. */
const MOST = 0.9;
/** Share of them that compression moves away from it. */
const FEWEST = 0.25;

/**
 * How far what compression leaves around letters is from their ground, on the channel where it is most: 0 in a picture that was not compressed. It is alike
 * around labels a multiple of eight pixels apart, which is the side of the blocks that JPEG compresses.
 */
export function ringingAround(picture: Picture, words: readonly Word[]): number {
  return words.length === 0 ? 0 : median(words.map((word) => ringingOf(picture, word)));
}

function ringingOf({ width, height, rgb }: Picture, { left, right, letterTop, letterBottom }: Word): number {
  // Between two rows letters begin and end in the mean.
  const rows = ROWS.flatMap((off) => [Math.floor(letterTop) - off, Math.ceil(letterBottom) - 1 + off]).filter(
    (y) => y >= 0 && y < height,
  );
  const pixels = rows.flatMap((y) => Array.from({ length: right - left }, (_, x) => (y * width + left + x) * 3));
  if (pixels.length === 0) return 0;
  const ground = [0, 1, 2].map((channel) => median(pixels.map((at) => rgb[at + channel]!)));
  const distances = pixels.map((at) =>
    Math.max(...ground.map((value, channel) => Math.abs(rgb[at + channel]! - value))),
  );
  const ringing = distances.filter((distance) => distance > 0);
  // What hangs below a few letters touches but a few pixels.
  if (ringing.length < FEWEST * distances.length) return 0;
  return distances.toSorted((a, b) => a - b)[Math.floor(MOST * (distances.length - 1))]!;
}
