import { describe, expect, it } from 'vitest';
import { haveNarrowBodies, narrowSides, sharesColumns, sideColumn } from './body-sides.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';

const PITCH_PX = 10;
const BODY_PX = 9;
const middles = Float64Array.from({ length: 20 }, (_, cell) => 10.5 + PITCH_PX * cell);
const shape: CandleShape = { style: 'candles', pitchPx: PITCH_PX, wickPx: 1, bodyPx: BODY_PX, middles, support: 1 };

/** Rows covered in each column by bodies 20 rows high: filled ones in all of theirs, hollow ones in their two outer pairs. */
function rowsOf(isHollow: (cell: number) => boolean) {
  return (column: number): number => {
    const cell = Math.floor((column - 6) / PITCH_PX);
    const place = (column - 6) % PITCH_PX;
    if (place >= BODY_PX || cell < 0 || cell >= middles.length) return 0;
    return isHollow(cell) && place >= 2 && place < BODY_PX - 2 ? 0 : 20;
  };
}

describe('sharesColumns', () => {
  it('tells filled bodies that touch their neighbours', () => {
    expect(
      sharesColumns(
        shape,
        300,
        rowsOf(() => false),
      ),
    ).toBe(true);
    expect(
      sharesColumns(
        { ...shape, pitchPx: 12 },
        300,
        rowsOf(() => false),
      ),
    ).toBe(false);
  });

  it('does not where every third body is hollow with soft sides', () => {
    expect(
      sharesColumns(
        shape,
        300,
        rowsOf((cell) => cell % 3 === 0),
      ),
    ).toBe(false);
  });

  it('does where neighbours stand in the outermost columns too', () => {
    const rows = rowsOf(() => false);
    const thick = { ...shape, pitchPx: 10, wickPx: 3 };
    expect(sharesColumns(thick, 300, (column) => rows(column) + ((column - 6) % PITCH_PX === 0 ? 6 : 0))).toBe(true);
    expect(sharesColumns(thick, 300, (column) => rows(column) + ((column - 6) % PITCH_PX === 0 ? 20 : 0))).toBe(true);
  });

  it('does nearly two pixels from their neighbours only where these show in the outermost columns', () => {
    const rows = rowsOf(() => false);
    const apart = { ...shape, pitchPx: 10.8 };
    expect(sharesColumns(apart, 300, rows)).toBe(false);
    expect(sharesColumns(apart, 300, (column) => rows(column) + ((column - 6) % PITCH_PX === 0 ? 6 : 0))).toBe(true);
  });

  it('does not where half of the bodies are empty between sides in the outermost columns', () => {
    const thin = (column: number): number => {
      const place = (column - 6) % PITCH_PX;
      const isEmpty = Math.floor((column - 6) / PITCH_PX) % 2 === 0;
      return isEmpty && place > 0 && place < BODY_PX - 1 ? 4 : rowsOf(() => false)(column);
    };
    expect(sharesColumns(shape, 300, thin)).toBe(false);
  });

  it('does not where bodies are a column narrower on either side', () => {
    const rows = rowsOf(() => false);
    const outermost = (column: number): boolean => [0, BODY_PX - 1].includes((column - 6) % PITCH_PX);
    expect(sharesColumns(shape, 300, (column) => (outermost(column) ? 8 : rows(column)))).toBe(false);
    expect(sharesColumns(shape, 300, (column) => (outermost(column) ? 12 : rows(column)))).toBe(true);
  });

  it('is not misled by one line from top to bottom', () => {
    const rows = rowsOf((cell) => cell % 3 === 0);
    expect(sharesColumns(shape, 300, (column) => (column === 8 ? 900 : rows(column)))).toBe(false);
  });
});

describe('sideColumn', () => {
  const rowsIn =
    (rows: readonly number[]) =>
    (column: number): number =>
      rows[column] ?? 0;
  const left = { expected: 0, outward: -1, last: 3 } as const;
  const dense = { ...shape, wickPx: 2, bodyPx: 10 };

  it('is the column beside the expected one where that is covered in far fewer rows', () => {
    expect(sideColumn(dense, rowsIn([1, 9, 9, 9]), left)).toBe(1);
    expect(sideColumn(dense, rowsIn([8, 9, 9, 9]), left)).toBe(0);
  });

  it('is the outermost column of a body lower than its outline is thick', () => {
    expect(sideColumn(dense, rowsIn([1, 1, 3, 3]), left)).toBe(0);
  });
});

describe('narrowSides', () => {
  it('are the columns beside the wick, or that of the wick where a body stands out to one side', () => {
    const rowsIn = (left: number, right: number) => (column: number) => (column < 5 ? left : right);
    expect(narrowSides(rowsIn(6, 6), 4, [5, 5])).toStrictEqual([4, 6]);
    expect(narrowSides(rowsIn(1, 6), 4, [5, 5])).toStrictEqual([5, 6]);
    expect(narrowSides(rowsIn(6, 0), 4, [5, 5])).toStrictEqual([4, 5]);
    expect(narrowSides(rowsIn(1, 1), 4, [5, 5])).toStrictEqual([4, 6]);
  });

  it('are those of the wick and of the far side of a hollow body where there is room for it', () => {
    const rowsIn = (column: number): number => [0, 9, 2, 7][column] ?? 0;
    expect(narrowSides(rowsIn, 4.5, [1, 1])).toStrictEqual([1, 3]);
    expect(narrowSides(rowsIn, 3.5, [1, 1])).toStrictEqual([1, 2]);
  });
});

describe('haveNarrowBodies', () => {
  /** Rows covered by wicks of one column at every fourth place, each with a column beside it to the right, and every so many to the left too. */
  const rowsIn =
    (every: number) =>
    (column: number): number => {
      const cell = Math.floor((column + 1) / 4);
      if (column === 4 * cell - 1) return cell % every === 0 ? 5 : 0;
      return column <= 4 * cell + 1 ? 6 : 0;
    };
  const narrow = {
    ...shape,
    pitchPx: 4,
    bodyPx: 3,
    middles: Float64Array.from({ length: 20 }, (_, cell) => 4 * cell + 0.5),
  };

  it('tells bodies rounded to one side of their wicks from lines between two columns', () => {
    expect(haveNarrowBodies(narrow, rowsIn(2))).toBe(true);
    expect(haveNarrowBodies(narrow, rowsIn(10))).toBe(false);
    // The same beside a part of each wick.
    expect(haveNarrowBodies(narrow, (column) => (column % 4 === 0 ? 12 : rowsIn(10)(column)))).toBe(true);
  });
});
