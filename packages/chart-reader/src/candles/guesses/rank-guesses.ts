import { type ChainTraits, chainTraits } from '../chain/chain-traits.ts';
import { FULL } from '../coverage/candle-coverage.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import { findChain } from '../chain/find-chain.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import { inkPixels } from '../layers/ink-pixels.ts';
import { isSameLattice, type Lattice } from '../shapes/lattice.ts';
import type { Proposal } from './propose-shapes.ts';
import { rateChain } from '../chain/rate-chain.ts';
import type { Stroke } from '../field/stroke.ts';

/** Guesses rated at least this share of the best are all read in the candles' own colours, which tell them apart better. */
const CLOSE = 0.5;

/** Candles as they would be if the ink of a proposal were candles. */
export interface Guess {
  readonly lattice: Lattice;
  readonly shape: CandleShape;
  readonly chain: readonly Stroke[];
  readonly rating: number;
  /** Whether only some colours of the ink were looked at. */
  readonly byColour: boolean;
  readonly traits: ChainTraits;
}

export interface RankedGuesses {
  /** Rated nearly like the best. */
  readonly close: readonly Guess[];
  readonly others: readonly Guess[];
}

/** The best guess of each kind and place, the best rated first. `everything` is the coverage of all ink, for proposals without colours of their own. */
export function rankGuesses(mask: InkMask, proposals: readonly Proposal[], everything: Uint8Array): RankedGuesses {
  const ranked = proposals
    .map((proposal) => guessCandles(mask, proposal, everything))
    .filter((guess) => guess !== null)
    .toSorted((a, b) => b.rating - a.rating);
  // Shapes on one lattice are measured anew in the candles' colours: the best of them stands for all.
  const guesses = ranked.filter((guess, i) => !ranked.slice(0, i).some((other) => isTwin(other, guess, mask.width)));
  const isClose = ({ rating }: Guess): boolean => rating >= CLOSE * guesses[0]!.rating;
  return { close: guesses.filter(isClose), others: guesses.filter((guess) => !isClose(guess)) };
}

/** The coverage of all ink. */
export function wholeInk({ ink }: InkMask): Uint8Array {
  const coverage = new Uint8Array(ink.length);
  for (const pixel of inkPixels(ink)) coverage[pixel] = FULL;
  return coverage;
}

/** Whether two guesses put the same kind of candle in the same cells. */
function isTwin(a: Guess, b: Guess, width: number): boolean {
  return a.shape.style === b.shape.style && isSameLattice(a.lattice, b.lattice, width);
}

/** What would be candles if all ink were. */
function guessCandles(mask: InkMask, proposal: Proposal, everything: Uint8Array): Guess | null {
  const { lattice, shape, coverage, leastRating = 0 } = proposal;
  const chain = findChain(mask, shape, coverage ?? everything, false);
  if (chain.length < 2) return null;
  const traits = chainTraits(mask, chain, shape, coverage ?? everything);
  const rating = rateChain(traits, shape.pitchPx);
  const byColour = coverage !== undefined;
  const isLow = rating === null || rating < leastRating * chain.length * shape.pitchPx;
  return isLow ? null : { lattice, shape, chain, rating, byColour, traits };
}
