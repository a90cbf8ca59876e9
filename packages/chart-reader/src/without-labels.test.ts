import { expect, test } from 'vitest';
import { boxAreas } from './axis/boxes/box-areas.ts';
import type { PixelCandle } from './candles/field/candle-field.ts';
import type { PixelRegion } from './ink/pixel-region.ts';
import type { Picture } from './picture/picture.ts';
import { withoutLabels } from './without-labels.ts';

const [WIDTH, HEIGHT] = [300, 200];
const GREEN = [8, 153, 129];
/** Labels 9 pixels high in columns 240 to 280. */
const COLUMN = { left: 240, right: 280 };
const LABEL_HEIGHT_PX = 9;

/** A white picture with areas of candles' green. */
function pictureOf(...areas: readonly { left: number; right: number; top: number; bottom: number }[]): Picture {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3).fill(255);
  for (const { left, right, top, bottom } of areas) {
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) rgb.set(GREEN, (y * WIDTH + x) * 3);
  }
  return { width: WIDTH, height: HEIGHT, rgb };
}

function candle(
  x: number,
  [highY, bodyTopY, bodyBottomY, lowY]: readonly [number, number, number, number],
): PixelCandle {
  return { x, widthPx: 5, highY, bodyTopY, bodyBottomY, lowY, up: true };
}

/** Columns of what stays of twenty candles 10 pixels apart, the last in column 205, and what follows them, from that one on. */
function left(picture: Picture, ...after: readonly PixelCandle[]): readonly number[] {
  return leftOf(picture, after, { column: COLUMN, inside: false }, boxAreas(picture, COLUMN, LABEL_HEIGHT_PX));
}

function leftOf(
  picture: Picture,
  after: readonly PixelCandle[],
  labels: Parameters<typeof withoutLabels>[2],
  boxes: readonly PixelRegion[],
): readonly number[] {
  const traded = Array.from({ length: 20 }, (_, k) => candle(15 + 10 * k, [80, 90, 110, 120]));
  const field = {
    style: 'candles',
    candles: [...traded, ...after],
    pitchPx: 10,
    pane: { x: 0, y: 0, w: 300, h: 200 },
    problems: [],
  } as const;
  const { candles } = withoutLabels(picture, field, labels, boxes);
  return candles.map(({ x }) => x).slice(20 - 1);
}

test('cuts off digits beyond the axis, and keeps the newest candle', () => {
  expect(left(pictureOf(), candle(245, [20, 22, 26, 29]))).toEqual([205]);
  expect(left(pictureOf(), candle(215, [80, 90, 110, 120]))).toEqual([205, 215]);
});

test('cuts off dashes of a line and ticks behind the newest candle, however many', () => {
  const dashes = [215, 225, 235].map((x) => candle(x, [100, 100, 100.5, 100.5]));
  expect(left(pictureOf(), ...dashes)).toEqual([205]);
});

test('keeps a last candle that is a single line where others are', () => {
  const flat = [215, 225, 235].map((x) => candle(x, [100, 100, 100.5, 100.5]));
  const mixed = [flat[0]!, flat[1]!, candle(230, [90, 95, 105, 110]), flat[2]!];
  expect(left(pictureOf(), ...mixed)).toEqual([205, 215, 225, 230, 235]);
});

test('cuts off what stands in a box that reaches over the labels to the plot', () => {
  const box = { left: 212, right: 290, top: 100, bottom: 118 };
  expect(left(pictureOf(box), candle(215, [100.5, 100.5, 117.5, 117.5]))).toEqual([205]);
  // A candle beside it is higher than the box.
  expect(left(pictureOf(box), candle(215, [85, 100.5, 117.5, 130]))).toEqual([205, 215]);
});

test('cuts off letters in a box on the plot itself, but no candle that shows above it', () => {
  const labels = { column: { left: 210, right: 260 }, inside: true };
  const box = { left: 208, right: 262, top: 100, bottom: 118 };
  const letters = [215, 225, 235].map((x) => candle(x, [102, 104, 116, 117]));
  expect(leftOf(pictureOf(), letters, labels, [box])).toEqual([205]);
  expect(leftOf(pictureOf(), [candle(215, [80, 90, 105, 112]), ...letters.slice(1)], labels, [box])).toEqual([
    205, 215,
  ]);
});

test('cuts off the border of the plot, but no candle however high', () => {
  const border = { left: 215, right: 216, top: 2, bottom: 190 };
  expect(left(pictureOf(border), candle(215.5, [2.5, 95, 96, 189.5]))).toEqual([205]);
  expect(left(pictureOf(border), candle(215.5, [2.5, 95, 103, 189.5]))).toEqual([205, 215.5]);
  expect(left(pictureOf(border), candle(215.5, [81, 95, 96, 189.5]))).toEqual([205, 215.5]);
});

test('cuts off a piece of the border of the plot', () => {
  const border = { left: 215, right: 216, top: 0, bottom: 190 };
  expect(left(pictureOf(border), candle(215.5, [60, 95, 95, 130]))).toEqual([205]);
  expect(left(pictureOf({ ...border, top: 60, bottom: 131 }), candle(215.5, [60.5, 95, 95, 130.5]))).toEqual([
    205, 215.5,
  ]);
});
