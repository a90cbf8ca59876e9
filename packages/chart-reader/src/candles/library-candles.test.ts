import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodePicture } from '../picture/decode-picture.ts';
import type { Picture } from '../picture/picture.ts';
import { type Drawn, rightOf, waves } from './drawn-candles.test-helper.ts';
import { readCandleField } from './read-candle-field.ts';

const HEIGHT = 640;
const FIRST_X = 60;

type Draw = (candle: Drawn, x: number) => string;

/** A page with a title, a legend and text beside a chart, drawn as charting libraries draw: smoothed, wherever its lines fall. */
async function page(
  candles: readonly Drawn[],
  pitchPx: number,
  draw: Draw,
  { ground = '#ffffff', more = '' }: { readonly ground?: string; readonly more?: string } = {},
): Promise<Picture> {
  const width = Math.ceil(2 * FIRST_X + candles.length * pitchPx) + 200;
  const text = (x: number, y: number, words: string, sizePx = 13) =>
    `<text x="${x}" y="${y}" font-family="Liberation Sans" font-size="${sizePx}" fill="#555555">${words}</text>`;
  const lines = Array.from({ length: 18 }, (_, row) => text(width - 180, 60 + 19 * row, 'traders waited for the data'));
  const drawn = candles.map((candle, k) => draw(candle, FIRST_X + k * pitchPx));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${ground}"/>${text(200, 24, 'GBPJPY H1 Candlestick Chart', 18)}${lines.join('')}${more}${drawn.join('')}</svg>`;
  const decoded = await decodePicture(await sharp(Buffer.from(svg)).png().toBuffer());
  if (!decoded.ok) throw new Error(decoded.reason);
  return decoded.picture;
}

function rect(x: number, top: number, width: number, bottom: number, style: string): string {
  return `<rect x="${x}" y="${top}" width="${width}" height="${bottom - top}" ${style}/>`;
}

function line(x1: number, y1: number, x2: number, y2: number, colour: string, px: number): string {
  return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${colour}" stroke-width="${px}"/>`;
}

const wick = ({ high, low }: Drawn, x: number, colour: string, px: number) => line(x, high, x, low, colour, px);

