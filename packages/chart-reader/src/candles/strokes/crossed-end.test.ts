import { describe, expect, it } from 'vitest';
import { crossedEnd } from './crossed-end.ts';

/** The lower end of a wick whose rows are drawn from left to right: its own, crossing in its colour, hidden, background. The last `|` or `x` is its last row. */
function lowerEnd(rows: string): number | null {
  const row = Math.max(rows.lastIndexOf('|'), rows.lastIndexOf('x'));
  return crossedEnd(
    { row, own: 0, step: 1 },
    (y) => rows[y] === 'x',
    (y) => rows[y] === '?',
  );
}

describe('crossedEnd', () => {
  it('leaves an end that is seen alone', () => {
    expect(lowerEnd('||||..')).toBeNull();
    expect(lowerEnd('||||.?')).toBeNull();
  });

  it('puts an end that something hides into the middle of what is hidden, a pixel on at most', () => {
    expect(lowerEnd('||||?.')).toBe(4);
    expect(lowerEnd('||||??.')).toBe(4.5);
    expect(lowerEnd('||||????.')).toBe(4.5);
  });

  it('takes rows of a line in the colour of the candle for hidden ones', () => {
    expect(lowerEnd('||||xx.')).toBe(4.5);
    expect(lowerEnd('||||x??.')).toBe(4.5);
  });

  it('takes more rows than a line has for what ends beside the candle', () => {
    expect(lowerEnd('||||???????')).toBeNull();
    expect(lowerEnd('||||xxxxxxx')).toBeNull();
  });

  it('looks upwards from an upper end', () => {
    const isHidden = (y: number) => y === 6 || y === 7;
    expect(crossedEnd({ row: 8, own: 12, step: -1 }, () => false, isHidden)).toBe(7.5);
  });
});
