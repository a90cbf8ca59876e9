import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { CandleField, PixelCandle } from '../candles/field/candle-field.ts';
import { decodePicture } from '../picture/decode-picture.ts';
import { sharedTextEngine } from '../text/shared-text-engine.ts';
import { readPriceAxis } from './read-price-axis.ts';

const [WIDTH, HEIGHT] = [640, 480];
const LABELS = ['1.90k', '1.85k', '1.80k', '1.75k'];

/** Candles 12 pixels apart beside labels on the left. */
const CANDLES: readonly PixelCandle[] = Array.from({ length: 40 }, (_, index) => {
  const bodyTopY = 90 + index * 6;
  const [highY, bodyBottomY, lowY] = [bodyTopY - 20, bodyTopY + 30, bodyTopY + 45];
  return { x: 110 + index * 12, widthPx: 8, highY, bodyTopY, bodyBottomY, lowY, up: index % 2 === 0 };
});
const FIELD: CandleField = {
  style: 'candles',
  candles: CANDLES,
  pitchPx: 12,
  pane: { x: 100, y: 40, w: 490, h: 360 },
  problems: [],
};

async function axisOf(drawing: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Liberation Sans" font-size="16" fill="#333"><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>${drawing}</svg>`;
  const decoded = await decodePicture(await sharp(Buffer.from(svg)).png().toBuffer());
  if (!decoded.ok) throw new Error(decoded.reason);
  return readPriceAxis(decoded.picture, FIELD, await sharedTextEngine());
}

const labels = LABELS.map((text, index) => `<text x="40" y="${76 + index * 90}">${text}</text>`).join('');

test('reads shortened prices with their unit, also where words that are no numbers stand below them', async () => {
  const words = ['Mo', 'Tue', 'Fr'].map((text, index) => `<text x="48" y="${406 + index * 26}">${text}</text>`);
  for (const below of ['', words.join('')]) {
    const read = await axisOf(labels + below);
    expect(read?.unit).toBe(1000);
    expect(read?.axis.labels.map(({ price }) => price)).toEqual([1.9, 1.85, 1.8, 1.75]);
  }
});