describe('readCandleField', () => {
  it('reads bodies that wicks of a third colour part', async () => {
    const candles = waves(50);
    const draw: Draw = (candle, x) =>
      rect(x - 11, candle.top, 22, candle.bottom, `fill="${candle.up ? '#d86a52' : '#3f8a1d'}"`) +
      wick(candle, x, '#34561b', 2);
    const field = readCandleField(await page(candles, 32, draw));
    expect(field?.pitchPx).toBeCloseTo(32, 1);
    expect(rightOf(field, candles, { firstX: FIRST_X, pitchPx: 32, insetPx: 0 })).toBeGreaterThanOrEqual(47);
  });

  it('reads outlined bodies that fill their room, some of them empty, above filled columns of volume', async () => {
    const candles = waves(80);
    const volume = candles.map((_, k) =>
      rect(FIRST_X - 9 + k * 20.36, 610 - ((k * 13) % 60), 18, 610, `fill="${k % 3 === 0 ? '#5fc48d' : '#e8e45c'}"`),
    );
    const draw: Draw = (candle, x) =>
      wick(candle, x, candle.up ? '#2fa866' : '#dccc30', 1.4) +
      rect(x - 9, candle.top, 18, candle.bottom, `fill="${candle.up ? '#3da35c' : '#e6e6e6'}" stroke="#3b3354"`);
    const picture = await page(candles, 20.36, draw, { ground: '#e6e6e6', more: volume.join('') });
    const field = readCandleField(picture);
    expect(rightOf(field, candles, { firstX: FIRST_X, pitchPx: 20.36, insetPx: 0 })).toBeGreaterThanOrEqual(72);
  });

  it('reads bars with thick ticks that meet those of their neighbours', async () => {
    const candles = waves(150);
    const pitchPx = 6.37;
    const draw: Draw = (candle, x) => {
      const colour = candle.up ? '#3d5ccc' : '#3fd426';
      const [open, close] = candle.up ? [candle.bottom, candle.top] : [candle.top, candle.bottom];
      const ticks = line(x - pitchPx / 2, open, x, open, colour, 2) + line(x, close, x + pitchPx / 2, close, colour, 2);
      return wick(candle, x, colour, 2) + ticks;
    };
    const field = readCandleField(await page(candles, pitchPx, draw, { ground: '#1a1717' }));
    expect(field?.style).toBe('bars');
    expect(rightOf(field, candles, { firstX: FIRST_X, pitchPx, insetPx: 0 })).toBeGreaterThanOrEqual(130);
  });

  it('reads outlines at fractions of pixels, of which as many are filled as empty', async () => {
    const candles = waves(120).flatMap((candle, k) => {
      const close = candle.up ? candle.top : candle.bottom;
      const doji = { high: close - 6, top: close, bottom: close + 1, low: close + 9, up: true };
      return k % 2 === 0 ? [candle, doji] : [candle];
    });
    const [pitchPx, colour] = [7.45, '#5d4037'];
    const draw: Draw = (candle, x) =>
      wick({ ...candle, low: candle.top }, x, colour, 1) +
      wick({ ...candle, high: candle.bottom }, x, colour, 1) +
      rect(x - 2.45, candle.top, 4.9, candle.bottom, `fill="${candle.up ? 'none' : '#6d4c41'}" stroke="${colour}"`);
    const field = readCandleField(await page(candles, pitchPx, draw, { ground: '#f3ece0' }));
    expect(rightOf(field, candles, { firstX: FIRST_X, pitchPx, insetPx: 0 })).toBeGreaterThanOrEqual(176);
  });

  it('reads soft wicks on bodies of whole pixels under bands', async () => {
    const candles = waves(140);
    const pitchPx = 8.26;
    const band = (offset: number) =>
      `<polyline fill="none" stroke="#9c4dbb" points="${candles.map(({ top }, k) => `${FIRST_X + k * pitchPx},${top + offset}`).join(' ')}"/>`;
    const draw: Draw = (candle, x) => {
      const colour = candle.up ? '#1565c0' : '#ef6c00';
      const body = rect(Math.round(x - 2.5), candle.top, 5, candle.bottom, `fill="${colour}"`);
      return wick(candle, Math.round(x - 2.5) + 2.8, colour, 1) + body;
    };
    const picture = await page(candles, pitchPx, draw, { ground: '#fbf7ef', more: band(-60) + band(70) });
    const field = readCandleField(picture);
    expect(rightOf(field, candles, { firstX: FIRST_X, pitchPx, insetPx: 0 })).toBeGreaterThanOrEqual(132);
  });

  it('reads candles that jump far from those before and after them', async () => {
    const candles = waves(90).map((candle, k) => {
      const jump = k % 15 === 7 ? -52 : 0;
      const { high, top, bottom, low, up } = candle;
      const height = jump === 0 ? bottom : Math.min(bottom, top + 6);
      const ends = { high: jump === 0 ? high : top - 4, low: jump === 0 ? low : height + 4 };
      return { high: ends.high + jump, top: top + jump, bottom: height + jump, low: ends.low + jump, up };
    });
    const draw: Draw = (candle, x) =>
      wick(candle, x, '#222222', 1) +
      rect(x - 3, candle.top, 6, candle.bottom, `fill="${candle.up ? '#6e83c7' : '#ff7a4e'}" stroke="#3b3d48"`);
    const field = readCandleField(await page(candles, 9.26, draw));
    expect(rightOf(field, candles, { firstX: FIRST_X, pitchPx: 9.26, insetPx: 0 })).toBeGreaterThanOrEqual(86);
  });

  it('reads bodies with soft edges that lie over their neighbours, and wicks fainter than they are', async () => {
    const candles = waves(220);
    const pitchPx = 3.49;
    const draw: Draw = (candle, x) => {
      const [left, colour] = [Math.floor(x), candle.up ? '#37f737' : '#5e67bd'];
      const stem = rect(left, candle.high, 1, candle.low, `fill="${colour}" fill-opacity="0.62"`);
      const edge = (reachPx: number) =>
        rect(left - reachPx, candle.top, 1 + 2 * reachPx, candle.bottom, `fill="${colour}" fill-opacity="0.5"`);
      return stem + edge(2) + edge(1) + rect(left, candle.top, 1, candle.bottom, `fill="${colour}"`);
    };
    const field = readCandleField(await page(candles, pitchPx, draw, { ground: '#120e14' }));
    expect(field?.pitchPx).toBeCloseTo(pitchPx, 1);
    expect(rightOf(field, candles, { firstX: FIRST_X + 0.5, pitchPx, insetPx: 0 })).toBeGreaterThanOrEqual(150);
  });
});
