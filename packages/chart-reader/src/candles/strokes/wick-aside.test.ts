import { expect, test } from 'vitest';
import { FULL } from '../coverage/candle-coverage.ts';
import { wickAside } from './wick-aside.ts';

/** Where a cell has its wick and body. */
interface Columns {
  readonly wickLeft: number;
  readonly wickPx: number;
  readonly bodyLeft: number;
  readonly bodyRight: number;
}

/** Where the wick stands of a cell drawn row by row, `#` covered. */
function asideIn({ wickLeft, wickPx, bodyLeft, bodyRight }: Columns, rows: readonly string[]): number | null {
  const width = rows[0]!.length;
  const coverage = Uint8Array.from(rows.join(''), (pixel) => (pixel === '#' ? FULL : 0));
  const covered = (y: number, from: number, to: number) =>
    coverage.subarray(y * width + from, y * width + to + 1).reduce((sum, value) => sum + value, 0);
  const scanned = {
    marks: Int32Array.of(2 ** rows.length - 1),
    width,
    coverage,
    extent: Int32Array.from(rows, (_, y) => covered(y, bodyLeft, bodyRight)),
    wick: Uint8Array.from(rows, (_, y) => covered(y, wickLeft, wickLeft + wickPx - 1) / wickPx),
    wickLeft,
    bodyLeft,
    bodyRight,
  };
  return wickAside(scanned, { wickPx, bodyPx: bodyRight - bodyLeft + 1 }, wickPx);
}

/** The same of a body of three columns from column 1 on, whose wick is looked for in column 2. */
const asideOf = (...rows: readonly string[]) => asideIn({ wickLeft: 2, wickPx: 1, bodyLeft: 1, bodyRight: 3 }, rows);

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

test('takes thin sides of a hollow body, which together cover little more than a thick wick, for none', () => {
  const sides = ['.##.....##.', '.##.....##.', '.##.....##.', '.##.....##.', '.##.....##.', '.##.....##.'];
  const rows = ['.#########.', ...sides, '.#########.', '....###....', '....###....'];
  expect(asideIn({ wickLeft: 4, wickPx: 3, bodyLeft: 1, bodyRight: 9 }, rows)).toBeNull();
});
