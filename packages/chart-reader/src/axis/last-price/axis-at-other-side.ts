import type { CandleField } from '../../candles/field/candle-field.ts';
import type { Picture } from '../../picture/picture.ts';
import { labelPlaces, wordsIn } from '../columns/label-places.ts';
import { columnMembers } from '../columns/label-columns.ts';
import { likelyColumns, spanOf } from '../columns/likely-columns.ts';
import { labelHeight } from '../labels/label-height.ts';
import { numberWithDecimals } from '../labels/parse-price-label.ts';
import { readLabelsAtSight } from '../labels/read-label-column.ts';
import { withoutTicks } from '../labels/without-ticks.ts';
import type { ReadAxis } from '../read-price-axis.ts';
import { heightOf } from '../scale/price-height.ts';
import { MIN_LABELS } from '../scale/trust-price-scale.ts';

/** How far labels of one axis stand from the rows that those at the other side tell, in letter heights. */
const SAME_SCALE = 0.25;

/**
 * The same axis as it is printed at the other side of the plot, where the box of the last price may stand alone. Null where no column of labels
 * tells the same scale there, and for labels on the plot.
 */
export function axisAtOtherSide(picture: Picture, field: CandleField, read: ReadAxis): ReadAxis | null {
  if (read.inside) return null;
  const { x, w } = field.pane;
  const isOnTheRight = (span: ReadAxis['column']) => (span.left + span.right) / 2 > x + w / 2;
  const tolerancePx = SAME_SCALE * labelHeight(read.labels);
  for (const { ink, printed, words, areWhole } of labelPlaces(picture, field)) {
    if (!areWhole) return null;
    for (const found of likelyColumns(words, field.pane)) {
      const column = spanOf(found);
      if (isOnTheRight(column) === isOnTheRight(read.column)) continue;
      const members = columnMembers(words, found);
      const labels = withoutTicks(read.axis, readLabelsAtSight(ink, members)).flatMap((label) => {
        const y = label.y + read.textOffsetPx;
        const price = numberWithDecimals(label.printed, read.axis.decimals);
        return Math.abs(heightOf(read.axis, price) - y) <= tolerancePx ? [{ ...label, y }] : [];
      });
      if (labels.length < MIN_LABELS) continue;
      return { ...read, ink: printed, words: columnMembers(wordsIn(printed, picture), found), labels, column };
    }
  }
  return null;
}
