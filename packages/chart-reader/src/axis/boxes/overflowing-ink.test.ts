import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readCharacters } from '../../digits/read-characters.ts';
import { DIGIT_GAP, findWords } from '../../ink/find-words.ts';
import { decodePicture } from '../../picture/decode-picture.ts';
import { boxAreas } from './box-areas.ts';
import { overflowingInk } from './overflowing-ink.ts';

const COLUMN = { left: 20, right: 74 };
const SIZE = 10;

test('reads a price whose digits run out of its box onto the ground, above and below', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"><rect width="120" height="80" fill="#1e1e2e"/><rect x="20" y="40.5" width="52" height="9.5" fill="#f2994a"/><text x="23" y="50" font-family="Roboto" font-size="14" fill="#fff">102.540</text></svg>`;
  const decoded = await decodePicture(await sharp(Buffer.from(svg)).png().toBuffer());
  if (!decoded.ok) throw new Error(decoded.reason);
  const [area, another] = boxAreas(decoded.picture, COLUMN, SIZE);
  expect(another).toBeUndefined();
  expect(area).toMatchObject({ left: 20, top: 41 });
  const ink = overflowingInk(decoded.picture, area!, SIZE)!;
  const [word] = findWords(ink, DIGIT_GAP);
  expect(word).toMatchObject({ letterTop: 40, letterBottom: 50 });
  expect(
    readCharacters(ink, word!)
      .map(({ character }) => character)
      .join(''),
  ).toBe('102.540');
});

test('takes the densest rows of smoothed letters for no box', async () => {
  const width = 40;
  const rgb = new Uint8Array(width * 24 * 3).fill(250);
  for (let y = 7; y < 17; y++)
    for (let x = 8; x < 32; x++) rgb.fill(x % 4 === 0 ? 120 : 203, (y * width + x) * 3, (y * width + x) * 3 + 3);
  const area = { left: 8, right: 32, top: 7, bottom: 17, colour: [203, 203, 203], hidesAnother: false } as const;
  expect(overflowingInk({ width, height: 24, rgb }, area, SIZE)).toBeNull();
});
