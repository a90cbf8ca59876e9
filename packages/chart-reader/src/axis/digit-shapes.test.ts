import { expect, test } from 'vitest';
import { findWords, type Word } from '../ink/find-words.ts';
import { inkMap } from '../ink/ink-map.ts';
import type { Picture } from '../picture/picture.ts';
import { learnDigits, matchDigits } from './digit-shapes.ts';

const GLYPHS: Readonly<Record<string, readonly string[]>> = {
  '1': ['..#..', '.##..', '..#..', '..#..', '..#..', '..#..', '.###.'],
  '3': ['.###.', '#...#', '....#', '..##.', '....#', '#...#', '.###.'],
  '6': ['..##.', '.#...', '#....', '####.', '#...#', '#...#', '.###.'],
  '8': ['.###.', '#...#', '#...#', '.###.', '#...#', '#...#', '.###.'],
};

/** Numbers below each other, white on black, the last one black on a white box. */
function columnOf(...numbers: string[]) {
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

function known(words: readonly Word[], ...digits: string[]) {
  return digits.map((text, index) => ({ word: words[index]!, digits: text }));
}

test('reads a box by the digits of the labels, whatever its colours', () => {
  const { ink, words, box } = columnOf('1368', '1386', '8631');
  const match = matchDigits(ink, box, learnDigits(ink, known(words, '1368', '1386')));
  expect(match?.digits).toBe('8631');
  expect(match?.unlike).toBeLessThan(0.01);
});

test('takes a digit that no label shows for none of the others', () => {
  const { ink, words, box } = columnOf('1361', '1316', '8631');
  expect(matchDigits(ink, box, learnDigits(ink, known(words, '1361', '1316')))).toMatchObject({
    digits: '631',
    from: 1,
    to: 4,
  });
});

test('learns nothing from a label with more digits than letters', () => {
  const { ink, words, box } = columnOf('1368', '8631');
  expect(learnDigits(ink, known(words, '13688')).size).toBe(0);
  expect(matchDigits(ink, box, new Map())).toBeNull();
});
