import { inkMap } from '../../ink/ink-map.ts';
import { clipRegion, type PixelRegion } from '../../ink/pixel-region.ts';
import type { Picture } from '../../picture/picture.ts';
import { agreeingLabels } from '../agreement/agreeing-labels.ts';
import type { ReadLabel } from '../labels/read-label-column.ts';
import { rowsBeside } from '../labels/rows-beside.ts';
import { asNarrowAsPrices, columnMembers, labelColumns } from './label-columns.ts';
import { wordsIn } from './label-places.ts';
import { type Span, spanOf } from './likely-columns.ts';

/** How far above and below what a scale measures it may go on, in heights of that. */
const REACH = 1;
/** Share of the height of what it measures that a scale stands beside, with a step above and below its labels. */
const LEAST_BESIDE = 0.5;

/**
 * Where numbers on one scale stand below each other in some columns of a picture, from left to right, as they do beside a chart from its top to its bottom; those that
 * overlap are one. Numbers of lists and forms are on none, or few are.
 *
 * @param region its rows are those of the chart
 */
export function scaleColumns(picture: Picture, region: PixelRegion): readonly Span[] {
  const { left, right, top, bottom } = region;
  const reachPx = REACH * (bottom - top);
  const around = clipRegion(
    { left, right, top: top - reachPx, bottom: bottom + reachPx },
    picture.width,
    picture.height,
  );
  const ink = inkMap(picture, around);
  if (ink === null) return [];
  const words = asNarrowAsPrices(wordsIn(ink, picture));
  const spans = labelColumns(words).flatMap((column) => {
    const labels = agreeingLabels(ink, columnMembers(words, column));
    return labels === null || shareBeside(labels, region) < LEAST_BESIDE
      ? []
      : [spanOf(labels.map(({ word }) => word))];
  });
  const apart: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.left - b.left)) {
    const before = apart.at(-1);
    if (before === undefined || span.left > before.right) apart.push(span);
    else apart[apart.length - 1] = { left: before.left, right: Math.max(before.right, span.right) };
  }
  return apart;
}

/** Share of some rows that labels stand beside. */
function shareBeside(labels: readonly ReadLabel[], { top, bottom }: Pick<PixelRegion, 'top' | 'bottom'>): number {
  const beside = rowsBeside(labels);
  return (Math.min(bottom, beside.bottom) - Math.max(top, beside.top)) / (bottom - top);
}
