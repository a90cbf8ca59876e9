import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DIGIT_GAP, findWords } from '../../ink/find-words.ts';
import { type InkMap, inkMap } from '../../ink/ink-map.ts';
import { decodePicture } from '../../picture/decode-picture.ts';
import type { TextEngine } from '../../text/text-engine.ts';
import { AXIS } from './price-axis.test-helper.ts';
import { readExactPrice } from './read-exact-price.ts';

const WIDTH = 60;
const HEIGHT = 30;
const INK: InkMap = {
  region: { left: 0, top: 0, right: WIDTH, bottom: HEIGHT },
  width: WIDTH,
  height: HEIGHT,
  contrast: new Uint8Array(WIDTH * HEIGHT).fill(200),
  ground: new Int32Array(WIDTH * HEIGHT),
  noisy: false,
};
const WORD = {
  left: 5,
  right: 50,
  top: 10,
  bottom: 18,
  letterTop: 10,
  letterBottom: 18,
  letters: 6,
  letterBoxes: [],
  pointX: null,
  smallTail: false,
};

/** Recognises something else at each size. */
function engineOf(...texts: readonly string[]): TextEngine {
  const left = [...texts];
  return {
    recognise: () => {
      const [text = '', confidence = '90'] = (left.shift() ?? '').split('@');
      return Promise.resolve([{ text, confidence: Number(confidence), top: 0, bottom: 9, left: 0, right: 40 }]);
    },
    close: () => Promise.resolve(),
  };
}

/** Reads a box at 1.2100 whose digits are recognised differently at each size. */
function readAs(...texts: readonly string[]): Promise<number | null> {
  const engine = engineOf(...texts);
  return readExactPrice({ labels: [], axis: AXIS }, { word: WORD, ink: INK, y: 100 }, engine);
}

test('takes a price that two sizes agree on', async () => {
  expect(await readAs('1.21003', '1.21003')).toBe(1.21003);
  expect(await readAs('1.21003', '', '1.21003')).toBe(1.21003);
  expect(await readAs('1.21003', '1.21008', '1.21001', '1.21006')).toBeNull();
});

test('a stroke read before the digits makes no other price', async () => {
  expect(await readAs('11.21003', '1.21003')).toBe(1.21003);
});

test('takes none where another that its height allows was read nearly as often', async () => {
  expect(await readAs('1.21003', '1.21008', '1.21003', '1.21008')).toBeNull();
  expect(await readAs('1.21008', '1.21003', '1.21003', '1.21003')).toBe(1.21003);
});

test('a price that its height forbids counts against another only where it was read as often', async () => {
  expect(await readAs('1.21083', '1.21003', '1.21003')).toBe(1.21003);
  expect(await readAs('1.21083', '1.21003', '1.21083', '1.21003')).toBeNull();
  expect(await readAs('1.31003', '1.31003')).toBeNull();
  expect(await readAs('1.21003', '1.31003', '1.31003', '1.21003')).toBe(1.21003);
});

test('what the recogniser doubts itself counts only where all sizes say it', async () => {
  expect(await readAs('1.21008@3', '1.21003', '1.21003', '1.21003')).toBe(1.21003);
  expect(await readAs('1.21008@3', '1.21008@0', '1.21008@0')).toBeNull();
  expect(await readAs('1.21008@3', '1.21008@0', '1.21008@0', '1.21008@0')).toBe(1.21008);
  expect(await readAs('1.21008@3', '1.21008@0', '1.21003', '1.21003')).toBeNull();
});

test('takes none where the network is fairly sure of another, however often that is recognised', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40" font-family="Liberation Sans" font-size="10">
    <rect width="80" height="40" fill="#79899b"/><text x="12" y="24" fill="#fff">1.21096</text></svg>`;
  const decoded = await decodePicture(await sharp(Buffer.from(svg)).jpeg({ quality: 60 }).toBuffer());
  if (!decoded.ok) throw new Error(decoded.reason);
  const ink = inkMap(decoded.picture, { left: 0, top: 0, right: 80, bottom: 40 })!;
  const [word] = findWords(ink, DIGIT_GAP);
  const box = { word: word!, ink, y: 90.4 };
  const read = { labels: [], axis: AXIS };
  const others = ['1.21099', '1.21099', '1.21099', '1.21099'];
  expect(await readExactPrice(read, box, engineOf(...others))).toBeNull();
  expect(await readExactPrice(read, box, engineOf('1.21096'))).toBe(1.21096);
});

test('counts what a soft word is far likelier to print at its row than anything else', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="40"><rect width="100" height="40" fill="#fff"/><text x="14" y="26" font-family="Liberation Sans" font-size="12" fill="#222">1.21068</text></svg>`;
  const drawn = await sharp(Buffer.from(svg)).png().toBuffer();
  const decoded = await decodePicture(
    await sharp(drawn).resize(55, 22, { fit: 'fill' }).jpeg({ quality: 75 }).toBuffer(),
  );
  if (!decoded.ok) throw new Error(decoded.reason);
  const ink = inkMap(decoded.picture, { left: 0, top: 0, right: 55, bottom: 22 })!;
  const [word] = findWords(ink, DIGIT_GAP);
  const read = (...texts: readonly string[]) =>
    readExactPrice({ labels: [], axis: AXIS }, { word: word!, ink, y: 93.2 }, engineOf(...texts));
  expect(await read('1.21068')).toBe(1.21068);
  expect(await read('1.21066', '1.21066')).toBeNull();
});
