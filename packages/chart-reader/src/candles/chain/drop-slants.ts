import type { CandleShape } from '../shapes/candle-shape.ts';
import { FOREIGN } from '../coverage/candle-coverage.ts';
import { HALF } from '../coverage/coverage-sums.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import type { Stroke } from '../field/stroke.ts';
import { strokeHeight } from '../field/stroke-height.ts';

/** So many pieces in a row make a line; candles that go on as evenly, joined to each other, are fewer. */
const FEWEST_PIECES = 5;
/** By how much pieces of one line differ in height, and steps from one to the next, at most, pixels. */
const UNEVEN_PX = 1.5;
/** Lines that rise by less from cell to cell are taken for levels, of which others know. */
const LEAST_STEP_PX = 1;
/** Candles that rise by less than this go on as evenly for longer. */
const STEEP_PX = 3;
const FEWEST_FLAT_PIECES = 8;
/** Ground between bodies is so wide at least where what crosses it tells that something runs on. */
const LEAST_GAP_PX = 2;

/**
 * The strokes without the pieces of slanted lines in the candles' colour, which lead from one price to the next like candles do, past the last of these too: evenly, from
 * cell to cell, across the ground between bodies.
 */
export function dropSlants(
  strokes: readonly Stroke[],
  mask: Pick<InkMask, 'width' | 'height'>,
  shape: CandleShape,
  coverage: Uint8Array,
): readonly Stroke[] {
  if (shape.style !== 'candles' || shape.pitchPx - shape.bodyPx < LEAST_GAP_PX) return strokes;
  const isJoined = (one: Stroke, other: Stroke): boolean => areJoined(one, other, mask, coverage);
  const byCell = Map.groupBy(strokes, ({ cell }) => cell);
  const dropped = new Set<Stroke>();
  for (const first of strokes) {
    if (dropped.has(first)) continue;
    for (const second of byCell.get(first.cell + 1) ?? []) {
      const pieces = slantFrom(first, second, byCell, isJoined);
      if (pieces.length < fewestOf(first, second)) continue;
      for (const piece of [...pieces, ...furtherPieces(pieces, strokes)]) dropped.add(piece);
    }
  }
  return dropped.size === 0 ? strokes : strokes.filter((stroke) => !dropped.has(stroke));
}

/** What is left of a line beyond candles that it runs into. */
function furtherPieces(pieces: readonly Stroke[], strokes: readonly Stroke[]): readonly Stroke[] {
  const [first, last] = [pieces[0]!, pieces.at(-1)!];
  const step = (middleOf(last) - middleOf(first)) / (last.cell - first.cell);
  return strokes.filter((stroke) => {
    const expected = middleOf(first) + step * (stroke.cell - first.cell);
    return isAlike(stroke, first) && Math.abs(middleOf(stroke) - expected) <= UNEVEN_PX;
  });
}

/** How many pieces of the line that two strokes begin tell it from candles. */
function fewestOf(first: Stroke, second: Stroke): number {
  return Math.abs(middleOf(second) - middleOf(first)) < STEEP_PX ? FEWEST_FLAT_PIECES : FEWEST_PIECES;
}

/** The pieces of the line that two strokes begin. */
function slantFrom(
  first: Stroke,
  second: Stroke,
  byCell: ReadonlyMap<number, readonly Stroke[]>,
  isJoined: (one: Stroke, other: Stroke) => boolean,
): readonly Stroke[] {
  const pieces = [first];
  let step = middleOf(second) - middleOf(first);
  if (Math.abs(step) < LEAST_STEP_PX) return pieces;
  for (let next: Stroke | undefined = second; next !== undefined;) {
    const last: Stroke = pieces.at(-1)!;
    const own = middleOf(next) - middleOf(last);
    if (!isAlike(last, next) || Math.abs(own - step) > UNEVEN_PX || !isJoined(last, next)) break;
    pieces.push(next);
    step = own;
    const expected: number = middleOf(next) + step;
    next = byCell.get(next.cell + 1)?.find((other) => Math.abs(middleOf(other) - expected) <= UNEVEN_PX);
  }
  return pieces;
}

function isAlike(one: Stroke, other: Stroke): boolean {
  return Math.abs(strokeHeight(one) - strokeHeight(other)) <= UNEVEN_PX;
}

/** Whether a line, perhaps smoothed over rows, in the candles' colour or compressed to nearly that, crosses the middle between two strokes about half way from one's rows to the other's. */
function areJoined(
  one: Stroke,
  other: Stroke,
  { width, height }: Pick<InkMask, 'width' | 'height'>,
  coverage: Uint8Array,
): boolean {
  const column = Math.floor((one.x + other.x) / 2);
  const row = Math.round((middleOf(one) + middleOf(other)) / 2 - 0.5);
  const rows = [row - 1, row, row + 1].filter((y) => y >= 0 && y < height);
  const shares = rows.map((y) => coverage[y * width + column]!);
  return shares.includes(FOREIGN) || shares.reduce((sum, share) => sum + share, 0) >= HALF;
}

function middleOf({ top, bottom }: Stroke): number {
  return (top + bottom + 1) / 2;
}
