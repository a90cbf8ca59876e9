import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodePicture } from '../picture/decode-picture.ts';
import type { Picture } from '../picture/picture.ts';
import { readCandleField } from './read-candle-field.ts';

/** Candles in pixel rows; the body is empty where they rise. */
interface Drawn {
  readonly high: number;
  readonly top: number;
  readonly bottom: number;
  readonly low: number;
  readonly up: boolean;
}

const HEIGHT = 420;
const LIME = [0, 255, 0];
const WHITE = [255, 255, 255];
const GREY = [119, 136, 153];

/** Two waves, each candle opening where the one before it closed. */
function waves(count: number): readonly Drawn[] {
  let row = 210;
  return Array.from({ length: count }, (_, k) => {
    const from = row;
    row = Math.round(210 - 90 * Math.sin(k / 7) - 40 * Math.sin(k / 2.3));
    const [top, bottom] = [Math.min(from, row), Math.max(from, row)];
    return { high: top - 3 - ((k * 7) % 18), top, bottom, low: bottom + 3 + ((k * 5) % 16), up: row < from };
  });
}

/** The default scheme of a desktop terminal, black under a dashed grid, as a JPEG of quality 60. */
async function compressed(candles: readonly Drawn[], pitchPx: number, bodyPx: number): Promise<Picture> {
  const width = 40 + candles.length * pitchPx;
  const rgb = new Uint8Array(width * HEIGHT * 3);
  const paint = (x: number, y: number, colour: readonly number[]) => rgb.set(colour, (y * width + x) * 3);
  for (let y = 26; y < HEIGHT; y += 31) for (let x = 0; x < width; x++) if (x % 6 < 3) paint(x, y, GREY);
  for (let x = 20 + 3 * pitchPx; x < width; x += 8 * pitchPx)
    for (let y = 0; y < HEIGHT; y++) if (y % 6 < 3) paint(x, y, GREY);
  const half = (bodyPx - 1) / 2;
  candles.forEach(({ high, top, bottom, low, up }, k) => {
    const x = 20 + k * pitchPx;
    for (let y = high; y <= low; y++) paint(x, y, LIME);
    for (let y = top; y <= bottom; y++) {
      for (let aside = -half; aside <= half; aside++) {
        const isOutline = Math.abs(aside) === half || y === top || y === bottom;
        paint(x + aside, y, isOutline ? LIME : up ? [0, 0, 0] : WHITE);
      }
    }
  });
  const jpeg = await sharp(rgb, { raw: { width, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 60 })
    .toBuffer();
  const decoded = await decodePicture(jpeg);
  if (!decoded.ok) throw new Error(decoded.reason);
  return decoded.picture;
}

describe('readCandleField', () => {
  it.each([
    [14, 9, 70],
    [6, 5, 120],
    [4, 3, 180],
  ])('reads compressed candles outlined in lime, %i px apart', async (pitchPx, bodyPx, count) => {
    const candles = waves(count);
    const field = readCandleField(await compressed(candles, pitchPx, bodyPx));
    expect(field?.pitchPx).toBeCloseTo(pitchPx, 1);
    const isRight = ({ high, top, bottom, low, up }: Drawn, k: number): boolean => {
      const read = field?.candles.find(({ x }) => Math.abs(x - 20.5 - k * pitchPx) < pitchPx / 2);
      if (read === undefined) return false;
      const pairs = [
        [read.highY, high],
        [read.bodyTopY, top],
        [read.bodyBottomY, bottom],
        [read.lowY, low],
      ] as const;
      const isTold = bottom - top < 2 || read.up === up;
      return isTold && pairs.every(([y, row]) => Math.abs(y - row - 0.5) < 1.5);
    };
    expect(candles.filter(isRight).length).toBeGreaterThanOrEqual(0.8 * count);
  });
});
