import type { Picture } from '../../picture/picture.ts';
import { jumpPx } from '../field/body-ends.ts';
import { areColouredByClose, type Body } from './are-coloured-by-close.ts';
import { type BodyKinds, type CandleDrawing, fillKinds, lineKinds, mayShowLinesAlone } from './body-fills.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import { joinDirections } from '../field/join-directions.ts';
import type { Stroke } from '../field/stroke.ts';

/** Share of the bodies of the most frequent kind that the second has where these are the two directions, and of the bodies of the second that the third may have then. */
const LEAST_SECOND = 0.5;
const MOST_THIRD = 0.5;

/**
 * Whether each candle of a chain, which may be no bars, closed above its open. Bodies fall into kinds by what fills them (a colour, or the background); which kinds
 * rise is not assumed but found: of all assignments, the one in which candles open nearest to the close before. Candles of no kind, such as
 * those without body, take the direction that joins their neighbours best. Empty bodies rise where colours tell how candles closed beside those before. Where bodies may be too narrow to show what fills them, what stands out most in them is
 * asked too, and what joins candles better counts.
 */
export function candleDirections(
  picture: Picture,
  mask: InkMask,
  shape: CandleShape,
  chain: readonly Stroke[],
  drawing: CandleDrawing,
): boolean[] {
  const bodies = chain.map(({ cell, bodyTop, bodyBottom }) => ({ cell, bodyTopY: bodyTop, bodyBottomY: bodyBottom }));
  const byFill = directionsOf(bodies, fillKinds(picture, mask, shape, chain, drawing));
  if (!mayShowLinesAlone(shape, drawing.blurred)) return byFill;
  const byLine = directionsOf(bodies, lineKinds(picture, mask, shape, chain, drawing));
  return jumpsPx(bodies, byLine) < jumpsPx(bodies, byFill) ? byLine : byFill;
}

function directionsOf(bodies: readonly Body[], { ofBodies, kinds }: BodyKinds): boolean[] {
  const rising = areColouredByClose(bodies, ofBodies, kinds)
    ? kinds.map(({ hollow }) => hollow)
    : risingKinds(bodies, ofBodies);
  return joinDirections(
    bodies,
    ofBodies.map((kind) => (kind === null ? null : (rising[kind] ?? null))),
  );
}

/** How far candles open from where the one before closed, all of them together, but for those of which a direction is not known. */
function jumpsPx(bodies: readonly Body[], directions: readonly (boolean | null)[]): number {
  return bodies.slice(1).reduce((sum, body, i) => {
    const before = bodies[i]!;
    const [from, to] = [directions[i]!, directions[i + 1]!];
    if (from === null || to === null || body.cell !== before.cell + 1) return sum;
    return sum + jumpPx({ ...before, up: from }, { ...body, up: to });
  }, 0);
}

/** Which kinds rise, so that candles open nearest to the close before; of two that nearly all bodies are of, one does. */
function risingKinds(bodies: readonly Body[], kinds: readonly (number | null)[]): boolean[] {
  const count = Math.max(-1, ...kinds.map((kind) => kind ?? -1)) + 1;
  const [first, second, third] = [0, 1, 2].map((own) => kinds.filter((kind) => kind === own).length);
  const areTwo = second! >= LEAST_SECOND * first! && third! <= MOST_THIRD * second!;
  let best: boolean[] = [];
  let least = Infinity;
  for (let bits = 0; bits < 2 ** count; bits++) {
    const rising = Array.from({ length: count }, (_, kind) => (bits & (1 << kind)) !== 0);
    if (areTwo && rising[0] === rising[1]) continue;
    const jumps = jumpsPx(
      bodies,
      kinds.map((kind) => (kind === null ? null : rising[kind]!)),
    );
    if (jumps < least) [best, least] = [rising, jumps];
  }
  return best;
}
