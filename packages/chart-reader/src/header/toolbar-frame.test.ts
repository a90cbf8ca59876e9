import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodePicture } from '../picture/decode-picture.ts';
import { createTextEngine, type TextEngine } from '../text/text-engine.ts';
import { toolbarFrame } from './toolbar-frame.ts';

let engine: TextEngine;
beforeAll(async () => {
  engine = await createTextEngine();
});
afterAll(() => engine.close());

/** What is told of texts in a row, 130 px apart. */
async function told(...texts: readonly string[]) {
  const drawn = texts.map(
    (text, index) =>
      `<text x="${20 + 130 * index}" y="40" font-family="Liberation Sans" font-size="16" fill="#1a66c2">${text}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="60"><rect width="700" height="60" fill="#fff"/>${drawn.join('')}</svg>`;
  const decoded = await decodePicture(await sharp(Buffer.from(svg)).png().toBuffer());
  if (!decoded.ok) throw new Error(decoded.reason);
  return toolbarFrame(decoded.picture, { left: 0, top: 0, right: 700, bottom: 60 }, engine);
}

test('tells the timeframe that a menu shows beside those for candles and indicators', async () => {
  expect(await told('1 Hour ▾', 'Candlestick ▾', 'Indicators')).toBe('H1');
  expect(await told('1 Day', 'Candlestick ▾', '+ Indicator')).toBe('D1');
});

test('tells none of other rows, and of timeframes to choose from', async () => {
  expect(await told('1 Hour ▾', 'Buy', 'Sell')).toBeNull();
  expect(await told('1m', '5m', '15m', '1h', 'Indicators')).toBeNull();
});
