import { describe, expect, it } from 'vitest';
import { findSeams } from './find-seams.ts';

/** A picture from rows of grey levels: 0 black to 9 nearly white. */
function grey(rows: readonly (readonly number[])[]) {
  const rgb = Uint8Array.from(rows.flat().flatMap((level) => Array<number>(3).fill(level * 28)));
  return { width: rows[0]!.length, height: rows.length, rgb };
}

describe('findSeams', () => {
  it('finds both sides of a gap between two windows', () => {
    expect(
      findSeams(
        grey([
          [1, 1, 1, 4, 0, 0, 0],
          [1, 2, 1, 4, 0, 0, 0],
          [1, 1, 1, 4, 0, 9, 0],
        ]),
        'columns',
      ),
    ).toStrictEqual([3, 4]);
  });

  it('finds where one window covers another', () => {
    expect(
      findSeams(
        grey([
          [1, 1, 1, 9, 9, 9],
          [1, 2, 1, 9, 8, 9],
        ]),
        'columns',
      ),
    ).toStrictEqual([3]);
  });

  it('finds the gap between cards in rows that the page shows above and below as well', () => {
    const page = Array<number>(11).fill(5);
    const cards = Array.from({ length: 7 }, () => page.map((level, x) => (x === 5 ? level : 9)));
    expect(findSeams(grey([page, ...cards, page]), 'columns')).toStrictEqual([5, 6]);
  });

  it('finds borders between windows one below the other', () => {
    expect(
      findSeams(
        grey([
          [1, 1, 1],
          [1, 2, 1],
          [5, 5, 5],
          [1, 1, 2],
          [1, 1, 1],
        ]),
        'rows',
      ),
    ).toStrictEqual([2, 3]);
  });

  it('passes over a line that ends above the lowest row', () => {
    expect(
      findSeams(
        grey([
          [1, 1, 9, 1, 1],
          [1, 1, 9, 1, 1],
          [1, 1, 1, 1, 1],
        ]),
        'columns',
      ),
    ).toStrictEqual([]);
  });

  it('takes lines that stand evenly for those of a grid', () => {
    const line = (x: number) => (x % 20 === 7 ? 3 : 1);
    const row = Array.from({ length: 70 }, (_, x) => line(x));
    expect(findSeams(grey([row, row]), 'columns')).toStrictEqual([]);
  });

  it('finds the gap between two windows of which one has a grid', () => {
    const line = (x: number) => (x === 10 || x === 11 ? 6 : x > 31 && x % 20 === 7 ? 3 : 1);
    const row = Array.from({ length: 130 }, (_, x) => line(x));
    expect(findSeams(grey([row, row]), 'columns')).toStrictEqual([10, 12]);
  });
});
