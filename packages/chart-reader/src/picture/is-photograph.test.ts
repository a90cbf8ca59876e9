import { expect, test } from 'vitest';
import { isGrainy, isPhotograph } from './is-photograph.ts';

const WIDTH = 120;
const HEIGHT = 80;

function picture(brightness: (x: number, y: number) => number) {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) rgb.fill(brightness(x, y), (y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3);
  }
  return { width: WIDTH, height: HEIGHT, rgb };
}

test('tells grain all over from lines on a ground', () => {
  expect(isPhotograph(picture((x, y) => 100 + ((x * 37 + y * 101) % 23)))).toBe(true);
  expect(isPhotograph(picture((x) => (x % 12 === 0 ? 30 : 230)))).toBe(false);
});

test('tells grain that hides thin lines from a dithered shade', () => {
  const [grain, shade] = [23, 2].map((range) => picture((x, y) => 100 + ((x * 37 + y * 101) % range)));
  expect([isGrainy(grain!), isGrainy(shade!), isPhotograph(shade!)]).toEqual([true, false, true]);
});
