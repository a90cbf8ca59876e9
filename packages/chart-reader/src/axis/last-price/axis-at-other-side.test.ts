import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { CandleField, PixelCandle } from '../../candles/field/candle-field.ts';
import { decodePicture } from '../../picture/decode-picture.ts';
import { sharedTextEngine } from '../../text/shared-text-engine.ts';
import { readPriceAxis } from '../read-price-axis.ts';
import { axisAtOtherSide } from './axis-at-other-side.ts';

const [WIDTH, HEIGHT] = [640, 420];
const LABELS = [
  ['1.0860', 60],
  ['1.0850', 150],
  ['1.0840', 240],
  ['1.0830', 330],
] as const;

/** Candles 12 pixels apart between the columns of labels. */
const CANDLES: readonly PixelCandle[] = Array.from({ length: 36 }, (_, index) => {
  const bodyTopY = 150 + (index % 7) * 9;
  const [highY, bodyBottomY, lowY] = [bodyTopY - 20, bodyTopY + 30, bodyTopY + 45];
  return { x: 100 + index * 12, widthPx: 8, highY, bodyTopY, bodyBottomY, lowY, up: index % 2 === 0 };
});

/** A chart with labels from 20 or from 570, or both. */
async function chart(columns: readonly number[]) {
  const texts = columns.flatMap((x) =>
    LABELS.map(
      ([text, y]) =>
        `<text x="${x}" y="${y + 6}" font-family="Liberation Sans" font-size="16" fill="#333">${text}</text>`,
    ),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>${texts.join('')}</svg>`;
  const decoded = await decodePicture(await sharp(Buffer.from(svg)).png().toBuffer());
  if (!decoded.ok) throw new Error(decoded.reason);
  const pane = { x: 90, y: 40, w: 460, h: 320 };
  const field: CandleField = { style: 'candles', candles: CANDLES, pitchPx: 12, pane, problems: [] };
  const read = await readPriceAxis(decoded.picture, field, await sharedTextEngine());
  if (read === null) throw new Error('no axis');
  return { picture: decoded.picture, field, read };
}

test('finds the labels of the same scale at the other side of the plot', async () => {
  const { picture, field, read } = await chart([20, 570]);
  expect(read.column.left).toBeGreaterThan(550);
  const other = axisAtOtherSide(picture, field, read);
  expect(other?.labels.map(({ text }) => text)).toEqual(LABELS.map(([text]) => text));
  expect(other?.column.right).toBeLessThan(90);
  expect(other?.axis).toBe(read.axis);
});

test('finds none where labels stand at one side alone', async () => {
  const { picture, field, read } = await chart([570]);
  expect(axisAtOtherSide(picture, field, read)).toBeNull();
});
