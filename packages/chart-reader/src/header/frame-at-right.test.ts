import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodePicture } from '../picture/decode-picture.ts';
import { createTextEngine, type TextEngine } from '../text/text-engine.ts';
import { frameAtRight } from './frame-at-right.ts';

let engine: TextEngine;
beforeAll(async () => {
  engine = await createTextEngine();
});
afterAll(() => engine.close());

/** What is told of texts above the right end of a plot, 30 px apart from the right. */
async function told(...texts: readonly string[]) {
  const drawn = texts.map(
    (text, index) =>
      `<text x="${940 - 130 * index}" y="40" text-anchor="end" font-family="Liberation Sans" font-size="14">${text}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="500"><rect width="1000" height="500" fill="#fff"/>${drawn.join('')}</svg>`;
  const decoded = await decodePicture(await sharp(Buffer.from(svg)).png().toBuffer());
  if (!decoded.ok) throw new Error(decoded.reason);
  return frameAtRight(decoded.picture, { x: 20, y: 80, w: 900, h: 380, candlesTop: 120 }, engine);
}

test('reads a word that stands alone, and a timeframe that is announced', async () => {
  expect(await told('DAILY')).toBe('D1');
  expect(await told('Interval 15m', 'Studies')).toBe('M15');
  expect(await told('Period: 4 hours')).toBe('H4');
  expect(await told('Interval 3m▾')).toBe('M3');
  expect(await told('daily')).toBe('D1');
  expect(await told('M15 ▾')).toBe('M15');
});

test('reads the last words of a long row, announced or behind spans of time', async () => {
  const spans = 'Indicators Comparison Date Range 1D 5D 1M 3M 6M YTD 1Y 5Y';
  expect(await told(`${spans} Interval 4h Candle`)).toBe('H4');
  expect(await told('1D 3D 1M 6M YTD 1Y 5Y Max Weekly')).toBe('W1');
  expect(await told(spans)).toBeNull();
});

test('reads what stands behind the span of time that is shown', async () => {
  expect(await told('5 Day / 15 Min', 'Studies')).toBe('M15');
  expect(await told('2m', '1D')).toBe('M2');
  expect(await told('1Y', '5m', '1D')).toBeNull();
});

test('takes spans of time, columns of quotes and several timeframes for none', async () => {
  expect(await told('1D')).toBeNull();
  expect(await told('Range 2 Days', '% 1D')).toBeNull();
  expect(await told('DAILY', 'WEEKLY')).toBeNull();
  expect(await told('H4', 'H1')).toBeNull();
});
