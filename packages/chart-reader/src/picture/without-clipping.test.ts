import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Picture } from './picture.ts';
import { withoutClipping } from './without-clipping.ts';

const [WIDTH, HEIGHT] = [64, 48];
const COLUMN = 21;

/** A line of one colour, a pixel wide, on a ground, as a JPEG of quality 60 leaves it. */
async function compressedLine(line: readonly number[], ground: readonly number[]): Promise<Picture> {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++) rgb.set(pixel % WIDTH === COLUMN ? line : ground, pixel * 3);
  const jpeg = await sharp(rgb, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 60 })
    .toBuffer();
  return { width: WIDTH, height: HEIGHT, rgb: new Uint8Array(await sharp(jpeg).raw().toBuffer()) };
}

/** The largest difference from the ground on any channel of the pixels beside the line, and of the line's own on its main one. */
function contrasts({ rgb }: Picture, ground: readonly number[], main: 0 | 1 | 2) {
  const at = (column: number) => ((HEIGHT / 2) * WIDTH + column) * 3;
  const off = (column: number) =>
    Math.max(...ground.map((level, channel) => Math.abs(rgb[at(column) + channel]! - level)));
  return {
    beside: Math.max(...[-2, -1, 1, 2].map((aside) => off(COLUMN + aside))),
    line: Math.abs(rgb[at(COLUMN) + main]! - ground[main]!),
  };
}

describe('withoutClipping', () => {
  it('pales the black beside a lime line, which has its hue', async () => {
    const compressed = await compressedLine([0, 255, 0], [0, 0, 0]);
    expect(contrasts(compressed, [0, 0, 0], 1).beside).toBeGreaterThan(40);
    const cleared = contrasts(withoutClipping(compressed), [0, 0, 0], 1);
    expect(cleared.beside).toBeLessThan(20);
    expect(cleared.line).toBe(contrasts(compressed, [0, 0, 0], 1).line);
  });

  it('pales the white beside a red line', async () => {
    const white = [255, 255, 255];
    const compressed = await compressedLine([255, 0, 60], white);
    expect(contrasts(compressed, white, 1).beside).toBeGreaterThan(30);
    expect(contrasts(withoutClipping(compressed), white, 1).beside).toBeLessThan(20);
  });

  it('keeps a picture whose ground is neither black nor white', async () => {
    const compressed = await compressedLine([0, 255, 0], [30, 31, 44]);
    expect(withoutClipping(compressed)).toBe(compressed);
  });

  it('keeps dark green that is drawn, beside which nothing has its hue', async () => {
    const compressed = await compressedLine([0, 60, 0], [0, 0, 0]);
    expect(contrasts(withoutClipping(compressed), [0, 0, 0], 1)).toStrictEqual(contrasts(compressed, [0, 0, 0], 1));
  });
});
