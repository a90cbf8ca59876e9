import type { InkMask } from '../mask/ink-mask.ts';
import { findChain } from '../chain/find-chain.ts';
import type { Guess } from './rank-guesses.ts';

/** Fewer candles in their own colours do not show where a chart ends. */
const FEWEST_CANDLES = 24;
/** Their share of the cells between the first and the last. */
const LEAST_TAKEN = 0.8;
/** Fewer strokes to either side may be candles whose colours blur has spoilt. */
const FEWEST_BESIDE = 8;

/** A guess, and the ink that it is looked for in. */
export interface Cleared {
  readonly mask: InkMask;
  readonly guess: Guess;
}

/**
 * A guess and the picture's ink without what stands beside the candles; null where nothing does, or where all of the guess does. Letters of a column
 * of text stand as evenly as candles and go on where a chart ends, but in other colours: `coverage` shows the pixels of the candles' own.
 */
export function withoutText(mask: InkMask, guess: Guess, coverage: Uint8Array): Cleared | null {
  const { chain, shape } = guess;
  const own = findChain(mask, shape, coverage, false);
  if (own.length < FEWEST_CANDLES) return null;
  const first = own[0]!;
  const last = own.at(-1)!;
  const inside = chain.filter(({ cell }) => cell >= first.cell && cell <= last.cell);
  if (inside.length === 0) return null;
  const cells = last.cell - first.cell + 1;
  if (own.length < LEAST_TAKEN * cells || chain.length - inside.length < FEWEST_BESIDE) return null;
  const left = Math.floor(first.x - shape.pitchPx / 2);
  const right = Math.ceil(last.x + shape.pitchPx / 2);
  return { mask: { ...mask, ink: inkBetween(mask, left, right) }, guess: { ...guess, chain: inside } };
}

function inkBetween({ ink, width }: InkMask, left: number, right: number): Uint8Array {
  return ink.map((value, pixel) => {
    const x = pixel % width;
    return x >= left && x <= right ? value : 0;
  });
}
