import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DIGIT_GAP, findWords } from '../ink/find-words.ts';
import { inkMap } from '../ink/ink-map.ts';
import { decodePicture } from '../picture/decode-picture.ts';
import { BETWEEN, characterColumns, POINT, SYMBOLS } from './character-columns.ts';

/** What is likeliest in each column where a text is printed, columns in a row that show the same as one. */
async function shown(text: string): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="50"><rect width="160" height="50" fill="#fff"/><text x="20" y="32" font-family="Roboto" font-size="16" fill="#222">${text}</text></svg>`;
  const decoded = await decodePicture(await sharp(Buffer.from(svg)).png().toBuffer());
  if (!decoded.ok) throw new Error(decoded.reason);
  const ink = inkMap(decoded.picture, { left: 0, top: 0, right: 160, bottom: 50 })!;
  const columns = characterColumns(ink, findWords(ink, DIGIT_GAP)[0]!);
  expect(columns.every((column) => Math.abs(sumOf(column) - 1) < 1e-3)).toBe(true);
  const likeliest = columns.map((column) => column.indexOf(Math.max(...column)));
  const changes = likeliest.filter((symbol, i) => symbol !== likeliest[i - 1] && symbol !== BETWEEN);
  return changes.map((symbol) => SYMBOLS[symbol]).join('');
}

function sumOf(column: Float32Array): number {
  return column.reduce((sum, logShare) => sum + Math.exp(logShare), 0);
}

test('shows digits, and commas as points', async () => {
  expect(SYMBOLS[POINT]).toBe('.');
  expect(await shown('1945.50')).toBe('1945.50');
  expect(await shown('1,945')).toBe('1.945');
});
