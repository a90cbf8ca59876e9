import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GreyImage } from '../picture/grey-image.ts';
import { createTextEngine, type TextEngine } from './text-engine.ts';

let engine: TextEngine;
beforeAll(async () => {
  engine = await createTextEngine();
});
afterAll(async () => {
  await engine.close();
});

async function printed(...lines: string[]): Promise<GreyImage> {
  const text = lines.map((line, index) => `<text x="20" y="${50 + index * 60}">${line}</text>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="${30 + lines.length * 60}"
    font-family="DejaVu Sans" font-size="30"><rect width="100%" height="100%" fill="#fff"/>${text}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

test('reads a column of prices with the rows they stand in', async () => {
  const lines = await engine.recognise(await printed('1.07990', '1.07970'), 'lines', '0123456789.');
  expect(lines.map((line) => line.text)).toEqual(['1.07990', '1.07970']);
  const [first] = lines;
  expect(first?.top).toBeGreaterThan(20);
  expect(first?.bottom).toBeLessThan(60);
});

test('reads a header with letters', async () => {
  const [line] = await engine.recognise(await printed('EURUSD, M15'), 'line', '');
  expect(line?.text).toBe('EURUSD, M15');
});

test('finds no text in an empty image', async () => {
  const empty = { width: 60, height: 40, data: new Uint8Array(60 * 40).fill(255) };
  expect(await engine.recognise(empty, 'lines', '0123456789')).toEqual([]);
});
