import { expect, it } from 'vitest';
import { FOREIGN, FULL } from '../coverage/candle-coverage.ts';
import { offCentreShare } from './off-centre-share.ts';
import { strokeOf } from '../field/stroke-of.test-helper.ts';

const SHAPE = { pitchPx: 4, bodyPx: 2 };

/** Coverage of rows four pixels wide: `#` is covered, `?` shows something else. */
function covered(...rows: readonly string[]) {
  return Uint8Array.from(rows.join(''), (pixel) => (pixel === '#' ? FULL : pixel === '?' ? FOREIGN : 0));
}

it('is 0 for a body of two columns with its wick in one of them', () => {
  const coverage = covered('.#..', '.##.', '.##.', '.#..');
  expect(offCentreShare([strokeOf({ cell: 0, x: 2, top: 0, bottom: 3 })], SHAPE, coverage, 4)).toBe(0);
});

it('counts the rows of a curve that passes through a cell from one side to the other', () => {
  const coverage = covered('#...', '##..', '.##.', '..##');
  expect(offCentreShare([strokeOf({ cell: 0, x: 2, top: 0, bottom: 3 })], SHAPE, coverage, 4)).toBe(0.75);
});

it('asks only what candles cover', () => {
  const coverage = covered('....', '.##.', '??..', '....');
  expect(offCentreShare([strokeOf({ cell: 0, x: 2, top: 0, bottom: 3 })], SHAPE, coverage, 4)).toBe(0);
  expect(offCentreShare([], SHAPE, coverage, 4)).toBe(0);
});
