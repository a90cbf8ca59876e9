import { expect, test } from 'vitest';
import type { InkMap } from '../../ink/ink-map.ts';
import type { Picture } from '../../picture/picture.ts';
import { WORD } from '../labels/word.test-helper.ts';
import { boxOfLine } from './box-of-line.ts';

const [WIDTH, HEIGHT] = [120, 200];
const GREEN = 0x00a651;
const ORANGE = 0xf15a29;
const LAST = { x: 40, widthPx: 5, highY: 90, bodyTopY: 100, bodyBottomY: 120, lowY: 130, up: true };
const INK: InkMap = {
  region: { left: 0, right: 0, top: 0, bottom: 0 },
  width: 0,
  height: 0,
  contrast: new Uint8Array(),
  ground: new Int32Array(),
  noisy: false,
};

function box(y: number, colour: number) {
  return { word: { ...WORD, left: 100, right: 118, letterTop: y - 5, letterBottom: y + 5 }, ink: INK, colour, y };
}

/** A white picture with lines in some rows from the last candle to the axis, of which every so many columns show. */
function lined(rows: Readonly<Record<number, number>>, every = 1): Picture {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3).fill(255);
  for (const [row, colour] of Object.entries(rows))
    for (let x = 40; x < 95; x += every)
      rgb.set([colour >> 16, (colour >> 8) & 255, colour & 255], (Number(row) * WIDTH + x) * 3);
  return { width: WIDTH, height: HEIGHT, rgb };
}

test('takes the box whose line runs where the last candle closed, though it was pushed aside', () => {
  const boxes = [box(94, GREEN), box(106, ORANGE)];
  expect(boxOfLine(lined({ 97: GREEN, 100: ORANGE }), boxes, LAST)).toMatchObject({ colour: ORANGE, y: 100 });
  expect(boxOfLine(lined({ 100: GREEN, 103: ORANGE }, 2), boxes, LAST)).toMatchObject({ colour: GREEN, y: 100 });
});

test('takes none where no line is, where both run there, and none that stands far away', () => {
  const boxes = [box(94, GREEN), box(106, ORANGE)];
  expect(boxOfLine(lined({ 97: GREEN, 103: ORANGE }), boxes, LAST)).toBeNull();
  expect(boxOfLine(lined({ 99: GREEN, 100: ORANGE }), boxes, LAST)).toBeNull();
  expect(boxOfLine(lined({ 100: ORANGE }, 3), boxes, LAST)).toBeNull();
  expect(boxOfLine(lined({ 100: ORANGE }), [boxes[0]!, box(160, ORANGE)], LAST)).toBeNull();
});
