import { FOREIGN, FULL } from './candle-coverage.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import type { Stroke } from '../field/stroke.ts';

/** Ends with plain background around them that must tell; fewer may be chance. */
const FEWEST_ENDS = 12;
/** Share of them that must reach into the next row: of ends that fall anywhere, half cover too much of a row to miss and too little to be one of the wick. */
const LEAST_SOFT = 0.4;

/**
 * The strokes of a sharp drawing whose wicks nevertheless end between rows, each with its wick reaching into the next row by as much as that is
 * covered: programs that put sides on whole columns may leave ends to smoothing. `mixed` has the shares that pixels are covered by. Null if wicks end
 * at whole rows; what is partly covered beside a few of them is then something else. Only ends with nothing else around them are looked at.
 */
export function softWicks(
  mixed: Uint8Array,
  width: number,
  { wickPx }: Pick<CandleShape, 'wickPx'>,
  chain: readonly Stroke[],
): Stroke[] | null {
  let ends = 0;
  let soft = 0;
  const reach = (left: number, row: number, step: -1 | 1): number => {
    const share = endShare(mixed, width, { left, right: left + wickPx - 1, row, step });
    if (share === null) return 0;
    ends++;
    if (share > 0) soft++;
    return share;
  };
  const reaching = chain.map((stroke) => {
    const { wickLeft, top, bottom, bodyTop, bodyBottom, highY, lowY } = stroke;
    if (bodyTop < 0) return stroke;
    const above = bodyTop > top ? reach(wickLeft, top - 1, -1) : 0;
    const below = bodyBottom < bottom ? reach(wickLeft, bottom + 1, 1) : 0;
    return { ...stroke, highY: highY - above, lowY: lowY + below };
  });
  return ends >= FEWEST_ENDS && soft >= LEAST_SOFT * ends ? reaching : null;
}

interface WickEnd {
  /** First and last column of the wick. */
  readonly left: number;
  readonly right: number;
  /** The row beyond the last one that it covers, and which way the wick ends. */
  readonly row: number;
  readonly step: -1 | 1;
}

/** How much of the row beyond its last one a wick covers; null where something else is in that row, or begins in the one beyond. */
function endShare(mixed: Uint8Array, width: number, { left, right, row, step }: WickEnd): number | null {
  const beyond = row + step;
  if (beyond < 0 || (beyond + 1) * width > mixed.length) return null;
  const share = mixed[row * width + left]!;
  for (let column = left; column <= right; column++) {
    if (mixed[row * width + column] !== share || mixed[beyond * width + column] !== 0) return null;
  }
  const isAlone = mixed[row * width + left - 1] === 0 && mixed[row * width + right + 1] === 0;
  return isAlone && share !== FOREIGN ? share / FULL : null;
}
