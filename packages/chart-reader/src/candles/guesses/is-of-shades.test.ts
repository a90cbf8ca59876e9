import { expect, test } from 'vitest';
import { strokeOf } from '../field/stroke-of.test-helper.ts';
import { isOfShades } from './is-of-shades.ts';

const WIDTH = 160;
const HEIGHT = 40;
const DARK = [0, 44, 0] as const;
const LIME = [0, 250, 0] as const;

/** Bodies four pixels wide of rows 10 to 29 on black, the columns of each in these shades of green, and a guess of its colours. */
function ofShades(greens: readonly [number, number, number, number], colours: readonly (typeof DARK | typeof LIME)[]) {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  const ink = new Uint8Array(WIDTH * HEIGHT);
  const chain = Array.from({ length: 18 }, (_, cell) => strokeOf({ cell, x: 8 * cell + 12, top: 10, bottom: 29 }));
  for (const { x } of chain)
    for (let y = 10; y < 30; y++)
      greens.forEach((green, column) => {
        const pixel = y * WIDTH + x - 2 + column;
        rgb[pixel * 3 + 1] = green;
        ink[pixel] = 1;
      });
  const mask = { width: WIDTH, height: HEIGHT, ink, background: new Uint32Array(WIDTH * HEIGHT) };
  const shape = {
    style: 'candles',
    pitchPx: 8,
    wickPx: 1,
    bodyPx: 4,
    middles: new Float64Array(0),
    support: 1,
  } as const;
  return isOfShades({ width: WIDTH, height: HEIGHT, rgb }, mask, colours, { chain, shape });
}

test('tells shades between bright lines from the lines and from whole bodies', () => {
  expect(ofShades([250, 44, 44, 250], [DARK])).toBe(true);
  expect(ofShades([250, 44, 44, 250], [DARK, LIME])).toBe(false);
  expect(ofShades([44, 44, 44, 44], [DARK])).toBe(false);
});

test('takes fills whose outlines are little of them for bodies', () => {
  expect(ofShades([44, 44, 44, 70], [DARK])).toBe(false);
});
