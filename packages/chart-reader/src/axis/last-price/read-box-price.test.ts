import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DIGIT_GAP, findWords } from '../../ink/find-words.ts';
import { inkMap } from '../../ink/ink-map.ts';
import { decodePicture } from '../../picture/decode-picture.ts';
import type { TextEngine } from '../../text/text-engine.ts';
import { outlineAround } from '../boxes/outline-around.ts';
import { groundUnder } from '../boxes/price-boxes.ts';
import { readBoxPrice } from './read-box-price.ts';

/** Recognises nothing. */
const BLIND: TextEngine = { recognise: () => Promise.resolve([]), close: () => Promise.resolve() };

/** An axis of a pixel to a unit of the fourth decimal. */
const AXIS = {
  y1: 0,
  price1: 1.1,
  y2: 200,
  price2: 1.08,
  scale: 'linear' as const,
  labels: [],
  residualPx: 0,
  decimals: 5,
};

/** What is printed on a drawing 120 pixels wide and 200 high, and a red box of which the first letter alone of the text over row 80 was found. */
async function firstLetterAt80(svg: string) {
  const decoded = await decodePicture(await sharp(Buffer.from(svg)).png().toBuffer());
  if (!decoded.ok) throw new Error(decoded.reason);
  const ink = inkMap(decoded.picture, { left: 0, top: 0, right: 120, bottom: 200 })!;
  const words = findWords(ink, DIGIT_GAP);
  const whole = words.find(({ letterTop, letterBottom }) => letterTop < 80 && letterBottom > 80)!;
  const [first] = whole.letterBoxes;
  const word = { ...whole, right: first!.right, letters: 1, letterBoxes: [first!] };
  return { box: { word, ink, colour: 0xe00000, y: 80.4 }, ink, words };
}

test('reads a box whose area holds part of its letters as the text that stands there on a colour of its own', async () => {
  const texts = ['1.09500', '1.09000', '1.08500'].map((text, i) => `<text x="20" y="${55 + 50 * i}">${text}</text>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="200" font-family="Roboto" font-size="14" fill="#333">
    <rect width="120" height="200" fill="#fff"/>${texts.join('')}
    <rect x="14" y="71" width="70" height="18" fill="#e00"/><text x="20" y="85" fill="#fff">1.09196</text></svg>`;
  const { box, ink, words } = await firstLetterAt80(svg);
  expect(await readBoxPrice({ axis: AXIS, labels: [], ink, words }, box, BLIND)).toBe(1.09196);
  expect(await readBoxPrice({ axis: AXIS, labels: [], ink, words: [] }, box, BLIND)).toBeNull();
});

test('reads nothing of a text whose last digit runs out of its box', async () => {
  const texts = ['1.09500', '1.08500'].map((text, i) => `<text x="20" y="${55 + 100 * i}">${text}</text>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="200" font-family="Liberation Sans" font-size="14" fill="#333">
    <rect width="120" height="200" fill="#fff"/>${texts.join('')}
    <rect x="14" y="69" width="55" height="22" fill="#e00"/><text x="20" y="86" fill="#fff">1.09192</text></svg>`;
  const { box, ink, words } = await firstLetterAt80(svg);
  expect(await readBoxPrice({ axis: AXIS, labels: [], ink, words }, box, BLIND)).toBeNull();
});

test('reads a price in an outline of a colour of its own', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="200" font-family="Roboto" font-size="14" fill="#e00">
    <rect width="120" height="200" fill="#fff"/>
    <rect x="10.5" y="67.5" width="80" height="25" fill="none" stroke="#e00"/><text x="20" y="85">1.09196</text></svg>`;
  const decoded = await decodePicture(await sharp(Buffer.from(svg)).png().toBuffer());
  if (!decoded.ok) throw new Error(decoded.reason);
  const ink = inkMap(decoded.picture, { left: 0, top: 0, right: 120, bottom: 200 })!;
  const words = findWords(ink, DIGIT_GAP);
  const word = words.find(({ letters }) => letters > 5)!;
  const outline = outlineAround(decoded.picture, word, groundUnder(ink, word))!;
  expect(outline).toEqual({ colour: 0xee0000, y: 80 });
  expect(await readBoxPrice({ axis: AXIS, labels: [], ink, words }, { word, ink, ...outline }, BLIND)).toBe(1.09196);
});
