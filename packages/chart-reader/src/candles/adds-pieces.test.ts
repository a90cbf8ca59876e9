import { expect, test } from 'vitest';
import { addsPieces } from './adds-pieces.ts';

/** Candles in some cells, 8 pixels apart and so high. */
function candles(cells: readonly number[], heightPx = 20) {
  return cells.map((cell) => ({
    x: 8 * cell,
    widthPx: 7,
    highY: 50,
    bodyTopY: 50,
    bodyBottomY: 50 + heightPx,
    lowY: 50 + heightPx,
    up: true,
  }));
}

const WEEK = [0, 1, 2, 3, 4, 7, 8, 9, 10, 11, 14, 15, 16, 17, 18];
const WEEKENDS = [5, 6, 12, 13];
const clear = { field: { pitchPx: 8, candles: candles(WEEK) }, isClear: true };

test('tells pieces of a line in the cells that weekends leave empty', () => {
  const more = { field: { pitchPx: 8, candles: [...candles(WEEK), ...candles(WEEKENDS, 2)] } };
  expect(addsPieces(more, clear)).toBe(true);
  expect(addsPieces(more, { ...clear, isClear: false })).toBe(false);
});

test('tells candles that the other reading lacks, and other candles', () => {
  expect(addsPieces({ field: { pitchPx: 8, candles: candles([...WEEK, ...WEEKENDS]) } }, clear)).toBe(false);
  expect(addsPieces({ field: { pitchPx: 4, candles: [...candles(WEEK), ...candles(WEEKENDS, 2)] } }, clear)).toBe(
    false,
  );
  expect(addsPieces({ field: { pitchPx: 8, candles: [...candles([0, 1, 2]), ...candles(WEEKENDS, 2)] } }, clear)).toBe(
    false,
  );
});
