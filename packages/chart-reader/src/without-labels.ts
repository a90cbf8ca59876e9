import type { ReadAxis } from './axis/read-price-axis.ts';
import type { CandleField } from './candles/candle-field.ts';

/** The field without what lies beyond its axis: stacked digits look like candles until they are read. */
export function withoutLabels(
  field: CandleField,
  { column, inside }: Pick<ReadAxis, 'column' | 'inside'>,
): CandleField {
  if (inside) return field;
  const { pane, candles } = field;
  const middle = (column.left + column.right) / 2;
  const onTheRight = candles.filter(({ x }) => x < middle).length > candles.length / 2;
  const left = onTheRight ? pane.x : Math.max(pane.x, column.right);
  const right = onTheRight ? Math.min(pane.x + pane.w, column.left) : pane.x + pane.w;
  return {
    ...field,
    candles: candles.filter(({ x, widthPx }) => x - widthPx / 2 >= left - 1 && x + widthPx / 2 <= right + 1),
    pane: { ...pane, x: left, w: right - left },
  };
}
