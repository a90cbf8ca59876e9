import type { Rect } from '../chart-reading.ts';
import type { InkMap } from '../ink/ink-map.ts';
import type { Picture } from '../picture/picture.ts';
import { residual } from './fit-line.ts';
import { fitPriceScale } from './fit-price-scale.ts';
import { gridOffset } from './grid-offset.ts';
import { gridRows } from './grid-rows.ts';
import { labelPrices } from './label-prices.ts';
import { boxesAmong } from './price-boxes.ts';
import type { ReadLabel } from './read-label-column.ts';

/** Pixels left free between the labels and where grid lines are looked for. */
const CLEARANCE_PX = 6;
/** Box and grid tell the same distance if they agree to within this. */
const AGREEMENT_PX = 2.5;
/** Widest gap between a label and the line it stands on, in letter heights. Some libraries print labels that belong to no line. */
const MAX_GAP_TO_LINE = 0.4;

/**
 * Labels printed on the plot itself, moved to the heights that they stand for: they stand above or below, all by the
 * same distance. A box tells it, being drawn at its price, or the grid lines that the labels stand on. Null if neither
 * does, or they disagree.
 */
export function placeInsideLabels(
  picture: Picture,
  pane: Rect,
  ink: InkMap,
  labels: readonly ReadLabel[],
  column: { readonly left: number; readonly right: number },
): readonly ReadLabel[] | null {
  const boxWords = new Set(
    boxesAmong(
      ink,
      labels.map((label) => label.word),
    ).map((box) => box.word),
  );
  const plain = labels.filter((label) => !boxWords.has(label.word));
  const boxes = labels.filter((label) => boxWords.has(label.word));
  const size = Math.max(...labels.map(({ word }) => word.letterBottom - word.letterTop));
  const fromBox = offsetOfBoxes(plain, boxes, size);
  const rows = gridRows(picture, besideColumn(picture, pane, column), Math.max(2, Math.round(size / 6)));
  const fromGrid =
    gridOffset(
      plain.map((label) => label.y),
      rows,
      size,
    )?.offsetPx ?? null;
  const offset = agreedOffset(fromBox, fromGrid, size);
  if (offset === null) return null;
  return labels.map((label) => (boxWords.has(label.word) ? label : { ...label, y: label.y + offset }));
}

function agreedOffset(fromBox: number | null, fromGrid: number | null, size: number): number | null {
  if (fromBox !== null) return fromGrid !== null && Math.abs(fromGrid - fromBox) > AGREEMENT_PX ? null : fromBox;
  const gap = Math.abs(fromGrid ?? Number.NaN) / size - 0.5;
  return gap >= 0 && gap <= MAX_GAP_TO_LINE ? fromGrid : null;
}

/** How far below the labels' own scale the box of the last price stands; null if no box lies near it. */
function offsetOfBoxes(plain: readonly ReadLabel[], boxes: readonly ReadLabel[], size: number): number | null {
  const [likeliest] = labelPrices(
    [...plain, ...boxes].map((label) => label.printed),
    false,
  );
  const prices = likeliest?.prices ?? [];
  const fit = fitPriceScale(
    plain.map(({ y }, index) => ({ y, price: prices[index] ?? Number.NaN })),
    Math.max(1.25, 0.07 * size),
  );
  if (fit === null || fit.scale === 'log') return null;
  const offsets = boxes
    .map(({ y }, index) => residual(fit.line, { y, t: prices[plain.length + index] ?? Number.NaN }))
    .filter((offset) => Math.abs(offset) <= size);
  return offsets.length === 1 ? offsets[0]! : null;
}

/** The wider part of the pane that is free of the labels, over the picture's whole height. */
function besideColumn(picture: Picture, pane: Rect, { left, right }: { left: number; right: number }) {
  const rows = { top: 0, bottom: picture.height };
  const paneRight = Math.min(picture.width, Math.round(pane.x + pane.w));
  const paneLeft = Math.max(0, Math.round(pane.x));
  return left - paneLeft > paneRight - right
    ? { left: paneLeft, right: left - CLEARANCE_PX, ...rows }
    : { left: right + CLEARANCE_PX, right: paneRight, ...rows };
}
