import { expect, test } from 'vitest';
import type { Picture } from '../../picture/picture.ts';
import { WORD } from '../labels/word.test-helper.ts';
import { isOfCrosshair } from './crosshair-box.ts';

const [WIDTH, HEIGHT] = [300, 200];
const PANE = { x: 10, y: 10, w: 240, h: 150 };
const GREY = 0xb4b4c8;
const BOX = { word: { ...WORD, letterTop: 50, letterBottom: 60 }, colour: GREY };

/** A black picture with boxes of the crosshair's grey, each with letters in the middle of its rows, and a dashed line above each through the plot. */
function pictureOf(...boxes: readonly { left: number; right: number; top: number; bottom: number }[]): Picture {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  for (const { left, right, top, bottom } of boxes) {
    for (let y = PANE.y; y < PANE.y + PANE.h; y++)
      if (y % 6 < 3)
        rgb.fill(120, (y * WIDTH + ((left + right) >> 1)) * 3, (y * WIDTH + ((left + right) >> 1) + 1) * 3);
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) {
        const isLetter = y >= top + 4 && y < bottom - 4 && x % 6 < 3;
        if (!isLetter) rgb.set([GREY >> 16, (GREY >> 8) & 255, GREY & 255], (y * WIDTH + x) * 3);
      }
  }
  return { width: WIDTH, height: HEIGHT, rgb };
}

test('tells the box of a crosshair by the one in its colour on the time axis', () => {
  expect(isOfCrosshair(pictureOf({ left: 100, right: 160, top: 164, bottom: 182 }), PANE, BOX)).toBe(true);
});

test('tells none by a box in the plot or beside it, by a line below it or one across, nor by columns', () => {
  const told = (left: number, right: number, top: number, bottom: number) =>
    isOfCrosshair(pictureOf({ left, right, top, bottom }), PANE, BOX);
  expect(told(100, 160, 60, 78)).toBe(false);
  expect(told(255, 295, 164, 182)).toBe(false);
  expect(told(100, 160, 164, 166)).toBe(false);
  expect(told(10, 250, 164, 182)).toBe(false);
  expect(told(100, 106, 164, 199)).toBe(false);
});

test('tells none without an upright line above it', () => {
  const picture = pictureOf({ left: 100, right: 160, top: 164, bottom: 182 });
  for (let y = 10; y < 160; y++) picture.rgb.fill(0, (y * WIDTH + 130) * 3, (y * WIDTH + 131) * 3);
  expect(isOfCrosshair(picture, PANE, BOX)).toBe(false);
});

test('tells none by a button below the plot, which is higher', () => {
  const tall = { width: WIDTH, height: 300, rgb: new Uint8Array(WIDTH * 300 * 3) };
  for (let y = 170; y < 240; y++)
    for (let x = 100; x < 160; x++) tall.rgb.set([GREY >> 16, (GREY >> 8) & 255, GREY & 255], (y * WIDTH + x) * 3);
  expect(isOfCrosshair(tall, PANE, BOX)).toBe(false);
});
