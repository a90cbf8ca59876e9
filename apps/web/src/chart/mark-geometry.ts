import type { Chart, Mark } from '@pipsight/contract';
import { yOfPrice } from '@pipsight/contract/overlay';

/** A mark in pixels of the picture. Lines and points have `top` equal to `bottom`. */
export interface MarkBox {
  readonly mark: Mark;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where a mark lies on its chart's picture; one without a right end runs to the edge of the plot. */
export function markBox(mark: Mark, { axis, plot }: Pick<Chart, 'axis' | 'plot'>): MarkBox {
  const y1 = yOfPrice(axis, mark.price1);
  const y2 = mark.price2 === null ? y1 : yOfPrice(axis, mark.price2);
  const right = mark.kind === 'swing' ? mark.x1 : (mark.x2 ?? plot.x + plot.w);
  return { mark, left: mark.x1, right, top: Math.min(y1, y2), bottom: Math.max(y1, y2) };
}

/** Whether a swing is a low, so that its name stands beneath it. Named `HL`, `LL` or `Low`, highs `HH`, `LH`. */
export function isLow(mark: Mark): boolean {
  return /(l|low)$/i.test(mark.label);
}
