import { expect, test } from 'vitest';
import type { Picture } from '../../picture/picture.ts';
import { parsePrintedNumber } from './parse-price-label.ts';
import { withThousands } from './with-thousands.ts';
import { WORD } from './word.test-helper.ts';

const [WIDTH, HEIGHT] = [60, 120];
const DIGIT_PX = 4;

/** Separators of labels below each other on white, digits a pixel apart but for so much room before the one at a place, and a mark in that room. */
function separators(roomPx: number, { at = 3, mark = 0, texts = ['107250', '107000', '106750', '106500'] } = {}) {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3).fill(255);
  const paint = (x: number, y: number, grey: number) => rgb.fill(grey, (y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3);
  const labels = texts.map((text, index) => {
    const [letterTop, letterBottom] = [4 + 20 * index, 14 + 20 * index];
    const lefts = Array.from(text, (_, place) => 10 + (DIGIT_PX + 1) * place + (place >= at ? roomPx : 0));
    for (const left of lefts)
      for (let y = letterTop; y < letterBottom; y++) for (let x = left; x < left + DIGIT_PX; x++) paint(x, y, 40);
    paint(lefts[at]! - 1 - Math.ceil(roomPx / 2), letterBottom - 1, 255 - mark);
    const letterBoxes = lefts.map((left) => ({ left, right: left + DIGIT_PX, top: letterTop, bottom: letterBottom }));
    const ends = { left: lefts[0]!, right: lefts.at(-1)! + DIGIT_PX, letterTop, letterBottom };
    return { word: { ...WORD, ...ends, letterBoxes }, text, printed: parsePrintedNumber(text)!, y: letterTop + 5 };
  });
  const picture: Picture = { width: WIDTH, height: HEIGHT, rgb };
  const region = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
  const ground = new Int32Array(WIDTH * HEIGHT).fill(0xffffff);
  const ink = { region, width: WIDTH, height: HEIGHT, contrast: new Uint8Array(WIDTH * HEIGHT), ground, noisy: false };
  return withThousands(picture, ink, labels).map(({ printed }) => printed.earlierSeparators);
}

test('finds the gap before the last three digits that all labels have', () => {
  expect(separators(4)).toEqual([1, 1, 1, 1]);
});

test('finds none elsewhere, none with something in it, none as wide as others, and none of few labels', () => {
  expect(new Set(separators(4, { at: 1 }))).toEqual(new Set([0]));
  expect(new Set(separators(4, { mark: 30 }))).toEqual(new Set([0]));
  expect(new Set(separators(0))).toEqual(new Set([0]));
  expect(separators(4, { texts: ['107250', '107000'] })).toEqual([0, 0]);
});
