import { expect, test } from 'vitest';
import { FULL } from '../coverage/candle-coverage.ts';
import { wickAside } from './wick-aside.ts';

const WIDTH = 5;

/** Where the wick stands of a cell drawn row by row, `#` covered, whose wick is looked for in column 2 and whose body from 1 to 3. */
function asideOf(...rows: readonly string[]): number | null {
  const coverage = Uint8Array.from(rows.join(''), (pixel) => (pixel === '#' ? FULL : 0));
  const covered = (y: number, from: number, to: number) =>
    coverage.subarray(y * WIDTH + from, y * WIDTH + to + 1).reduce((sum, value) => sum + value, 0);
  const scanned = {
    marks: Int32Array.of(2 ** rows.length - 1),
    width: WIDTH,
    coverage,
    extent: Int32Array.from(rows, (_, y) => covered(y, 1, 3)),
    wick: Uint8Array.from(rows, (_, y) => covered(y, 2, 2)),
    wickLeft: 2,
    bodyLeft: 1,
    bodyRight: 3,
  };
  return wickAside(scanned, { wickPx: 1, bodyPx: 3 }, 1);
}

test('finds the wick beside the middle of a body of two columns, however short, since it alone is covered in all rows', () => {
  expect(asideOf('...#.', '..##.', '..##.', '..##.', '...#.')).toBe(3);
  expect(asideOf('..##.', '..##.', '..##.', '...#.')).toBe(3);
});

test('leaves it in the middle where that is covered alone, and where nothing but one side is', () => {
  expect(asideOf('..#..', '..##.', '..##.', '..##.', '...#.')).toBeNull();
  expect(asideOf('...#.', '...#.', '...#.', '...#.')).toBeNull();
  expect(asideOf('...#.', '..##.', '..##.', '..##.', '.#...')).toBeNull();
});

test('takes the side of a body of three columns for its wick only where that is filled', () => {
  expect(asideOf('...#.', '...#.', '.###.', '.###.', '.###.', '...#.')).toBe(3);
  expect(asideOf('...#.', '...#.', '...#.', '.###.')).toBeNull();
});
