import { expect, test } from 'vitest';
import { strokeOf } from '../field/stroke-of.test-helper.ts';
import { standsBetween } from './stands-between.ts';

const WIDTH = 160;
const HEIGHT = 40;

/** Bodies from row 10 on on black, each so many columns of red, and a guess whose bodies have their middles in one of these; lines may run along their ends. */
function guessAt(
  middle: number,
  reds: readonly number[],
  style: 'candles' | 'lines' = 'candles',
  { rows = 20, haveEnds = false } = {},
) {
  const pitchPx = reds.length;
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  const last = 9 + rows;
  for (let y = 10; y <= last; y++)
    for (let x = 0; x < WIDTH; x++)
      rgb[(y * WIDTH + x) * 3] = haveEnds && (y === 10 || y === last) ? 240 : reds[x % pitchPx]!;
  const background = new Uint32Array(WIDTH * HEIGHT);
  const mask = { width: WIDTH, height: HEIGHT, ink: new Uint8Array(WIDTH * HEIGHT), background };
  const chain = Array.from({ length: Math.floor(WIDTH / pitchPx) - 2 }, (_, cell) =>
    strokeOf({ cell, x: pitchPx * (cell + 1) + middle + 0.5, top: 10, bottom: last }),
  );
  const shape = { style, pitchPx, wickPx: 1, bodyPx: 3, middles: new Float64Array(0), support: 1 };
  return standsBetween({ width: WIDTH, height: HEIGHT, rgb }, mask, { chain, shape });
}

/** Bodies three pixels wide, and what compression leaves of the gap between them. */
const FILLED = [240, 240, 240, 90];
const EMPTY = [240, 0, 240, 0];
const EVEN = [240, 240, 240, 200];
/** Empty bodies that share their sides. */
const TOUCHING = [240, 0, 0, 0];

test('tells gaps between bodies from bodies', () => {
  expect([guessAt(3, FILLED), guessAt(1, FILLED)]).toEqual([true, false]);
});

test('says nothing of empty bodies, of gaps nearly as strong as bodies, and of lines', () => {
  expect([guessAt(1, EMPTY), guessAt(3, EVEN), guessAt(3, FILLED, 'lines')]).toEqual([false, false, false]);
});

test('says nothing of low empty bodies, whose middles hold the lines at their ends', () => {
  expect(guessAt(2, TOUCHING, 'candles', { rows: 6, haveEnds: true })).toBe(false);
});

test('says nothing of wide bodies that wicks run over in a fainter colour', () => {
  const overrun = Array.from({ length: 12 }, (_, column) => (column === 6 ? 90 : 240));
  expect(guessAt(6, overrun)).toBe(false);
});
