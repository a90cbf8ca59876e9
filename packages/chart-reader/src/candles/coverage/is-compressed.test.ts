import sharp from 'sharp';
import { expect, it } from 'vitest';
import { decodePicture } from '../../picture/decode-picture.ts';
import { findInk } from '../mask/ink-mask.ts';
import { isCompressed } from './is-compressed.ts';

/** Upright figures that end between columns, in two colours, on a pale ground. */
const figures = Array.from(
  { length: 160 },
  (_, i) =>
    `<rect x="${8.4 + 12 * (i % 40)}" y="${20 + 40 * Math.floor(i / 40) + ((i * 37) % 23)}" width="7" height="14" fill="${i % 3 === 0 ? '#c33' : '#2a7'}"/>`,
);
const DRAWING = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="200"><rect width="500" height="200" fill="#f4f1ea"/>${figures.join('')}</svg>`,
);

async function told(bytes: Buffer): Promise<boolean> {
  const decoded = await decodePicture(bytes);
  if (!decoded.ok) throw new Error(decoded.reason);
  return isCompressed(decoded.picture, findInk(decoded.picture, 64));
}

it('tells what was compressed with losses from a drawing with soft edges', async () => {
  expect(await told(await sharp(DRAWING).png().toBuffer())).toBe(false);
  expect(await told(await sharp(DRAWING).jpeg({ quality: 60 }).toBuffer())).toBe(true);
});

it('decides nothing of hardly any edges', () => {
  const blank = { width: 20, height: 20, rgb: new Uint8Array(1200) };
  expect(isCompressed(blank, { width: 20, ink: new Uint8Array(400) })).toBe(false);
});
