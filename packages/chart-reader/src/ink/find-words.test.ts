import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodePicture } from '../picture/decode-picture.ts';
import { findWords, type Word } from './find-words.ts';
import { inkMap } from './ink-map.ts';

const BARS = [0, 8, 16];

/** Three upright bars of 4 by 10 pixels at `x`, `y`: letters to everything but a recogniser. */
function bars(x: number, y: number, fill: string): string {
  return BARS.map((dx) => `<rect x="${x + dx}" y="${y}" width="4" height="10" fill="${fill}"/>`).join('');
}

async function wordsOf(drawing: string, jpegQuality?: number): Promise<readonly Word[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"><rect width="120" height="80" fill="#131722"/>${drawing}</svg>`;
  const image = sharp(Buffer.from(svg));
  const bytes = await (jpegQuality === undefined ? image.png() : image.jpeg({ quality: jpegQuality })).toBuffer();
  const decoded = await decodePicture(bytes);
  if (!decoded.ok) throw new Error(decoded.reason);
  return findWords(inkMap(decoded.picture, { left: 0, top: 0, right: 120, bottom: 80 })!, 0.9);
}

test('joins letters that stand close, in any colour on any ground', async () => {
  const box = '<rect x="10" y="40" width="60" height="24" fill="#f23645"/>';
  const words = await wordsOf(bars(20, 10, '#d1d4dc') + box + bars(20, 47, '#ffffff'));
  expect(
    words.map(({ left, right, letterTop, letterBottom, letters }) => [left, right, letterTop, letterBottom, letters]),
  ).toEqual([
    [20, 40, 10, 20, 3],
    [20, 40, 47, 57, 3],
  ]);
});

test('keeps words apart and measures letters without the comma that hangs below them', async () => {
  const comma = '<rect x="33" y="18" width="2" height="5" fill="#d1d4dc"/>';
  const words = await wordsOf(bars(20, 10, '#d1d4dc') + comma + bars(70, 10, '#d1d4dc'));
  expect(words.map(({ left, right }) => [left, right])).toEqual([
    [20, 40],
    [70, 90],
  ]);
  expect(words[0]).toMatchObject({ letterTop: 10, letterBottom: 20, bottom: 23, pointX: 34 });
});

test('keeps a title and the smaller text behind it on its line apart, not letters of one word', async () => {
  const large =
    '<rect x="20" y="10" width="6" height="18" fill="#d1d4dc"/><rect x="30" y="10" width="6" height="18" fill="#d1d4dc"/>';
  expect((await wordsOf(large + bars(44, 18, '#d1d4dc'))).map(({ left, right }) => [left, right])).toEqual([
    [20, 36],
    [44, 64],
  ]);
  expect(await wordsOf(large + bars(39, 18, '#d1d4dc'))).toHaveLength(1);
});

test('sees dim letters in the noise that compression leaves elsewhere', async () => {
  const noise = '<path d="M60 50l50 25M60 75l50 -25M60 62h50" stroke="#ffffff" stroke-width="2"/>';
  const dim = BARS.map((dx) => `<path d="M${20 + dx} 10l3 10" stroke="#4c5568" stroke-width="2"/>`).join('');
  const words = (await wordsOf(dim + noise, 70)).filter(({ bottom }) => bottom < 30);
  expect(words.map(({ letters }) => letters)).toEqual([3]);
});

test('joins a letter to those of its height, not to the comma before it', async () => {
  const comma = '<rect x="42" y="17" width="3" height="8" fill="#d1d4dc"/>';
  const words = await wordsOf(bars(20, 10, '#d1d4dc') + comma + bars(48, 11, '#d1d4dc'));
  expect(words[0]).toMatchObject({ left: 20, right: 68, letters: 6 });
});

test('joins digits that stand far from the point between them, and only those', async () => {
  const point = '<rect x="47" y="18" width="2" height="2" fill="#d1d4dc"/>';
  const apart = bars(20, 10, '#d1d4dc') + bars(54, 10, '#d1d4dc');
  expect((await wordsOf(apart + point)).map(({ left, right, pointX }) => [left, right, pointX])).toEqual([
    [20, 74, 48],
  ]);
  expect(await wordsOf(apart)).toHaveLength(2);
});

test('sees the hairlines of thin letters, but no drawing as faint', async () => {
  const letter = '<rect x="20" y="10" width="2" height="10" fill="#d1d4dc"/>';
  const hairline = '<rect x="22" y="19" width="6" height="1" fill="#2f333e"/>';
  const faint = '<rect x="60" y="10" width="8" height="10" fill="#2f333e"/>';
  expect((await wordsOf(letter + hairline + faint)).map(({ left, right }) => [left, right])).toEqual([[20, 28]]);
});

test('keeps letters apart that a faint grid line runs through', async () => {
  const grid = '<rect x="0" y="16" width="120" height="1" fill="#2f333e"/>';
  expect(
    (await wordsOf(grid + bars(20, 10, '#d1d4dc'))).map(({ left, right, letters }) => [left, right, letters]),
  ).toEqual([[20, 40, 3]]);
});

test('takes a line beside a word for no letter', async () => {
  const line = '<rect x="44" y="0" width="1" height="80" fill="#d1d4dc"/>';
  expect((await wordsOf(bars(20, 10, '#d1d4dc') + line)).map(({ right }) => right)).toEqual([40]);
});

test('finds the same letters after JPEG compression', async () => {
  const [word] = await wordsOf(bars(20, 10, '#d1d4dc'), 70);
  expect(word).toMatchObject({ left: 20, right: 40, letterTop: 10, letterBottom: 20 });
});
