import type { CandleField } from '../../candles/field/candle-field.ts';
import { candleRows } from '../../candles/field/candle-rows.ts';
import type { Word } from '../../ink/find-words.ts';
import { clipRegion } from '../../ink/pixel-region.ts';
import type { Picture } from '../../picture/picture.ts';
import type { Rgb } from '../../picture/rgb.ts';
import { type GridLine, gridLines, isAlike, lineReachPx } from './grid-lines.ts';

/** Whether the lines among candles go on under a column of words so high; beside the plot they end before them, while those between panes go on anywhere. */
export function gridRunsUnder(
  picture: Picture,
  field: Pick<CandleField, 'pane' | 'candles'>,
  column: { readonly left: number; readonly right: number },
  words: readonly Word[],
  size: number,
): boolean {
  const reachPx = lineReachPx(size);
  const { pane } = field;
  const { top, bottom } = candleRows({ field });
  const rows = { top: Math.round(top), bottom: Math.round(bottom) };
  const plot = { left: Math.round(pane.x + pane.w * 0.25), right: Math.round(pane.x + pane.w * 0.75), ...rows };
  // A row of digits looks like a line, and a box hides the line that it stands at.
  const isFree = ({ y }: GridLine): boolean =>
    !words.some(({ letterTop, letterBottom }) => y >= letterTop - 1 && y <= letterBottom + 1);
  const linesIn = (bounds: typeof plot): readonly GridLine[] =>
    gridLines(picture, clipRegion(bounds, picture.width, picture.height), reachPx).filter(isFree);
  const lines = linesIn(plot);
  const under = linesIn({ ...column, ...rows });
  // The letters in a box at the end of a line have other colours, and those of a label that was not made out are stronger.
  const goesOn = (line: GridLine): boolean =>
    under.some(({ y, contrast }) => Math.abs(y - line.y) <= 1 && areAlike(contrast, line.contrast));
  const shared = lines.filter(goesOn);
  // The line of the last price, with what compression leaves beside it, meets the edges of its box.
  const [first = 0, last = 0] = [shared[0]?.y, shared.at(-1)?.y];
  return last - first > size && shared.length >= 0.6 * lines.length;
}

/** Whether two rows stand out in the same colours, and about as much. */
function areAlike(one: Rgb, other: Rgb): boolean {
  return isAlike(one, other) && isAlike(other, one);
}
