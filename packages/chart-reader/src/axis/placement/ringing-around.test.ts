import { expect, test } from 'vitest';
import { WORD } from '../labels/word.test-helper.ts';
import { ringingAround } from './ringing-around.ts';

const WIDTH = 60;

/** A ground of grey 50 with a label in rows 20 to 30, and a difference to it in every so many pixels around that. */
function ringing(everyPx: number, difference: number): number {
  const rgb = new Uint8Array(WIDTH * 50 * 3).fill(50);
  for (let pixel = 0; pixel < WIDTH * 50; pixel += everyPx) rgb.fill(50 + difference, pixel * 3, pixel * 3 + 3);
  const word = { ...WORD, left: 10, right: 50, letterTop: 20.5, letterBottom: 30 };
  return ringingAround({ width: WIDTH, height: 50, rgb }, [word]);
}

test('tells how strong what compression leaves around letters is', () => {
  expect(ringing(3, 6)).toBe(6);
});

test('takes what hangs below a few letters of a clean picture for none', () => {
  expect(ringing(7, 90)).toBe(0);
});
