import { ratedShare } from './chain/rate-chain.ts';
import type { CandleShape } from './shapes/candle-shape.ts';
import type { Guess } from './guesses/rank-guesses.ts';
import type { Reading } from './read-cells.ts';

/** Both soft edges of a line. */
const SOFT_PX = 2;
/** Guesses in which fewer strokes are followed by the very next may be of one colour of candle alone. */
const FEWEST_FOLLOWING = 0.8;
/**
 * Readings rated at less than this share of the width they cover leave so much unexplained that they may have mistaken fills for bodies, or sides of bodies for
 * candles; of candles that stand near each other lines and curves leave as much.
 */
const LEAST_RATED = 0.8;
const LEAST_RATED_NEAR = 0.5;
const NEAR_PX = 5;
/** Candles of a guess of which fewer have wicks may have theirs in a colour that it does not know. */
const FEWEST_WICKED = 0.6;
/** More of a guess's candles than this share missing in its reading, among others, have a colour that the reading does not know. */
const MOST_LOST = 0.08;
/** Bars are thinner than this share of their room, two fifths but for rounding, or their ticks could not be seen. */
const THICKEST_BAR = 0.42;
/** Where soft ends make them wider, by as much at most. */
const ROUNDED_PX = 0.5;

/**
 * Whether a reading of figures that is clear may still be wrong as a whole: bars taken for candles, candles of one colour alone, bodies without their
 * wicks, or sides of empty bodies taken for candles of their own. Then it is weighed against what all ink together looks like.
 */
export function isDoubtful(
  guess: Pick<Guess, 'chain'> & { readonly traits: Pick<Guess['traits'], 'neighbours' | 'wicked'> },
  { shape, chain, rating }: Pick<Reading, 'shape' | 'chain' | 'rating'>,
): boolean {
  if (mayBeBars(shape) || guess.traits.neighbours < FEWEST_FOLLOWING) return true;
  if (guess.traits.wicked < FEWEST_WICKED) return true;
  if (lostInside(guess.chain, chain) > MOST_LOST * chain.length) return true;
  const leastRated = shape.pitchPx < NEAR_PX ? LEAST_RATED_NEAR : LEAST_RATED;
  return ratedShare(rating, chain.length, shape.pitchPx) < leastRated;
}

/** How many strokes of a guess are missing between the first and the last of what it was read as. */
function lostInside(guessed: Reading['chain'], read: Reading['chain']): number {
  const cells = new Set(read.map(({ cell }) => cell));
  const [first, last] = [read[0]!.cell, read.at(-1)!.cell];
  return guessed.filter(({ cell }) => cell > first && cell < last && !cells.has(cell)).length;
}

/** Whether bodies are so narrow for their room that they may be the thick lines of bars, whose soft ends are narrower. */
export function mayBeBars({ style, bodyPx, wickPx, pitchPx }: CandleShape): boolean {
  return style === 'candles' && bodyPx <= wickPx + SOFT_PX && bodyPx - ROUNDED_PX <= THICKEST_BAR * pitchPx;
}
