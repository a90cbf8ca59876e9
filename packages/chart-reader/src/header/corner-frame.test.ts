import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodePicture } from '../picture/decode-picture.ts';
import { createTextEngine, type TextEngine } from '../text/text-engine.ts';
import { cornerFrame } from './corner-frame.ts';

let engine: TextEngine;
beforeAll(async () => {
  engine = await createTextEngine();
});
afterAll(() => engine.close());

/** What is told of texts at the foot of a picture of 800 x 400, whose plot is 300 px high. */
async function told(...texts: readonly (readonly [x: number, y: number, text: string, ground?: string])[]) {
  const drawn = texts.map(
    ([x, y, text, ground = '#2b3345']) =>
      `<rect x="${x - 10}" y="${y - 18}" width="46" height="26" fill="${ground}"/><text x="${x}" y="${y}" font-family="Liberation Sans" font-size="14" fill="#fff">${text}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="800" height="400" fill="#1a1f2b"/>${drawn.join('')}</svg>`;
  const decoded = await decodePicture(await sharp(Buffer.from(svg)).png().toBuffer());
  if (!decoded.ok) throw new Error(decoded.reason);
  return cornerFrame(decoded.picture, { x: 0, y: 0, w: 740, h: 300 }, engine);
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
