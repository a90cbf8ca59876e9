import { findWords } from '../ink/find-words.ts';
import { inkMap } from '../ink/ink-map.ts';
import type { Picture } from '../picture/picture.ts';

const GLYPHS: Readonly<Record<string, readonly string[]>> = {
  '1': ['..#..', '.##..', '..#..', '..#..', '..#..', '..#..', '.###.'],
  '3': ['.###.', '#...#', '....#', '..##.', '....#', '#...#', '.###.'],
  '6': ['..##.', '.#...', '#....', '####.', '#...#', '#...#', '.###.'],
  '8': ['.###.', '#...#', '#...#', '.###.', '#...#', '#...#', '.###.'],
};

/** Numbers below each other, white on black, the last one black on a white box. */
export function columnOf(...numbers: string[]) {
  const width = 60;
  const height = 20 * numbers.length + 20;
  const rgb = new Uint8Array(width * height * 3);
  const paint = (x: number, y: number, value: number) => rgb.fill(value, (y * width + x) * 3, (y * width + x) * 3 + 3);
  const boxTop = 20 * (numbers.length - 1) + 4;
  for (let y = boxTop; y < boxTop + 19; y++) for (let x = 4; x < 56; x++) paint(x, y, 255);
  for (const [row, number] of numbers.entries()) {
    for (const [place, digit] of number.split('').entries()) {
      for (const [dy, line] of GLYPHS[digit]!.entries()) {
        for (const [dx, dot] of line.split('').entries()) {
          if (dot === '#') paint(10 + place * 7 + dx, 10 + row * 20 + dy, row === numbers.length - 1 ? 0 : 255);
        }
      }
    }
  }
  const picture: Picture = { width, height, rgb };
  const ink = inkMap(picture, { left: 0, top: 0, right: width, bottom: height })!;
  const words = findWords(ink, 0.9).toSorted((a, b) => a.top - b.top);
  return { ink, words, box: words.at(-1)! };
}
