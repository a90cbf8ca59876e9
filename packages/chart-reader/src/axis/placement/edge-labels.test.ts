import { expect, test } from 'vitest';
import { WORD } from '../labels/word.test-helper.ts';
import { withEdgeLabels } from './edge-labels.ts';

const SIZE = 20;
/** Lines of a grid and that of the last price. */
const ROWS = [100, 300, 500, 655, 700, 900];

function placed(...heights: readonly number[]): readonly number[] {
  return placedOn(ROWS, heights);
}

function placedOn(rows: readonly number[], heights: readonly number[]): readonly number[] {
  const printed = { digits: '1', afterLastSeparator: null, earlierSeparators: 0, negative: false };
  const labels = heights.map((y) => ({ word: WORD, text: '1', printed, y }));
  return withEdgeLabels(labels, rows, SIZE).map(({ y }) => y);
}

test('puts the first label and the last on the lines at the edges of the plot that they were kept within', () => {
  expect(placed(118, 300, 500, 700, 882)).toEqual([100, 300, 500, 700, 900]);
  expect(placed(118, 302, 502, 882)).toEqual([102, 302, 502, 902]);
});

test('puts the first one above its line as the others are, which stand above theirs', () => {
  expect(placed(118, 282, 482, 682)).toEqual([82, 282, 482, 682]);
  expect(placed(118, 282, 482)).toEqual([118, 282, 482]);
});

test('leaves labels beyond the edges, those that are too far, and those of few lines alone', () => {
  expect(placed(82, 300, 500, 700, 918)).toEqual([82, 300, 500, 700, 918]);
  expect(placed(130, 300, 500)).toEqual([130, 300, 500]);
  expect(placed(118, 300)).toEqual([118, 300]);
});

test('takes the line of a price, which is in no step with the others, for none of an edge', () => {
  expect(placed(300, 500, 641)).toEqual([300, 500, 641]);
});

test('takes the line of the axis, however far down it lies, for none of an edge', () => {
  const grid = [74, 115, 156, 197, 238, 279, 320, 361, 402, 443, 484, 525, 566];
  expect(placedOn([...grid, 619], [...grid, 607])).toEqual([...grid, 607]);
});
