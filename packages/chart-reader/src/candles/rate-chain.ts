import type { ChainTraits } from './chain-traits.ts';

const FEWEST = 6;
const FEWEST_CANDLES = 8;
const FEW_CANDLES = 16;

/** Candles that touch each other are joined like a curve; that they are none shows only in their own colours. */
const LEAST_APART = 0.02;

/**
 * How promising a first guess of candles is; null if it is none. The rating is the width that the chain covers, in pixels, less for ink it
 * leaves unexplained, for places left empty, for strokes without a body and for ink between neighbours.
 */
export function rateChain(traits: ChainTraits, pitchPx: number): number | null {
  const { count, neighbours, bodied, explained, joined, climb } = traits;
  if (count < FEWEST || neighbours < 0.6 || bodied < 0.5 || climb < 2) return null;
  return count * pitchPx * neighbours * bodied * explained ** 2 * Math.max(LEAST_APART / (1 + joined), 1 - joined);
}

/**
 * Whether a chain read in the candles' own colours is a price chart. Text fails by its gaps, curves by being joined. The fewer candles there
 * are, the clearer they must be.
 */
export function isPriceChart({ count, neighbours, bodied, explained, joined, climb }: ChainTraits): boolean {
  if (count < FEWEST_CANDLES || bodied < 0.5 || climb < 2) return false;
  return count < FEW_CANDLES
    ? neighbours >= 0.8 && explained >= 0.6 && joined <= 0.25
    : neighbours >= 0.7 && explained >= 0.3 && joined <= 0.5;
}
