import type { Picture } from '../../picture/picture.ts';
import { jumpPx } from '../field/body-ends.ts';
import { type CandleDrawing, fillKinds } from './body-fills.ts';
import type { PixelCandle } from '../field/candle-field.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import { joinDirections } from '../field/join-directions.ts';
import type { Stroke } from '../field/stroke.ts';

/**
 * Whether each candle of a chain, which may be no bars, closed above its open. Bodies fall into kinds by what fills them (a colour, or the background); which kinds
 * rise is not assumed but found: of all assignments, the one in which candles open nearest to the close before. Candles of no kind, such as
 * those without body, take the direction that joins their neighbours best.
 */
export function candleDirections(
  picture: Picture,
  mask: InkMask,
  shape: CandleShape,
  chain: readonly Stroke[],
  drawing: CandleDrawing,
): boolean[] {
  const kinds = fillKinds(picture, mask, shape, chain, drawing);
  const bodies = chain.map(({ cell, bodyTop, bodyBottom }) => ({ cell, bodyTopY: bodyTop, bodyBottomY: bodyBottom }));
  const rising = risingKinds(bodies, kinds);
  return joinDirections(
    bodies,
    kinds.map((kind) => (kind === null ? null : (rising[kind] ?? null))),
  );
}

/** A body in whole rows. */
interface Body extends Pick<Stroke, 'cell'>, Pick<PixelCandle, 'bodyTopY' | 'bodyBottomY'> {}

function risingKinds(bodies: readonly Body[], kinds: readonly (number | null)[]): boolean[] {
  const count = Math.max(-1, ...kinds.map((kind) => kind ?? -1)) + 1;
  let best: boolean[] = [];
  let least = Infinity;
  for (let bits = 0; bits < 2 ** count; bits++) {
    const rising = Array.from({ length: count }, (_, kind) => (bits & (1 << kind)) !== 0);
    let jumps = 0;
    for (let i = 1; i < bodies.length; i++) {
      const a = kinds[i - 1];
      const b = kinds[i];
      if (a === null || a === undefined || b === null || b === undefined) continue;
      if (bodies[i]!.cell !== bodies[i - 1]!.cell + 1) continue;
      jumps += jumpPx({ ...bodies[i - 1]!, up: rising[a]! }, { ...bodies[i]!, up: rising[b]! });
    }
    if (jumps < least) [best, least] = [rising, jumps];
  }
  return best;
}
