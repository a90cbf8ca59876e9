import { expect, test } from 'vitest';
import type { Picture } from '../../picture/picture.ts';
import { parsePrintedNumber } from './parse-price-label.ts';
import { withSharedPoint } from './shared-point.ts';
import { WORD } from './word.test-helper.ts';

const [WIDTH, HEIGHT] = [60, 120];

/** Labels of five digits, four pixels wide each, below each other, with so much room behind the second one and something of it at the foot or at the head. */
function decimals(
  roomPx: number,
  { mark = 0, rows = [9] as readonly number[], texts = ['35641', '35246', '34851', '34456', '34061'] } = {},
) {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3).fill(255);
  const paint = (x: number, y: number, grey: number) => rgb.fill(grey, (y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3);
  const labels = texts.map((text, index) => {
    const letterTop = 4 + 20 * index;
    const lefts = Array.from({ length: text.length }, (_, at) => 10 + 5 * at + (at > 1 ? roomPx : 0));
    for (const left of lefts)
      for (let y = letterTop; y < letterTop + 10; y++) for (let x = left; x < left + 4; x++) paint(x, y, 40);
    for (const row of rows) paint(20 - 1 + Math.ceil(roomPx / 2), letterTop + row, 255 - mark);
    const letterBoxes = lefts.map((left) => ({ left, right: left + 4, top: letterTop, bottom: letterTop + 10 }));
    const ends = { left: lefts[0]!, right: lefts.at(-1)! + 4, letterTop, letterBottom: letterTop + 10 };
    return { word: { ...WORD, ...ends, letterBoxes }, text, printed: parsePrintedNumber(text)!, y: letterTop + 5 };
  });
  const picture: Picture = { width: WIDTH, height: HEIGHT, rgb };
  const region = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
  const ground = new Int32Array(WIDTH * HEIGHT).fill(0xffffff);
  const ink = { region, width: WIDTH, height: HEIGHT, contrast: new Uint8Array(WIDTH * HEIGHT), ground, noisy: false };
  return withSharedPoint(picture, ink, labels).map(({ printed }) => printed.afterLastSeparator);
}

test('finds the faint point that all labels have in one place', () => {
  expect(decimals(2, { mark: 60 })).toEqual([3, 3, 3, 3, 3]);
});

test('leaves whole numbers as they are, with thousands apart, with strokes that run into a gap, and of so few labels', () => {
  expect(new Set(decimals(2))).toEqual(new Set([null]));
  expect(new Set(decimals(2, { mark: 60, rows: [2, 9] }))).toEqual(new Set([null]));
  expect(new Set(decimals(0, { mark: 60 }))).toEqual(new Set([null]));
  expect(new Set(decimals(2, { mark: 60, texts: ['35641', '35246'] }))).toEqual(new Set([null]));
});
