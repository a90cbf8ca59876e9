import type { Rect } from '../../chart-reading.ts';
import type { Word } from '../../ink/find-words.ts';
import { clipRegion } from '../../ink/pixel-region.ts';
import type { Picture } from '../../picture/picture.ts';
import { gridRows, lineReachPx } from './grid-rows.ts';

/** Whether the lines of the plot go on under a column of words so high; beside the plot they end before them. */
export function gridRunsUnder(
  picture: Picture,
  pane: Rect,
  column: { readonly left: number; readonly right: number },
  words: readonly Word[],
  size: number,
): boolean {
  const reachPx = lineReachPx(size);
  const rows = { top: Math.round(pane.y), bottom: Math.round(pane.y + pane.h) };
  const plot = { left: Math.round(pane.x + pane.w * 0.25), right: Math.round(pane.x + pane.w * 0.75), ...rows };
  // A row of digits looks like a line, and a box hides the line that it stands at.
  const isFree = (row: number): boolean =>
    !words.some(({ letterTop, letterBottom }) => row >= letterTop - 1 && row <= letterBottom + 1);
  const lines = gridRows(picture, clipRegion(plot, picture.width, picture.height), reachPx).filter(isFree);
  const under = gridRows(picture, clipRegion({ ...column, ...rows }, picture.width, picture.height), reachPx).filter(
    isFree,
  );
  const shared = lines.filter((line) => under.some((row) => Math.abs(row - line) <= 1));
  // The line of the last price, with what compression leaves beside it, meets the edges of its box.
  const [first = 0, last = 0] = [shared[0], shared.at(-1)];
  return last - first > size && shared.length >= 0.6 * lines.length;
}
