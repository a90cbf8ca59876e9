import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodePicture } from '../picture/decode-picture.ts';
import type { Picture } from '../picture/picture.ts';
import { createTextEngine, type TextEngine } from '../text/text-engine.ts';
import { boxedFrame, cornerFrame } from './corner-frame.ts';

let engine: TextEngine;
beforeAll(async () => {
  engine = await createTextEngine();
});
afterAll(() => engine.close());

type Text = readonly [x: number, y: number, text: string, ground?: string];

/** A picture with texts of a size, each on a ground of its own that begins so far above its baseline. */
async function drawn(
  { width, height }: Pick<Picture, 'width' | 'height'>,
  { fontPx, above, w, h }: { readonly fontPx: number; readonly above: number; readonly w: number; readonly h: number },
  texts: readonly Text[],
): Promise<Picture> {
  const parts = texts.map(
    ([x, y, text, ground = '#2b3345']) =>
      `<rect x="${x - 10}" y="${y - above}" width="${w}" height="${h}" fill="${ground}"/><text x="${x}" y="${y}" font-family="Liberation Sans" font-size="${fontPx}" fill="#fff">${text}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#1a1f2b"/>${parts.join('')}</svg>`;
  const decoded = await decodePicture(await sharp(Buffer.from(svg)).png().toBuffer());
  if (!decoded.ok) throw new Error(decoded.reason);
  return decoded.picture;
}

/** What is told of texts at the foot of a picture of 800 x 400, whose plot is 300 px high. */
async function told(...texts: readonly Text[]) {
  const picture = await drawn({ width: 800, height: 400 }, { fontPx: 14, above: 18, w: 46, h: 26 }, texts);
  return cornerFrame(picture, { x: 0, y: 0, w: 740, h: 300 }, engine);
}

/** What is told of texts at the head of a phone's picture of 400 x 800, whose plot begins 120 px down. */
async function toldAbove(...texts: readonly Text[]) {
  const picture = await drawn({ width: 400, height: 800 }, { fontPx: 16, above: 20, w: 52, h: 30 }, texts);
  return boxedFrame(picture, { x: 0, y: 120, w: 340, h: 600 }, engine);
}

test('tells the timeframe of a button by itself in the corner of the plot or below it', async () => {
  expect(await told([30, 290, '5m'])).toBe('M5');
  expect(await told([30, 380, '1h'])).toBe('H1');
});

test('reads one in words behind an icon', async () => {
  expect(await told([30, 380, '| 1 hour'])).toBe('H1');
  expect(await told([30, 290, '5 minutes', 'none'])).toBeNull();
});

test('takes what is written on the plot for no button', async () => {
  expect(await told([30, 290, 'H4', 'none'])).toBeNull();
});

test('tells none of several buttons, of a span, or elsewhere', async () => {
  expect(await told([30, 380, '5m'], [90, 380, '1h'], [150, 380, '1d'])).toBeNull();
  expect(await told([30, 380, '1D'])).toBeNull();
  expect(await told([400, 290, '5m'])).toBeNull();
  expect(await told([30, 290, '5m'], [30, 380, '1h'])).toBeNull();
});

test('tells the timeframe of the one button on a ground of its own above the plot or in its corner', async () => {
  expect(await toldAbove([30, 60, 'GOLD', 'none'], [30, 100, 'm15'])).toBe('M15');
  expect(await toldAbove([30, 160, '1h'])).toBe('H1');
});

test('tells none of texts without a ground of their own, nor of several buttons', async () => {
  expect(await toldAbove([30, 100, '5m', 'none'], [90, 100, '1h', 'none'])).toBeNull();
  expect(await toldAbove([30, 100, '5m'], [100, 100, '1h'])).toBeNull();
});

test('tells none of the one button on another ground among those of spans of time', async () => {
  expect(await toldAbove([30, 100, '3m'])).toBe('M3');
  expect(await toldAbove([30, 100, '3m'], [100, 100, 'YTD', 'none'])).toBeNull();
  expect(await toldAbove([30, 100, '3m'], [100, 100, '1y', 'none'])).toBeNull();
});

test('reads a day from a menu whose thin one is lost, and not from a span of time', async () => {
  expect(await told([30, 380, 'D▾'])).toBe('D1');
  expect(await told([30, 380, 'D'])).toBeNull();
});
