import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findWords } from '../../ink/find-words.ts';
import { inkMap } from '../../ink/ink-map.ts';
import { decodePicture } from '../../picture/decode-picture.ts';
import type { ReadAxis } from '../read-price-axis.ts';
import { textAtClose } from './text-at-close.ts';

/** Five bars of 4 by 10 pixels about the row `y`: digits to everything but a recogniser. */
function digits(x: number, y: number): string {
  return [0, 7, 14, 21, 28].map((dx) => `<rect x="${x + dx}" y="${y - 5}" width="4" height="10"/>`).join('');
}

/** An axis whose three labels end at the right edge of a white picture of 160 by 120 pixels, and what else is drawn there. */
async function axisWith(drawing: string): Promise<ReadAxis> {
  const labels = [20, 60, 100].map((y) => digits(120, y)).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120"><rect width="160" height="120" fill="#fff"/>${labels}${drawing}</svg>`;
  const decoded = await decodePicture(await sharp(Buffer.from(svg)).png().toBuffer());
  if (!decoded.ok) throw new Error(decoded.reason);
  const ink = inkMap(decoded.picture, { left: 0, top: 0, right: 160, bottom: 120 })!;
  const words = findWords(ink, 0.9).filter(({ left }) => left === 120);
  const printed = { digits: '10000', afterLastSeparator: 2, earlierSeparators: 0, negative: false };
  return {
    axis: { y1: 0, price1: 120, y2: 120, price2: 100, scale: 'linear', labels: [], residualPx: 0, decimals: 2 },
    ink,
    words,
    labels: words.map((word) => ({ word, text: '', printed, y: (word.letterTop + word.letterBottom) / 2 })),
    textOffsetPx: 0,
    deviationPx: 0,
    column: { left: 120, right: 152 },
    inside: true,
    unit: 1,
  };
}

const FRAME = '<rect x="86.5" y="30.5" width="70" height="19" fill="none" stroke="#000"/>';

test('finds the text in an outlined box where the last candle closed', async () => {
  const box = textAtClose(await axisWith(FRAME + digits(92, 40)), 41);
  expect(box).toMatchObject({ y: 40, word: { left: 92, letters: 5 } });
});

test('finds no label, no text elsewhere, and none of two', async () => {
  expect(textAtClose(await axisWith(''), 60)).toBeNull();
  expect(textAtClose(await axisWith(FRAME + digits(92, 40)), 50)).toBeNull();
  expect(textAtClose(await axisWith(digits(40, 40)), 40)).toBeNull();
  expect(textAtClose(await axisWith(digits(75, 40) + digits(123, 40)), 40)).toBeNull();
});
