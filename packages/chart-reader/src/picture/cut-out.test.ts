import { expect, test } from 'vitest';
import { cutOut } from './cut-out.ts';

/** Three columns and two rows, each pixel a grey of its own. */
const picture = {
  width: 3,
  height: 2,
  rgb: Uint8Array.from([1, 2, 3, 4, 5, 6].flatMap((level) => [level, level, level])),
};

test('cuts the pixels of a rectangle', () => {
  const part = cutOut(picture, { left: 1, top: 1, right: 3, bottom: 2 });
  expect(part).toStrictEqual({ width: 2, height: 1, rgb: Uint8Array.from([5, 5, 5, 6, 6, 6]) });
});

test('copies nothing where the rectangle is the whole picture', () => {
  expect(cutOut(picture, { left: 0, top: 0, right: 3, bottom: 2 })).toBe(picture);
});
