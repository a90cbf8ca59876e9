import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodePicture } from '../picture/decode-picture.ts';
import { createTextEngine, type TextEngine } from '../text/text-engine.ts';
import { readWatermark } from './watermark.ts';

let engine: TextEngine;
beforeAll(async () => {
  engine = await createTextEngine();
});
afterAll(() => engine.close());

const PANE = { x: 20, y: 40, w: 900, h: 500, candlesTop: 90 };
const FAINT = '#2b3038';

/** What lines about the middle of a dark plot say, over which a grid, candles and a curve are drawn. */
async function told(lines: readonly string[], { x = 470, sizePx = 64, colour = FAINT } = {}) {
  const letters = lines.map(
    (text, row) =>
      `<text x="${x}" y="${290 + 50 * row}" text-anchor="middle" font-family="Liberation Sans" font-size="${row === 0 ? sizePx : sizePx / 2}" fill="${colour}">${text}</text>`,
  );
  const grid = [1, 2, 3, 4, 5].map(
    (k) => `<path d="M20 ${40 + 83 * k}H920M${20 + 150 * k} 40V540" stroke="#1c2026" fill="none"/>`,
  );
  const candles = Array.from({ length: 75 }, (_, k) => {
    const y = 270 + 150 * Math.sin(k / 9);
    const fill = k % 3 === 0 ? '#ef5350' : '#26a69a';
    return `<rect x="${24 + 12 * k}" y="${y}" width="7" height="24" fill="${fill}"/><rect x="${27 + 12 * k}" y="${y - 12}" width="1" height="52" fill="${fill}"/>`;
  });
  const curve = `<path d="M20 320Q470 180 920 330" stroke="#f5c518" stroke-width="2" fill="none"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="600"><rect width="1000" height="600" fill="#15181e"/>${[...grid, ...letters, ...candles, curve].join('')}</svg>`;
  const decoded = await decodePicture(await sharp(Buffer.from(svg)).png().toBuffer());
  if (!decoded.ok) throw new Error(decoded.reason);
  const { symbol, timeframe } = await readWatermark(decoded.picture, PANE, engine);
  return [symbol, timeframe];
}

test('reads symbol and timeframe of large faint letters that candles, lines and a grid cross', async () => {
  expect(await told(['XAUUSD, 1h'])).toEqual(['XAUUSD', 'H1']);
  expect(await told(['EURUSD', 'Euro / U.S. Dollar'])).toEqual(['EURUSD', null]);
});

test('reads letters of a dense screen, larger than any others', async () => {
  expect(await told(['GBPUSD, 15'], { sizePx: 120 })).toEqual(['GBPUSD', 'M15']);
});

test('reads nothing but what names a market', async () => {
  expect(await told(['BULLTRADE'])).toEqual([null, null]);
  expect(await told([])).toEqual([null, null]);
});

test('reads no text aside of the middle, nor a small one, nor one that stands out as letters of a note do', async () => {
  expect(await told(['GBPUSD, 1h'], { x: 700 })).toEqual([null, null]);
  expect(await told(['GBPUSD, 1h'], { sizePx: 13 })).toEqual([null, null]);
  expect(await told(['GBPUSD, 1h'], { colour: '#d8dbe0' })).toEqual([null, null]);
});
