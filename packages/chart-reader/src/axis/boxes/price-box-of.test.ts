import { expect, test } from 'vitest';
import type { Picture } from '../../picture/picture.ts';
import { priceBoxOf } from './price-box-of.ts';

const WIDTH = 100;
const AREA = { left: 10, right: 70, top: 40, bottom: 58, colour: [90, 90, 90] as const, hidesAnother: false };
const ASKED = { size: 10, middleX: 40, textOffsetPx: 1, noisy: false };

/** A grey box on black with white letters 10 pixels high from a column on, 6 pixels apart. */
function boxWithLetters(from: number, count: number): Picture {
  const rgb = new Uint8Array(WIDTH * 100 * 3);
  const fill = (left: number, right: number, top: number, bottom: number, grey: number) => {
    for (let y = top; y < bottom; y++) rgb.fill(grey, (y * WIDTH + left) * 3, (y * WIDTH + right) * 3);
  };
  fill(AREA.left, AREA.right, AREA.top, AREA.bottom, 90);
  for (let i = 0; i < count; i++) fill(from + 6 * i, from + 6 * i + 4, 44, 54, 240);
  return { width: WIDTH, height: 100, rgb };
}

test('finds the price in a box, at the middle of the box', () => {
  const box = priceBoxOf(boxWithLetters(16, 7), AREA, ASKED);
  expect(box).toMatchObject({ y: 49, isMiddle: true, word: { left: 16, letterTop: 44, letterBottom: 54 } });
});

test('finds the price among the labels where a name stands beside it in the same colour', () => {
  const picture = boxWithLetters(12, 4);
  const beside = boxWithLetters(12, 4);
  for (let y = AREA.top; y < AREA.bottom; y++)
    picture.rgb.set(beside.rgb.subarray((y * WIDTH + 10) * 3, (y * WIDTH + 50) * 3), (y * WIDTH + 50) * 3);
  const both = { ...AREA, right: 90 };
  expect(priceBoxOf(picture, both, { ...ASKED, middleX: 65 })).toMatchObject({ word: { left: 52, letters: 4 } });
  expect(priceBoxOf(picture, both, { ...ASKED, middleX: 20 })).toMatchObject({ word: { left: 12, letters: 4 } });
});

test('takes no text that goes on beyond its box by more than a letter for a price', () => {
  expect(priceBoxOf(boxWithLetters(26, 10), AREA, ASKED)).toBeNull();
});

test('takes letters that fade out in the last column of a tight box for whole', () => {
  const picture = boxWithLetters(11, 7);
  for (let y = 44; y < 54; y++) picture.rgb.fill(150, (y * WIDTH + 10) * 3, (y * WIDTH + 11) * 3);
  expect(priceBoxOf(picture, AREA, ASKED)).toMatchObject({ y: 49, word: { left: 10, letters: 7 } });
});

test('takes a slanted corner for none of its letters', () => {
  const picture = boxWithLetters(16, 7);
  for (let y = 54; y < 58; y++) picture.rgb.fill(0, (y * WIDTH + 10) * 3, (y * WIDTH + 10 + y - 53) * 3);
  expect(priceBoxOf(picture, AREA, ASKED)).toMatchObject({ word: { letterTop: 44, letterBottom: 54, letters: 7 } });
});

test('takes what an arrow leaves dark beside its last letter for no mark behind it', () => {
  const picture = boxWithLetters(16, 7);
  const tight = { ...AREA, right: 61, top: 43, bottom: 57 };
  for (let row = 0; row < 4; row++)
    picture.rgb.fill(0, ((43 + row) * WIDTH + 57 + row) * 3, ((43 + row) * WIDTH + 61) * 3);
  expect(priceBoxOf(picture, tight, ASKED)).toMatchObject({ word: { right: 56, letters: 7 } });
});

test('reads a price that runs out of its box to the side by its letters beyond it', () => {
  const picture = boxWithLetters(36, 7);
  expect(priceBoxOf(picture, AREA, ASKED)).toMatchObject({ y: 49, word: { left: 36, right: 76, letters: 7 } });
});

test('reads what shows in a low box of letters in the colour of the ground', () => {
  const picture = boxWithLetters(16, 7);
  for (let i = 0; i < picture.rgb.length; i++) picture.rgb[i] = picture.rgb[i] === 0 ? 240 : picture.rgb[i]!;
  const low = { ...AREA, top: 46, bottom: 54 };
  for (let y = 40; y < 58; y++)
    if (y < low.top || y >= low.bottom) picture.rgb.fill(240, y * WIDTH * 3, (y + 1) * WIDTH * 3);
  expect(priceBoxOf(picture, low, ASKED)).toMatchObject({ word: { letterTop: 46, letterBottom: 54, letters: 7 } });
});
