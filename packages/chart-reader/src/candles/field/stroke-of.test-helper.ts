import type { Stroke } from './stroke.ts';

/** A stroke for tests: a body of all its rows, 8 pixels from cell to cell. */
export function strokeOf(given: Pick<Stroke, 'cell' | 'top' | 'bottom'> & Partial<Stroke>): Stroke {
  const { cell, top, bottom } = given;
  return {
    x: 4.5 + 8 * cell,
    wickLeft: 4 + 8 * cell,
    bodyTop: top,
    bodyBottom: bottom,
    highY: top + 0.5,
    lowY: bottom + 0.5,
    bodyTopY: top + 0.5,
    bodyBottomY: bottom + 0.5,
    wideRows: bottom - top + 1,
    lopsidedRows: 0,
    inkRows: bottom - top + 1,
    leftTick: -1,
    rightTick: -1,
    ...given,
  };
}
