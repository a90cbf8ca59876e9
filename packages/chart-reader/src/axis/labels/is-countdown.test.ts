import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DIGIT_GAP, findWords } from '../../ink/find-words.ts';
import { inkMap } from '../../ink/ink-map.ts';
import { decodePicture } from '../../picture/decode-picture.ts';
import { isCountdown } from './is-countdown.ts';

async function isRead(text: string, font: string, px: number, drawing = ''): Promise<boolean> {
  const style = `font-family="${font}" font-size="${px}" fill="#fff"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="60"><rect width="160" height="60" fill="#f23645"/><text x="20" y="38" ${style}>${text}</text>${drawing}</svg>`;
  const decoded = await decodePicture(await sharp(Buffer.from(svg)).png().toBuffer());
  if (!decoded.ok) throw new Error(decoded.reason);
  const ink = inkMap(decoded.picture, { left: 0, top: 0, right: 160, bottom: 60 })!;
  return isCountdown(ink, findWords(ink, DIGIT_GAP)[0]!);
}

test.each(['Roboto', 'Inter', 'Liberation Sans', 'DejaVu Sans', 'IBM Plex Mono'])(
  'tells a countdown set in %s from a price',
  async (font) => {
    for (const px of [11, 13, 18, 26]) {
      for (const time of ['24:17', '01:35:48', '0:59']) expect.soft(await isRead(time, font, px)).toBe(true);
      for (const price of ['28.075', '1,977.65', '1977', '1.08'])
        expect.soft(await isRead(price, font, px)).toBe(false);
    }
  },
);

test('tells a countdown of whose colon the upper dot is faint', async () => {
  const dot = '<rect x="48.5" y="27" width="3" height="3" fill="#fff" opacity="0.3"/>';
  expect(await isRead('24.17', 'IBM Plex Mono', 20, dot)).toBe(true);
  expect(await isRead('24.17', 'IBM Plex Mono', 20)).toBe(false);
});
