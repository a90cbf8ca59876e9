import { expect, test } from 'vitest';
import { shrinkPicture } from './shrink-picture.ts';

const grey = (...levels: number[]) => Uint8Array.from(levels.flatMap((level) => [level, level, level]));

test('takes the mean of each square and drops what is left over', () => {
  const picture = { width: 5, height: 3, rgb: grey(0, 10, 40, 40, 9, 20, 30, 40, 41, 9, 7, 7, 7, 7, 7) };
  expect(shrinkPicture(picture, 2)).toEqual({ width: 2, height: 1, rgb: grey(15, 40) });
});

test('leaves a picture alone that is not too large', () => {
  const picture = { width: 1, height: 1, rgb: grey(3) };
  expect(shrinkPicture(picture, 1)).toBe(picture);
});
