import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DIGIT_GAP, findWords } from '../ink/find-words.ts';
import { inkMap } from '../ink/ink-map.ts';
import { decodePicture } from '../picture/decode-picture.ts';
import { readCharacters } from './read-characters.ts';

interface Print {
  readonly font?: string;
  readonly px?: number;
  readonly ink?: string;
  readonly ground?: string;
  readonly spacingPx?: number;
  readonly quality?: number;
  /** Other drawings, as SVG. */
  readonly beside?: string;
}

/** What is read where a text is printed, and how certain the least certain character is. */
async function read(
  text: string,
  { font = 'Roboto', px = 14, ink = '#333', ground = '#fff', spacingPx = 0, quality, beside = '' }: Print = {},
): Promise<{ text: string; certainty: number }> {
  const style = `font-family="${font}" font-size="${px}" letter-spacing="${spacingPx}" fill="${ink}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="260" height="60"><rect width="260" height="60" fill="${ground}"/><text x="20" y="38" ${style}>${text}</text>${beside}</svg>`;
  const drawn = sharp(Buffer.from(svg));
  const decoded = await decodePicture(await (quality === undefined ? drawn.png() : drawn.jpeg({ quality })).toBuffer());
  if (!decoded.ok) throw new Error(decoded.reason);
  const map = inkMap(decoded.picture, { left: 0, top: 0, right: 260, bottom: 60 })!;
  const [word] = findWords(map, DIGIT_GAP).toSorted((a, b) => b.letters - a.letters);
  const characters = readCharacters(map, word!);
  return {
    text: characters.map(({ character }) => (character === 'other' ? '?' : character)).join(''),
    certainty: Math.min(...characters.map(({ certainty }) => certainty)),
  };
}

test.each(['Roboto', 'Inter', 'Open Sans', 'Fira Sans', 'Source Sans 3', 'IBM Plex Mono', 'Liberation Sans'])(
  'reads prices set in %s, dark on light and light on dark',
  async (font) => {
    for (const text of ['1.08745', '2,345.60', '190.378']) {
      expect(await read(text, { font })).toMatchObject({ text });
      expect(await read(text, { font, px: 22, ink: '#e0e3eb', ground: '#131722' })).toMatchObject({ text });
    }
  },
);

test('takes noughts with a dot or a stroke for noughts, small ones too', async () => {
  for (const px of [10, 12, 16]) {
    expect(await read('100.800', { font: 'IBM Plex Mono', px })).toMatchObject({ text: '100.800' });
  }
});

test('reads a last digit that is printed smaller, on the line or raised', async () => {
  for (const shift of ['', ' dy="-4"']) {
    const tail = (digit: string) => `<tspan font-size="8"${shift}>${digit}</tspan>`;
    for (const digit of ['3', '5', '8', '0'])
      expect(await read(`18384.${tail(digit)}`)).toMatchObject({ text: `18384.${digit}` });
  }
});

test('does not need the gaps between letters', async () => {
  expect(await read('114.680', { font: 'Liberation Sans', px: 13, spacingPx: -0.8 })).toMatchObject({
    text: '114.680',
  });
});

test('reads what compression has blurred', async () => {
  expect(await read('1945.50', { px: 16, quality: 60 })).toMatchObject({ text: '1945.50' });
});

test('reads no digit out of a tick and the line of an axis beside the word', async () => {
  const axis = '<path d="M11.5 0V60M11 32.5h6" stroke="#333" stroke-width="1"/>';
  expect(await read('70,800.00', { font: 'Source Sans 3', px: 16, beside: axis })).toMatchObject({ text: '70,800.00' });
});

test('calls letters and signs no digits, and is certain of clear print', async () => {
  expect((await read('12.5K')).text).toBe('12.5?');
  expect((await read('-0.85')).text).toBe('?0.85');
  expect((await read('2045.75', { px: 18 })).certainty).toBeGreaterThan(0.9);
});
