import { type ChartPart, chartInRest, NARROWEST_PART_PX, partOf } from './chart-part.ts';
import { candleRows } from '../field/candle-rows.ts';
import { findSeams } from './find-seams.ts';
import { isPaneOf } from './is-pane-of.ts';

/** A pane of prices is at least so high, as a share of the height of the candles found below it. */
const LEAST_HEIGHT = 0.5;

/**
 * The chart of a part, or the one in the pane above it: some indicators draw candles of their own, in stronger colours than those of the prices,
 * but always in a pane below them. Panes are told apart by borders from one side of the plot to the other.
 */
export function uppermostPane(part: ChartPart): ChartPart {
  const { picture, field } = part;
  const { pane } = field;
  const columns = { left: Math.ceil(pane.x), right: Math.floor(pane.x + pane.w) };
  const { top: highest, bottom: lowest } = candleRows(part);
  if (columns.right - columns.left < NARROWEST_PART_PX || highest < NARROWEST_PART_PX) return part;
  const above = partOf(part, { ...columns, top: 0, bottom: Math.floor(highest) });
  const borders = findSeams(above.picture, 'rows');
  const bottom = borders.at(-1) ?? 0;
  const least = Math.max(NARROWEST_PART_PX, LEAST_HEIGHT * (lowest - highest));
  if (bottom < least) return part;
  const upper = chartInRest(partOf(part, { left: 0, right: picture.width, top: 0, bottom }))[0];
  return upper !== undefined && isPaneOf(part, upper) ? uppermostPane({ ...part, field: upper.field }) : part;
}
