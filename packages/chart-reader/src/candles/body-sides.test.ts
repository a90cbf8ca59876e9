import { describe, expect, it } from 'vitest';
import { sharesColumns } from './body-sides.ts';
import type { CandleShape } from './candle-shape.ts';

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
  });

  it('is not misled by one line from top to bottom', () => {
    const rows = rowsOf((cell) => cell % 3 === 0);
    expect(sharesColumns(shape, 300, (column) => (column === 8 ? 900 : rows(column)))).toBe(false);
  });
});
