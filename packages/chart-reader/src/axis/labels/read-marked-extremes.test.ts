import { decodePicture } from '../../picture/decode-picture.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { CandleField, PixelCandle } from '../../candles/field/candle-field.ts';
import { readMarkedExtremes } from './read-marked-extremes.ts';

const WIDTH = 600;
const SIZE = 10;

/** Candles every 20 pixels from 60 to 200, but for the fifth, which reaches up to 40, and the fifteenth, down to 220. */
const CANDLES: readonly PixelCandle[] = Array.from({ length: 25 }, (_, k) => ({
  x: 50.5 + 20 * k,
  widthPx: 12,
  highY: k === 5 ? 40 : 60,
  bodyTopY: 100,
  bodyBottomY: 160,
  lowY: k === 15 ? 220 : 200,
  up: k % 2 === 0,
}));
const FIELD: CandleField = {
  style: 'candles',
  candles: CANDLES,
  pitchPx: 20,
  pane: { x: 40, y: 20, w: 500, h: 220 },
  problems: [],
};

/** The candles in red on black, with texts whose digits have their middle at a row, and lines of four letters' width before them. */
async function drawn(texts: readonly { readonly text: string; readonly x: number; readonly y: number }[]) {
  const candles = CANDLES.map(
    ({ x, highY, lowY }) =>
      `<path d="M${x} ${highY}V${lowY}M${x} 100V160" stroke="#c05366" stroke-width="1"/><rect x="${x - 6}" y="100" width="12" height="60" fill="#c05366"/>`,
  );
  const marks = texts.map(
    ({ text, x, y }) =>
      `<path d="M${x - 26} ${y}h20" stroke="#fff"/><text x="${x}" y="${y + SIZE / 2}" font-family="Roboto" font-size="14" fill="#fff">${text}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="260"><rect width="100%" height="100%"/>${candles.join('')}${marks.join('')}</svg>`;
  const decoded = await decodePicture(await sharp(Buffer.from(svg)).png().toBuffer());
  if (!decoded.ok) throw new Error(decoded.reason);
  return decoded.picture;
}

test('reads the prices beside the highest and the lowest candle, at the ends of their wicks', async () => {
  const picture = await drawn([
    { text: '41328.00', x: 177, y: 42 },
    { text: '28800.00', x: 377, y: 221 },
  ]);
  expect(readMarkedExtremes(picture, FIELD, SIZE)).toMatchObject([
    { printed: { digits: '4132800', afterLastSeparator: 2, negative: false }, y: 40 },
    { printed: { digits: '2880000', afterLastSeparator: 2, negative: false }, y: 220 },
  ]);
});

test('reads none beside other candles, far above the end of a wick, or far from its candle', async () => {
  const picture = await drawn([
    { text: '41328.00', x: 277, y: 42 },
    { text: '28800.00', x: 377, y: 235 },
  ]);
  expect(readMarkedExtremes(picture, FIELD, SIZE)).toEqual([]);
});

test('reads none where two numbers stand beside one candle', async () => {
  const picture = await drawn([
    { text: '41328.00', x: 177, y: 42 },
    { text: '41.90', x: 110, y: 42 },
  ]);
  expect(readMarkedExtremes(picture, FIELD, SIZE)).toEqual([]);
});
