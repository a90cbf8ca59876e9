import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DIGIT_GAP, findWords } from '../../ink/find-words.ts';
import { inkMap } from '../../ink/ink-map.ts';
import { decodePicture } from '../../picture/decode-picture.ts';
import type { TextEngine } from '../../text/text-engine.ts';
import { isCertain, readLabelColumn, readLabelsAtSight, toLabel } from './read-label-column.ts';

/** The labels told at sight of a column that these texts are printed in, 30 px apart. */
async function column(texts: readonly string[], font: string, px: number) {
  const { ink, words } = await printed(texts, font, px);
  return readLabelsAtSight(ink, words);
}

/** The words of such a column. */
async function printed(texts: readonly string[], font: string, px: number) {
  const lines = texts.map(
    (text, i) => `<text x="20" y="${30 + 30 * i}" font-family="${font}" font-size="${px}" fill="#aab">${text}</text>`,
  );
  const height = 30 * texts.length + 20;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="${height}"><rect width="120" height="${height}" fill="#101218"/>${lines.join('')}</svg>`;
  const decoded = await decodePicture(await sharp(Buffer.from(svg)).png().toBuffer());
  if (!decoded.ok) throw new Error(decoded.reason);
  const ink = inkMap(decoded.picture, { left: 0, top: 0, right: 120, bottom: height })!;
  const words = findWords(ink, DIGIT_GAP).toSorted((a, b) => a.top - b.top);
  return { ink, words };
}

test('tells labels by the looks of their digits, noughts with dots among them', async () => {
  const labels = await column(['142.480', '142.400', '142.320'], 'IBM Plex Mono', 13);
  expect(labels.map(({ printed }) => [printed.digits, printed.afterLastSeparator])).toEqual([
    ['142480', 3],
    ['142400', 3],
    ['142320', 3],
  ]);
  expect(labels.every(isCertain)).toBe(true);
});

test('takes shortened numbers only where they are asked for', async () => {
  const texts = ['2.70M', '2.65M', '1.24', '64.20K', '$80.0K'];
  const { ink, words } = await printed(texts, 'Roboto', 14);
  expect(readLabelsAtSight(ink, words).map(({ printed: { digits } }) => digits)).toEqual(['124']);
  const shortened = readLabelsAtSight(ink, words, true).map(({ printed: { digits } }) => digits);
  expect(shortened).toEqual(['270', '265', '6420', '800']);
});

test('reads a low digit behind two noughts as their count, and nothing where it was not read', async () => {
  const text = '0.0<tspan font-size="14" dy="2">4</tspan><tspan dy="-2">1170</tspan>';
  const { words } = await printed([text], 'Roboto', 24);
  const readAs = (read: string) => {
    const printed = toLabel(words[0]!, read)?.printed;
    return printed === undefined ? null : [Number(printed.digits), printed.afterLastSeparator];
  };
  expect(readAs('0.041170')).toEqual([1170, 8]);
  expect(readAs('0.01170')).toBeNull();
});

test('reads nothing where the count of noughts touches the nought before it', async () => {
  const { words } = await printed(['0.01170'], 'Roboto', 24);
  const [first, second, ...rest] = words[0]!.letterBoxes;
  const touching = { ...second!, right: second!.right + 6, bottom: second!.bottom + 4 };
  expect(toLabel({ ...words[0]!, letterBoxes: [first!, touching, ...rest] }, '0.01170')).toBeNull();
  expect(toLabel(words[0]!, '0.01170')).not.toBeNull();
});

test('leaves out the unit behind a number, of three letters or more', async () => {
  const labels = await column(['1,500 USD', '1,450 USD', '12.5 pts', '88.4 m'], 'Liberation Sans', 14);
  expect(labels.map(({ printed }) => printed.digits)).toEqual(['1500', '1450', '125']);
});

test('takes a sign or a tick before a number for a minus, and leaves out percents and thousands', async () => {
  const labels = await column(['-0.85', '1.25%', '12.5K', '0.45'], 'Roboto', 15);
  expect(labels.map(({ printed }) => [printed.digits, printed.negative])).toEqual([
    ['085', true],
    ['045', false],
  ]);
});

test('reads a number between a tick, the sign of its currency and another tick', async () => {
  const before = await column(['- $ 184', '- $ 182'], 'Open Sans', 14);
  expect(before.map(({ printed }) => printed.digits)).toEqual(['184', '182']);
  const { ink, words } = await printed(['150.00 € –', '100.00 €'], 'DejaVu Sans', 16);
  expect(readLabelsAtSight(ink, words, true).map(({ printed: { digits } }) => digits)).toEqual(['15000', '10000']);
});

test('takes of what the recogniser reads the plain numbers', async () => {
  const { ink, words } = await printed(['1.0850', '1.0800'], 'Roboto', 14);
  const lines = ['1.0850', 'RSI'].map((text, i) => ({
    text,
    confidence: 90,
    left: 0,
    right: 100,
    top: 40 * i,
    bottom: 40 * (i + 1),
  }));
  const engine: TextEngine = { recognise: () => Promise.resolve(lines), close: () => Promise.resolve() };
  const labels = await readLabelColumn(ink, words, engine);
  expect(labels.map(({ text, word }) => [text, words.indexOf(word)])).toEqual([['1.0850', 0]]);
});

test('leaves out a number whose first digit may be the dollar behind the letters of its country', async () => {
  const soft = await column(['US$163.90', 'US$163.89', 'US$163.88'], 'DejaVu Sans', 9);
  expect(soft.map(({ printed }) => printed.digits.length)).not.toContain(6);
  const plain = await column(['$5,163.90', '$5,163.80'], 'DejaVu Sans', 13);
  expect(plain.map(({ printed }) => printed.digits)).toEqual(['516390', '516380']);
});
