import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DIGIT_GAP, findWords } from '../../ink/find-words.ts';
import { inkMap } from '../../ink/ink-map.ts';
import { decodePicture } from '../../picture/decode-picture.ts';
import { agreeingLabels } from './agreeing-labels.ts';

/** Texts below each other, 24 px apart, in a picture that was drawn large, made as small and compressed as asked. */
async function agreed(
  texts: readonly string[],
  scale: number,
  quality: number,
  [font, px]: readonly [string, number] = ['Roboto', 11],
): Promise<readonly string[] | null> {
  const [width, height] = [90, 24 * texts.length + 12];
  const lines = texts.map((text, i) => `<text x="14" y="${24 + 24 * i}">${text}</text>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${font}" font-size="${px}" fill="#222"><rect width="${width}" height="${height}" fill="#fff"/>${lines}</svg>`;
  const drawn = await sharp(Buffer.from(svg)).png().toBuffer();
  const small = await sharp(drawn)
    .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'fill' })
    .jpeg({ quality })
    .toBuffer();
  const decoded = await decodePicture(small);
  if (!decoded.ok) throw new Error(decoded.reason);
  const { picture } = decoded;
  const ink = inkMap(picture, { left: 0, top: 0, right: picture.width, bottom: picture.height })!;
  const words = findWords(ink, DIGIT_GAP).toSorted((a, b) => a.top - b.top);
  return agreeingLabels(ink, words)?.map(({ text }) => text) ?? null;
}

const EVEN = ['2523.80', '2521.95', '2520.10', '2518.25', '2516.40', '2514.55'];

test('reads letters a few pixels high by the scale that they are on', async () => {
  const read = await agreed(EVEN, 0.7, 60);
  expect(read?.map((text) => text.replace(',', '.'))).toEqual(EVEN);
});

test('keeps commas that part thousands', async () => {
  const thousands = ['61,250', '61,000', '60,750', '60,500', '60,250'];
  expect(await agreed(thousands, 0.8, 75)).toEqual(thousands);
});

test('reads nothing where numbers are on no scale', async () => {
  expect(await agreed(['2523.80', '1921.95', '2720.10', '918.25', '2116.40', '1514.55'], 0.7, 60)).toBeNull();
});

test('reads nothing of shares and shortened numbers', async () => {
  const percents = ['12.50%', '12.40%', '12.30%', '12.20%', '12.10%'];
  expect(await agreed(percents, 1, 80)).toBeNull();
  expect(await agreed(['950K', '900K', '850K', '800K', '750K'], 1, 80)).toBeNull();
});

test('reads nothing where the first digit of all labels may be the dollar behind the letters of its country', async () => {
  const dollars = ['US$163.90', 'US$163.89', 'US$163.88', 'US$163.87', 'US$163.86', 'US$163.85'];
  expect(await agreed(dollars, 1, 100, ['DejaVu Sans', 9])).toBeNull();
});
