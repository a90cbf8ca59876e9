import { expect, test } from 'vitest';
import type { PriceAxis } from '../../chart-reading.ts';
import type { InkMap } from '../../ink/ink-map.ts';
import type { TextEngine } from '../../text/text-engine.ts';
import { readExactPrice } from './read-exact-price.ts';

/** 0.00010 to a pixel: 1.2100 at 100. */
const AXIS: PriceAxis = {
  y1: 0,
  price1: 1.22,
  y2: 200,
  price2: 1.2,
  scale: 'linear',
  labels: [],
  residualPx: 0,
  decimals: 5,
};
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

/** Reads a box at 1.2100 whose digits are recognised differently at each size. */
function readAs(...texts: readonly string[]): Promise<number | null> {
  const left = [...texts];
  const engine: TextEngine = {
    recognise: () => {
      const [text = '', confidence = '90'] = (left.shift() ?? '').split('@');
      return Promise.resolve([{ text, confidence: Number(confidence), top: 0, bottom: 9, left: 0, right: 40 }]);
    },
    close: () => Promise.resolve(),
  };
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
