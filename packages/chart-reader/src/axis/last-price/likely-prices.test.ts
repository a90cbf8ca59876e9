import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DIGIT_GAP, findWords } from '../../ink/find-words.ts';
import { inkMap } from '../../ink/ink-map.ts';
import { decodePicture } from '../../picture/decode-picture.ts';
import { AXIS } from './price-axis.test-helper.ts';
import { likelyPrices } from './likely-prices.ts';

/** The likeliest prices of a text that was drawn large, shrunk and compressed, as it stands at a row. */
async function pricesAt(y: number, text: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="40"><rect width="100" height="40" fill="#fff"/><text x="14" y="26" font-family="Roboto" font-size="12" fill="#222">${text}</text></svg>`;
  const drawn = await sharp(Buffer.from(svg)).png().toBuffer();
  const soft = await sharp(drawn).resize(75, 30, { fit: 'fill' }).jpeg({ quality: 75 }).toBuffer();
  const decoded = await decodePicture(soft);
  if (!decoded.ok) throw new Error(decoded.reason);
  const ink = inkMap(decoded.picture, { left: 0, top: 0, right: 75, bottom: 30 })!;
  const [word] = findWords(ink, DIGIT_GAP);
  return likelyPrices(ink, word!, { axis: AXIS, y, tolerancePx: 2, dropsZeros: false });
}

test('says how likely a soft price is of all that a word may print', async () => {
  const [likeliest] = await pricesAt(100, '1.21003');
  expect(likeliest).toMatchObject({ price: 1.21003, digits: '121003' });
  expect(likeliest!.likelihood).toBeGreaterThan(0.9);
});

test('holds prices for unlikely where the word reads as one of another row', async () => {
  const prices = await pricesAt(60, '1.21003');
  expect(prices.every(({ likelihood }) => likelihood < 0.1)).toBe(true);
});
