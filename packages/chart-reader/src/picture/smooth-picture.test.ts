import { expect, test } from 'vitest';
import { smoothPicture } from './smooth-picture.ts';

/** A grey picture from its rows. */
function pictureOf(rows: readonly (readonly number[])[]) {
  const rgb = Uint8Array.from(rows.flat().flatMap((grey) => [grey, grey, grey]));
  return { width: rows[0]!.length, height: rows.length, rgb };
}

const greysOf = ({ rgb }: { readonly rgb: Uint8Array }) => [...rgb].filter((_, i) => i % 3 === 0);

test('spreads a pixel over those around it, a quarter of it staying', () => {
  const dot = [
    [0, 0, 0],
    [0, 160, 0],
    [0, 0, 0],
  ];
  expect(greysOf(smoothPicture(pictureOf(dot)))).toEqual([10, 20, 10, 20, 40, 20, 10, 20, 10]);
});

test('takes stripes of one pixel away and leaves one colour as it is, up to the border', () => {
  const stripes = Array.from({ length: 4 }, () => [0, 200, 0, 200, 0, 200]);
  expect(greysOf(smoothPicture(pictureOf(stripes)))).toEqual(stripes.flatMap(() => [50, 100, 100, 100, 100, 150]));
  const plain = Array.from({ length: 3 }, () => [77, 77, 77]);
  expect(greysOf(smoothPicture(pictureOf(plain)))).toEqual(Array(9).fill(77));
});
