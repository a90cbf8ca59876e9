import type { CandleShape } from '../shapes/candle-shape.ts';
import { FOREIGN, FULL } from '../coverage/candle-coverage.ts';
import { HALF } from '../coverage/coverage-sums.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import type { Stroke } from '../field/stroke.ts';
import { strokeEnds } from './stroke-ends.ts';

/** Bodies with less beside their wick have no room for round corners. */
const LEAST_SIDE_PX = 3;
/** By how much round corners shorten a body at its sides at least, pixels, and at which share of the ends of a chart they do. */
const LEAST_GAIN_PX = 0.6;
const LEAST_ROUNDED = 0.6;
/** Ends that must tell. */
const FEWEST_ENDS = 8;

/**
 * The strokes of a chart whose bodies have round corners, with the ends of these where they are beside the wick: at their sides, which tell what is a body,
 * they end earlier. Null where corners are square.
 */
export function roundedEnds(
  mask: Pick<InkMask, 'width' | 'height'>,
  shape: Pick<CandleShape, 'style' | 'wickPx' | 'bodyPx'>,
  chain: readonly Stroke[],
  coverage: Uint8Array,
): readonly Stroke[] | null {
  if (shape.style !== 'candles' || (shape.bodyPx - shape.wickPx) / 2 < LEAST_SIDE_PX) return null;
  const rounded = chain.map((stroke) => (stroke.bodyTop < 0 ? stroke : withInnerEnds(mask, shape, stroke, coverage)));
  const gains = rounded.flatMap((stroke, index) => {
    const { bodyTop, bodyTopY, bodyBottomY } = chain[index]!;
    return bodyTop < 0 ? [] : [bodyTopY - stroke.bodyTopY, stroke.bodyBottomY - bodyBottomY];
  });
  const isRound = (gain: number): boolean => gain >= LEAST_GAIN_PX;
  return gains.length < FEWEST_ENDS || gains.filter(isRound).length < LEAST_ROUNDED * gains.length ? null : rounded;
}

/** A stroke with its body as high as it is beside its wick. */
function withInnerEnds(
  { width, height }: Pick<InkMask, 'width' | 'height'>,
  { wickPx, bodyPx }: Pick<CandleShape, 'wickPx' | 'bodyPx'>,
  stroke: Stroke,
  coverage: Uint8Array,
): Stroke {
  const sidePx = (bodyPx - wickPx) / 2;
  // Beyond the soft edge of the wick, where a corner takes least away.
  const columns = [stroke.wickLeft - 2, stroke.wickLeft + wickPx + 1];
  const share = (y: number): number => {
    const covered = columns.map((column) => coverage[y * width + column]!);
    return covered.includes(FOREIGN) ? 0 : Math.min(...covered) / FULL;
  };
  const goesOn = (row: number): boolean => row >= 0 && row < height && share(row) * FULL >= HALF;
  const endFrom = (row: number, step: -1 | 1): number => {
    let end = row;
    while (Math.abs(end + step - row) <= sidePx && goesOn(end + step)) end += step;
    // What goes on further than a corner is round is a wick that is thicker than it was measured.
    return goesOn(end + step) ? row : end;
  };
  const [top, bottom] = [endFrom(stroke.bodyTop, -1), endFrom(stroke.bodyBottom, 1)];
  const [upperY, lowerY] = strokeEnds({ top, bottom, height }, share);
  return {
    ...stroke,
    bodyTop: top,
    bodyBottom: bottom,
    bodyTopY: Math.min(stroke.bodyTopY, upperY),
    bodyBottomY: Math.max(stroke.bodyBottomY, lowerY),
  };
}
