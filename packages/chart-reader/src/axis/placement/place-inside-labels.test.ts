import { expect, test } from 'vitest';
import type { Picture } from '../../picture/picture.ts';
import { parsePrintedNumber } from '../labels/parse-price-label.ts';
import { placeInsideLabels } from './place-inside-labels.ts';
import type { ReadLabel } from '../labels/read-label-column.ts';

const PANE = { x: 0, y: 0, w: 160, h: 200 };
const COLUMN = { left: 110, right: 150 };

/** A white picture with a grey line one pixel thick across it in each of these rows. */
function pictureOf(rows: readonly number[]): Picture {
  const rgb = new Uint8Array(160 * 200 * 3).fill(255);
  for (const row of rows) rgb.fill(200, row * 160 * 3, (row + 1) * 160 * 3);
  return { width: 160, height: 200, rgb };
}

/** A price printed in letters 10 pixels high about a height. */
function labelAt(text: string, y: number): ReadLabel {
  const rows = { top: y - 5, bottom: y + 5, letterTop: y - 5, letterBottom: y + 5 };
  const word = { ...COLUMN, ...rows, letters: 5, pointX: null, letterBoxes: [], smallTail: false };
  return { word, text, printed: parsePrintedNumber(text)!, y };
}

/** One pixel for 0.01. */
const LABELS = [labelAt('12.00', 40), labelAt('11.60', 80), labelAt('11.20', 120), labelAt('10.80', 160)];

function placed(picture: Picture, marks: readonly ReadLabel[]): number[] | null {
  const labels = placeInsideLabels(picture, PANE, LABELS, COLUMN, () => marks)?.labels;
  return labels?.map(({ y }) => Math.round(y * 1e6) / 1e6) ?? null;
}

test('moves labels down to the grid lines that they stand on', () => {
  expect(placed(pictureOf([47, 87, 127, 167]), [])).toEqual([47.5, 87.5, 127.5, 167.5]);
});

test('moves them by what prices beside the highest and the lowest candle say, whatever lines run further below', () => {
  const marks = [labelAt('12.20', 23), labelAt('10.70', 173)];
  expect(placed(pictureOf([]), marks)).toEqual([43, 83, 123, 163]);
  expect(placed(pictureOf([50, 90, 130, 170]), marks)).toEqual([43, 83, 123, 163]);
});

test('knows nothing by one such price alone, by two that disagree, or without lines', () => {
  expect(placed(pictureOf([]), [labelAt('12.20', 23)])).toBeNull();
  expect(placed(pictureOf([]), [labelAt('12.20', 23), labelAt('10.70', 179)])).toBeNull();
  expect(placed(pictureOf([]), [])).toBeNull();
});

test('moves labels of round prices to lines further below, if each has one', () => {
  const round = ['12.00', '11.50', '11.00', '10.50'].map((text, index) => labelAt(text, 30 + 50 * index));
  const rowsOf = (labels: readonly ReadLabel[], rows: readonly number[]) =>
    placeInsideLabels(pictureOf(rows), PANE, labels, COLUMN, () => [])?.labels.map(({ y }) => y) ?? null;
  expect(rowsOf(round, [40, 90, 140, 190])).toEqual([40.5, 90.5, 140.5, 190.5]);
  expect(rowsOf(round, [40, 90, 140])).toBeNull();
  expect(rowsOf(LABELS, [50, 90, 130, 170])).toBeNull();
});

test('moves labels to lines further below where the first is kept within the plot', () => {
  const rows = pictureOf([10, 50, 90, 130, 170]);
  const kept = placeInsideLabels(rows, PANE, [labelAt('12.40', 20), ...LABELS], COLUMN, () => [])?.labels;
  expect(kept?.map(({ y }) => y)).toEqual([10.5, 50.5, 90.5, 130.5, 170.5]);
  expect(placed(rows, [])).toBeNull();
});

test('asks no piece that candles have left of a label', () => {
  const pieces = [labelAt('12.00', 40), labelAt('11.60', 80), labelAt('11.20', 120), labelAt('0', 158)];
  const labels = placeInsideLabels(pictureOf([47, 87, 127, 167]), PANE, pieces, COLUMN, () => [])?.labels;
  expect(labels?.map(({ text }) => text)).toEqual(['12.00', '11.60', '11.20']);
});

test('leaves a box at its middle beside a line of the grid, whose label it hides', () => {
  const picture = pictureOf([47, 87, 127, 167]);
  for (let row = 38; row < 53; row++) picture.rgb.fill(90, (row * 160 + 106) * 3, (row * 160 + 154) * 3);
  const labels = [labelAt('12.02', 45.5), ...LABELS.slice(1)];
  const placement = placeInsideLabels(picture, PANE, labels, COLUMN, () => []);
  expect(placement?.labels.map(({ text, y }) => [text, y])).toEqual([
    ['11.60', 87.5],
    ['11.20', 127.5],
    ['10.80', 167.5],
    ['12.02', 45.5],
  ]);
});
