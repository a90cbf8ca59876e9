import type { CandleShape } from './candle-shape.ts';

/** Blurred bodies up to this width with less room than this between them have no columns to themselves. */
const WIDEST_PX = 5;
const LEAST_ROOM_PX = 1.5;
/** How much farther out than half its width the edge of a blurred wick may lie. */
const WICK_EDGE_PX = 0.1;

/** Whether the blurred bodies of a chart are so narrow, and so near to each other, that each column at their sides is their neighbours' too. */
export function haveNoColumns({ bodyPx, pitchPx }: Pick<CandleShape, 'bodyPx' | 'pitchPx'>): boolean {
  return bodyPx <= WIDEST_PX && pitchPx - bodyPx < LEAST_ROOM_PX;
}

/** From and to where, between pixels. */
type Span = readonly [from: number, to: number];

/** What then counts for the sides of a body: the halves of its cell beyond the wick. */
export function halvesBesideWick(x: number, pitchPx: number, wickPx: number): readonly [left: Span, right: Span] {
  const wickHalf = wickPx / 2 + WICK_EDGE_PX;
  return [
    [x - pitchPx / 2, x - wickHalf],
    [x + wickHalf, x + pitchPx / 2],
  ];
}
