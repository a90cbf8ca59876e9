import { closeOf, openOf } from './body-ends.ts';
import type { PixelCandle } from './candle-field.ts';

type Body = Pick<PixelCandle, 'bodyTopY' | 'bodyBottomY'>;

/**
 * Fills in unknown directions (null) so that the sum of the distances from each close to the next open is least, since a candle opens about where
 * the one before it closed; known directions stay. The shortest path through both directions of every candle (Viterbi, 1967).
 */
export function joinDirections(bodies: readonly Body[], known: readonly (boolean | null)[]): boolean[] {
  const choices = [false, true];
  let costs = [0, 0];
  const from: number[][] = [];
  bodies.forEach((body, i) => {
    const next = choices.map((up) => (known[i] !== null && known[i] !== up ? 1e9 : 0));
    const origin = [0, 0];
    if (i > 0) {
      for (const [to, up] of choices.entries()) {
        const open = openOf({ ...body, up });
        const options = choices.map(
          (previousUp, index) => costs[index]! + Math.abs(closeOf({ ...bodies[i - 1]!, up: previousUp }) - open),
        );
        origin[to] = options[1]! < options[0]! ? 1 : 0;
        next[to]! += Math.min(...options);
      }
    }
    from.push(origin);
    costs = next;
  });
  const directions: boolean[] = [];
  let state = costs[1]! < costs[0]! ? 1 : 0;
  for (let i = bodies.length - 1; i >= 0; i--) {
    directions.push(state === 1);
    state = from[i]![state]!;
  }
  return directions.toReversed();
}
