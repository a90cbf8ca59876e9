import { expect, test } from 'vitest';
import { barSides } from './bar-sides.ts';
import { FULL } from '../coverage/candle-coverage.ts';

/** A line in column 4 with a tick to its right. */
const row = Uint8Array.from([0, 0, 0, 0, FULL, FULL, FULL, 0, 0]);
const columns = { x: 4.5, left: 2, wickLeft: 4, wickRight: 4, right: 6 };

test('a tick covers the columns beside the line on its side alone', () => {
  expect(barSides(row, 0, columns, null)).toStrictEqual([0, FULL]);
});

test('of a blurred bar all that is covered to either side of its middle counts', () => {
  const [left, right] = barSides(row, 0, columns, 2.5);
  expect(left).toBeCloseTo((0.5 * FULL) / 2.5);
  expect(right).toBeCloseTo(FULL);
});
