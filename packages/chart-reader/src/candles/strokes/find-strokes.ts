import type { CandleShape } from '../shapes/candle-shape.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import { isBlock } from './is-block.ts';
import { joinRims } from './join-rims.ts';
import type { Stroke } from '../field/stroke.ts';
import { StrokeRows } from './stroke-rows.ts';

/**
 * Cuts each cell of the lattice into upright strokes. `coverage` tells how much of each pixel belongs to a candle (see `candleCoverage`). A
 * row belongs to a wick if the middle of the cell is covered, to a body if both its sides are, whether or not it is filled between. Rows
 * that something else covers, such as a level line or a moving average, are bridged between two rows of the stroke; rows that show the
 * background are not, unless bodies have a rim of it. In a `blurred` picture edges are placed between pixel rows by how much of the
 * outermost rows is covered.
 */
export function findStrokes(
  mask: InkMask,
  shape: CandleShape,
  coverage: Uint8Array,
  blurred: boolean,
): readonly Stroke[] {
  const rows = new StrokeRows(mask, shape, coverage, blurred);
  const strokes: Stroke[] = [];
  for (let cell = 0; cell < shape.middles.length; cell++) {
    if (!rows.scan(cell)) continue;
    for (let top = rows.nextRow(0); top >= 0;) {
      const bottom = rows.lastRow(top);
      if (rows.isStroke(top, bottom)) {
        const stroke = rows.stroke(cell, top, bottom);
        if (!isBlock(mask, coverage, shape, stroke, blurred, rows.shape.bodyPx)) strokes.push(stroke);
      }
      top = rows.nextRow(bottom + 1);
    }
  }
  return joinRims(strokes, shape);
}
