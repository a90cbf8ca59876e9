import { expect, test } from 'vitest';
import { colourBin, commonColours } from './common-colours.ts';

/** Pixels of one shade of grey each. */
function greys(...shades: number[]): Uint8Array {
  return Uint8Array.from(shades.flatMap((shade) => [shade, shade, shade]));
}

const GROUND = Array.from({ length: 98 }, () => 24);

test('takes colours that a part has much of, and those next to them, not those of a few letters', () => {
  const rgb = greys(...GROUND, 90, 110);
  const [common] = commonColours(rgb, new Int32Array(100), [true]);
  const isCommon = (shade: number) => common![colourBin(greys(shade), 0)] === 1;
  expect([5, 24, 40, 60, 90, 110].map(isCommon)).toEqual([true, true, true, false, false, false]);
});

test('counts each part for itself, and only those that are asked for', () => {
  const labels = Int32Array.from([0, 0, 1, 1, 2, -1]);
  const [dark, , light] = commonColours(greys(10, 10, 120, 120, 240, 10), labels, [true, false, true]);
  expect(dark![colourBin(greys(240), 0)]).toBe(0);
  expect(light![colourBin(greys(240), 0)]).toBe(1);
  expect(commonColours(greys(10), new Int32Array(1), [false])).toEqual([undefined]);
});
