import { expect, test } from 'vitest';
import { inkMap } from '../../ink/ink-map.ts';
import { oddLabel } from './odd-label.ts';
import type { ReadAxis } from '../read-price-axis.ts';

const ROUND = [
  { price: 1.091, y: 20 },
  { price: 1.09, y: 60 },
  { price: 1.089, y: 100 },
];

/** Labels on a white ground, 40 pixels to a thousandth. */
function axisWith(...prices: { price: number; y: number }[]): ReadAxis {
  const picture = { width: 60, height: 120, rgb: new Uint8Array(60 * 120 * 3).fill(255) };
  const all = [...ROUND, ...prices];
  const labels = all.map(({ price, y }) => {
    const rows = { top: y - 4, bottom: y + 4, letterTop: y - 4, letterBottom: y + 4 };
    const word = { left: 10, right: 50, ...rows, letters: 6, pointX: null, letterBoxes: [], smallTail: false };
    const digits = price.toFixed(5).replace('.', '');
    return { word, text: '', printed: { digits, afterLastSeparator: 5, earlierSeparators: 0, negative: false }, y };
  });
  const points = { y1: 20, price1: 1.091, y2: 100, price2: 1.089, scale: 'linear' as const };
  return {
    axis: { ...points, labels: all, residualPx: 0, decimals: 5 },
    ink: inkMap(picture, { left: 0, top: 0, right: 60, bottom: 120 })!,
    words: labels.map(({ word }) => word),
    labels,
    textOffsetPx: 0,
    deviationPx: 0,
    column: { left: 10, right: 50 },
    inside: false,
    unit: 1,
  };
}

test('finds the label that is no round price beside the close of the last candle', () => {
  expect(oddLabel(axisWith({ price: 1.08963, y: 75 }), 76)?.y).toBe(75);
});

test('finds one that another label hides in part, so that it lies a little off the scale', () => {
  const read = axisWith({ price: 1.08963, y: 77 });
  const offScale = { ...read, axis: { ...read.axis, labels: ROUND } };
  expect(oddLabel(offScale, 75)?.y).toBe(77);
  expect(oddLabel(offScale, 81)).toBeNull();
});

test('finds one that was put on the line of something else, by where its text stands', () => {
  const read = axisWith({ price: 1.08963, y: 75 });
  const labels = read.labels.map((label) => (label.y === 75 ? { ...label, y: 77.5 } : label));
  expect(oddLabel({ ...read, labels, axis: { ...read.axis, labels: ROUND } }, 74)?.y).toBe(75);
});

test('finds none among round prices, far from the close, or among several', () => {
  expect(oddLabel(axisWith(), 60)).toBeNull();
  expect(oddLabel(axisWith({ price: 1.08963, y: 75 }), 90)).toBeNull();
  expect(oddLabel(axisWith({ price: 1.08963, y: 75 }, { price: 1.08941, y: 84 }), 76)).toBeNull();
});
