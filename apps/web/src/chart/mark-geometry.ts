import type { Chart, Mark } from '@pipsight/contract';
import { yOfPrice, type Point } from '@pipsight/contract/overlay';

/** A mark in pixels of the picture. Lines and points have `top` equal to `bottom`. */
export interface MarkBox {
  readonly mark: Mark;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Lines of several points that it is drawn by instead of its box; mostly none. */
  readonly lines: readonly { readonly role: 'outline' | 'edge'; readonly points: readonly Point[] }[];
}

/** Where a mark lies on its chart's picture; one without a right end runs to the edge of the plot. */
export function markBox(mark: Mark, { axis, plot }: Pick<Chart, 'axis' | 'plot'>): MarkBox {
  const lines = (mark.lines ?? []).map(({ role, points }) => ({
    role,
    points: points.map(({ x, price }) => ({ x, y: yOfPrice(axis, price) })),
  }));
  if (lines.length > 0) return { mark, lines, ...extentOf(lines.flatMap(({ points }) => points)) };
  const y1 = yOfPrice(axis, mark.price1);
  const y2 = mark.price2 === null ? y1 : yOfPrice(axis, mark.price2);
  const right = mark.kind === 'swing' ? mark.x1 : (mark.x2 ?? plot.x + plot.w);
  return { mark, lines, left: mark.x1, right, top: Math.min(y1, y2), bottom: Math.max(y1, y2) };
}

/** Whether a swing is a low, so that its name stands beneath it. Named `HL`, `LL` or `Low`, highs `HH`, `LH`. */
export function isLow(mark: Mark): boolean {
  return /(l|low)$/i.test(mark.label);
}

function extentOf(points: readonly Point[]): Pick<MarkBox, 'left' | 'right' | 'top' | 'bottom'> {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
