import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodePicture } from '../picture/decode-picture.ts';
import type { Picture } from '../picture/picture.ts';
import { type Drawn, rightOf, waves } from './drawn-candles.test-helper.ts';
import { readCandleField } from './read-candle-field.ts';

const HEIGHT = 420;
type Colour = readonly [number, number, number];

interface Scheme {
  readonly ground: Colour;
  readonly grid: Colour;
  readonly isDashed: boolean;
  /** Outline and fill of candles that rise, and of those that fall. */
  readonly up: readonly [Colour, Colour];
  readonly down: readonly [Colour, Colour];
}

const LIME: Colour = [0, 255, 0];
const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];
const GREEN: Colour = [8, 153, 129];
const RED: Colour = [242, 54, 69];
const TERMINAL: Scheme = {
  ground: BLACK,
  grid: [119, 136, 153],
  isDashed: true,
  up: [LIME, BLACK],
  down: [LIME, WHITE],
};
const WEB = { isDashed: false, up: [GREEN, GREEN], down: [RED, RED] } as const;
const WEB_DARK: Scheme = { ...WEB, ground: [19, 23, 34], grid: [42, 46, 57] };
const WEB_LIGHT: Scheme = { ...WEB, ground: WHITE, grid: [240, 243, 250] };

/** Candles over a grid, as a JPEG of quality 60. */
async function compressed(
  scheme: Scheme,
  candles: readonly Drawn[],
  pitchPx: number,
  bodyPx: number,
): Promise<Picture> {
  const width = 40 + candles.length * pitchPx;
  const rgb = new Uint8Array(width * HEIGHT * 3);
  const paint = (x: number, y: number, colour: Colour) => rgb.set(colour, (y * width + x) * 3);
  const isDrawn = (at: number) => !scheme.isDashed || at % 6 < 3;
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < width; x++) paint(x, y, scheme.ground);
  for (let y = 26; y < HEIGHT; y += 31) for (let x = 0; x < width; x++) if (isDrawn(x)) paint(x, y, scheme.grid);
  for (let x = 20 + 3 * pitchPx; x < width; x += 8 * pitchPx)
    for (let y = 0; y < HEIGHT; y++) if (isDrawn(y)) paint(x, y, scheme.grid);
  const half = (bodyPx - 1) / 2;
  candles.forEach(({ high, top, bottom, low, up }, k) => {
    const x = 20 + k * pitchPx;
    const [outline, fill] = up ? scheme.up : scheme.down;
    for (let y = high; y <= low; y++) paint(x, y, outline);
    for (let y = top; y <= bottom; y++) {
      for (let aside = -half; aside <= half; aside++) {
        const isOutline = Math.abs(aside) === half || y === top || y === bottom;
        paint(x + aside, y, isOutline ? outline : fill);
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
    ['outlined in lime, 14 px apart', TERMINAL, 14, 9, 70, 0.85],
    ['outlined in lime, 6 px apart', TERMINAL, 6, 5, 120, 0.85],
    ['outlined in lime, 4 px apart', TERMINAL, 4, 3, 180, 0.85],
    ['of a dark page, 6 px apart', WEB_DARK, 6, 5, 120, 0.95],
    ['of a dark page, 4 px apart', WEB_DARK, 4, 3, 180, 0.95],
    ['of a light page, 6 px apart', WEB_LIGHT, 6, 5, 120, 0.95],
    ['of a light page, 4 px apart', WEB_LIGHT, 4, 3, 180, 0.95],
  ] as const)('reads compressed candles %s', async (_, scheme, pitchPx, bodyPx, count, share) => {
    const candles = waves(count);
    const field = readCandleField(await compressed(scheme, candles, pitchPx, bodyPx));
    expect(field?.pitchPx).toBeCloseTo(pitchPx, 1);
    expect(rightOf(field, candles, { firstX: 20.5, pitchPx })).toBeGreaterThanOrEqual(share * count);
  });

  it('keeps wicks at one side of bodies of two columns, made half as large again, where what is read pixel by pixel has none of most', async () => {
    const [pitchPx, count, factor] = [3, 280, 1.5];
    const candles = waves(count);
    const width = 40 + count * pitchPx;
    const rgb = new Uint8Array(width * HEIGHT * 3);
    const paint = (x: number, y: number, colour: Colour) => rgb.set(colour, (y * width + x) * 3);
    for (let y = 0; y < HEIGHT; y++)
      for (let x = 0; x < width; x++) paint(x, y, y % 31 === 9 ? [60, 64, 74] : [33, 36, 43]);
    candles.forEach(({ high, top, bottom, low, up }, k) => {
      const x = 20 + k * pitchPx;
      const colour: Colour = up ? [116, 180, 236] : [236, 112, 124];
      for (let y = high; y <= low; y++) paint(x, y, colour);
      for (let y = top; y <= bottom; y++) paint(x - 1, y, colour);
    });
    const large = await sharp(rgb, { raw: { width, height: HEIGHT, channels: 3 } })
      .resize(Math.round(width * factor), Math.round(HEIGHT * factor))
      .jpeg({ quality: 78 })
      .toBuffer();
    const decoded = await decodePicture(large);
    const read = decoded.ok ? (readCandleField(decoded.picture)?.candles ?? []) : [];
    const wicked = read.filter(({ highY, bodyTopY, bodyBottomY, lowY }) => bodyTopY - highY + lowY - bodyBottomY > 3);
    expect(read).toHaveLength(count);
    expect(wicked.length).toBeGreaterThan(0.95 * count);
  });
});
