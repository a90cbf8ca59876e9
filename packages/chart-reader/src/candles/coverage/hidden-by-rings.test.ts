import { expect, test } from 'vitest';
import { FOREIGN, FULL } from './candle-coverage.ts';
import { hiddenByRings } from './hidden-by-rings.ts';

const VALUES: Readonly<Record<string, number>> = { '.': 0, o: FOREIGN, '#': FULL };

/** What becomes of a drawing: `#` a candle, `o` something else, `.` the ground; hidden ground comes back as `?`. */
function seen(...rows: readonly string[]): string[] {
  const [width, height] = [rows[0]!.length, rows.length];
  const coverage = Uint8Array.from(rows.join(''), (character) => VALUES[character]!);
  const ink = coverage.map((value) => (value > 0 ? 1 : 0));
  const hidden = hiddenByRings({ width, height, ink }, coverage);
  return rows.map((row, y) =>
    Array.from(row, (character, x) => (character === '.' && hidden[y * width + x] === FOREIGN ? '?' : character)).join(
      '',
    ),
  );
}

test('hides what lies within a ring over a candle', () => {
  expect(seen('...#...', '..ooo..', '.o...o.', '..ooo..', '...#...')).toStrictEqual([
    '...#...',
    '..ooo..',
    '.o???o.',
    '..ooo..',
    '...#...',
  ]);
});

test('leaves ground alone that a ring does not close, or that ends at a candle', () => {
  const open = ['..ooo..', '.o...o.', '..o.o..', '.......'];
  expect(seen(...open)).toStrictEqual(open);
  const beside = ['..ooo..', '.o..#..', '..ooo..'];
  expect(seen(...beside)).toStrictEqual(beside);
});

test('leaves what larger rings hold alone', () => {
  const wide = ['oooooooo', ...Array.from({ length: 6 }, () => 'o......o'), 'oooooooo'];
  expect(seen(...wide)).toStrictEqual(wide);
});

test('leaves all of what is larger alone, also what is left of it where it was looked at before', () => {
  const narrow = ['o'.repeat(50), `o${'.'.repeat(48)}o`, 'o'.repeat(50)];
  expect(seen(...narrow)).toStrictEqual(narrow);
});
