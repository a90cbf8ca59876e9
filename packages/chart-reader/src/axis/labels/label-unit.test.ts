import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIGIT_GAP, findWords } from '../../ink/find-words.ts';
import { inkMap } from '../../ink/ink-map.ts';
import { decodePicture } from '../../picture/decode-picture.ts';
import { createTextEngine, type TextEngine } from '../../text/text-engine.ts';
import { unitOf } from './label-unit.ts';
import { readLabelsAtSight } from './read-label-column.ts';

let engine: TextEngine;
beforeAll(async () => {
  engine = await createTextEngine();
});
afterAll(() => engine.close());

/** The unit of labels printed one below the other. */
async function unitPrinted(texts: readonly string[]) {
  const lines = texts.map(
    (text, i) => `<text x="20" y="${30 + 30 * i}" font-family="Roboto" font-size="15" fill="#aab">${text}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="200"><rect width="120" height="200" fill="#101218"/>${lines.join('')}</svg>`;
  const decoded = await decodePicture(await sharp(Buffer.from(svg)).png().toBuffer());
  if (!decoded.ok) throw new Error(decoded.reason);
  const ink = inkMap(decoded.picture, { left: 0, top: 0, right: 120, bottom: 200 })!;
  const words = findWords(ink, DIGIT_GAP).toSorted((a, b) => a.top - b.top);
  return unitOf(ink, readLabelsAtSight(ink, words, true), engine);
}

test('tells thousands and millions by the letter behind each number', async () => {
  expect(await unitPrinted(['2.70M', '2.65M', '2.60M', '2.55M'])).toBe(1e6);
  expect(await unitPrinted(['64.20K', '64.10K', '64.00K', '63.90K'])).toBe(1e3);
});

test('tells prices by the sign of a currency behind each number', async () => {
  expect(await unitPrinted(['192.00 €', '190.00 €', '188.00 €', '186.00 €'])).toBe(1);
  expect(await unitPrinted(['290 ₽', '280 ₽', '270 ₽', '260 ₽'])).toBe(1);
  expect(await unitPrinted(['192.00 € -', '190.00 € -', '188.00 € -', '186.00 € -'])).toBe(1);
});

test('tells none of shares of a first price, nor where the letters differ', async () => {
  expect(await unitPrinted(['2.70%', '2.65%', '2.60%', '2.55%'])).toBeNull();
  expect(await unitPrinted(['1.20M', '1.10M', '900K', '800K'])).toBeNull();
});
