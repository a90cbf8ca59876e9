import { expect, test } from 'vitest';
import { strokeOf } from '../field/stroke-of.test-helper.ts';
import { hiddenClose } from './hidden-close.ts';

const WIDTH = 60;
const HEIGHT = 60;
const PITCH_PX = 8;
const BAR = strokeOf({ cell: 2, top: 10, bottom: 50 });

/** A dark picture with the bar in it, and rows of grey over it, of which the pixels are drawn that `isDrawn` says. */
function pictureOf(rows: readonly number[], isDrawn: (x: number) => boolean = () => true) {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  const paint = (x: number, y: number, grey: number) => rgb.fill(grey, (y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3);
  for (let y = BAR.top; y <= BAR.bottom; y++) paint(BAR.wickLeft, y, 255);
  for (const y of rows) for (let x = 0; x < WIDTH; x++) if (isDrawn(x)) paint(x, y, 120);
  return { width: WIDTH, height: HEIGHT, rgb };
}

test('takes the only unbroken line that crosses the last bar for its close', () => {
  expect(hiddenClose(pictureOf([23]), BAR, PITCH_PX)).toBe(23);
  expect(hiddenClose(pictureOf([8, 9]), BAR, PITCH_PX)).toBe(8.5);
  expect(hiddenClose(pictureOf([51]), BAR, PITCH_PX)).toBe(51);
});

test('says nothing without a line, with several, with dashes, beyond the bar, and of bands', () => {
  const rows = [[], [23, 30], [8], [22, 23, 24, 25, 26, 27]];
  expect(rows.map((drawn) => hiddenClose(pictureOf(drawn), BAR, PITCH_PX))).toEqual([-1, -1, -1, -1]);
  expect(
    hiddenClose(
      pictureOf([23], (x) => x % 8 < 5),
      BAR,
      PITCH_PX,
    ),
  ).toBe(-1);
});

test('says nothing where the bar stands at the edge of the picture', () => {
  expect(hiddenClose(pictureOf([23]), strokeOf({ cell: 5, top: 10, bottom: 50 }), PITCH_PX)).toBe(-1);
});
