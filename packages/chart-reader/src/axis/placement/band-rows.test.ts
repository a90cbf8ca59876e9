import { expect, test } from 'vitest';
import { bandRows } from './band-rows.ts';

const WIDTH = 40;

/** A picture whose rows have these shades of grey, all their length but for a candle. */
function rowsOf(...shades: readonly number[]) {
  const rgb = Uint8Array.from({ length: WIDTH * shades.length * 3 }, (_, at) => shades[Math.floor(at / 3 / WIDTH)]!);
  for (let y = 0; y < shades.length; y++) rgb.fill(90, y * WIDTH * 3, (y * WIDTH + 10) * 3);
  return bandRows(
    { width: WIDTH, height: shades.length, rgb },
    { left: 0, right: WIDTH, top: 0, bottom: shades.length },
  );
}

test('gives the edges of bands, to a part of a pixel where one lies in a row', () => {
  expect(rowsOf(255, 255, 255, 243, 243, 243, 243, 255, 255, 255)).toEqual([3, 7]);
  expect(rowsOf(255, 255, 255, 252, 243, 243, 243, 243)).toEqual([3.75]);
});

test('takes neither a line for an edge nor what grows darker from row to row', () => {
  expect(rowsOf(255, 255, 255, 200, 255, 255, 255)).toEqual([]);
  expect(rowsOf(255, 252, 249, 246, 243, 240, 237)).toEqual([]);
});
