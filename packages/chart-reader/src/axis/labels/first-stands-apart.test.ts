import { describe, expect, it } from 'vitest';
import { firstStandsApart } from './first-stands-apart.ts';

/** A word of letters 6 px high between these columns. */
function wordOf(columns: readonly (readonly [left: number, right: number])[]) {
  const letterBoxes = columns.map(([left, right]) => ({ left, right, top: 64, bottom: 70 }));
  return { letterBoxes, letterTop: 64, letterBottom: 70 };
}

describe('firstStandsApart', () => {
  it.each([
    [
      'a sign, a space and a number whose digits touch',
      [
        [1541, 1545],
        [1548, 1551],
        [1552, 1576],
      ],
      true,
    ],
    [
      'a slim first digit',
      [
        [1541, 1544],
        [1546, 1550],
        [1551, 1555],
      ],
      false,
    ],
    ['digits that touch, all of them', [[1541, 1576]], false],
    ['nothing', [], false],
  ] as const)('%s', (_, columns, expected) => {
    expect(firstStandsApart(wordOf(columns))).toBe(expected);
  });
});
