import type { PriceAxis } from '../../chart-reading.ts';

/** An axis with its labels moved down by some pixels. */
export function moveAxis(axis: PriceAxis, byPx: number): PriceAxis {
  const labels = axis.labels.map((label) => ({ ...label, y: label.y + byPx }));
  return { ...axis, y1: axis.y1 + byPx, y2: axis.y2 + byPx, labels };
}
