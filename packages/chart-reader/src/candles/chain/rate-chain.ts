import type { ChainTraits } from './chain-traits.ts';

const FEWEST = 6;
const FEWEST_CANDLES = 8;
const FEW_CANDLES = 24;
/** Candles found in single colours, unless nothing speaks against them. */
const LEAST_BY_COLOUR = 16;
/** Share of the ink that candles explain where nothing speaks against them, where they are clear, and where so many follow each other without a gap. */
const EXPLAINED_FLAWLESS = 0.95;
const EXPLAINED = 0.65;
const EXPLAINED_UNBROKEN = 0.5;
const MANY_CANDLES = 60;
/** Share of the strokes that have bodies or ticks where they are clear; of ticks compression leaves fewer where nothing else speaks against them. */
const BODIED = 0.7;
const BODIED_FLAWLESS = 0.6;
/** At least this share of the cells is taken where candles follow each other without a gap, and hardly any ink lies between them. */
const UNBROKEN = 0.95;
const MOST_BETWEEN = 0.1;
/** Lines without bodies. */
const FEWEST_LINES = 40;
/** Ink between neighbours, relative to their height, of candles that do not touch. */
const MOST_TOUCHING = 0.5;
/** The same of those that stand so near that pieces of a thin curve look like bars. */
const MOST_TOUCHING_NEAREST = 0.4;
/** Nearer to each other than this, pieces of a thick curve look like bodies that touch, but most of them without a wick. */
const NEAR_PX = 3.95;
const MOSTLY_WICKED = 0.6;
/** Nearer than this bodies are hardly wider than their wicks. */
const NEAREST_PX = 2.95;

/** Candles that touch each other are joined like a curve; that they are none shows only in their own colours. */
const LEAST_APART = 0.02;

/** Pieces of a curve come to a half, candles that lines cross to a quarter at most. */
const MOST_LOPSIDED = 0.3;
/** What candles come to at most and at least that stand apart. */
const MOST_JOINED_APART = 0.01;
const MOST_TOUCHING_APART = 0.05;
const MOST_LOPSIDED_APART = 0.02;
const LEAST_FOLLOWING_APART = 0.9;
const LEAST_BODIED_APART = 0.95;
const LEAST_WICKED_APART = 0.5;

/** What columns come to at most. */
const MOST_WICKED_COLUMNS = 0.05;
const MOST_JOINED_COLUMNS = 0.02;

/** Candles come to a half even where few wicks are seen, cells and columns to nothing. */
const LEAST_WICKED = 0.15;

/**
 * How promising a first guess of candles is; null if it is none. The rating is the width that the chain covers, in pixels, less for ink it
 * leaves unexplained, for places left empty, for strokes without a body, for rows wide to one
 * side only and for ink between neighbours.
 */
export function rateChain(traits: ChainTraits, pitchPx: number): number | null {
  const { count, neighbours, bodied, explained, joined, climb, lopsided } = traits;
  if (count < FEWEST || neighbours < 0.6 || bodied < 0.5 || climb < 2) return null;
  return (
    count *
    pitchPx *
    neighbours *
    bodied *
    explained ** 2 *
    (1 - lopsided) ** 2 *
    Math.max(LEAST_APART / (1 + joined), 1 - joined)
  );
}

/** A rating as a share of the width that so many candles cover: 1 where nothing speaks against them. */
export function ratedShare(rating: number, count: number, pitchPx: number): number {
  return rating / (count * pitchPx);
}

/**
 * Whether a chain read in the candles' own colours is a price chart. Text fails by its gaps, curves by being joined. The fewer candles there
 * are, the clearer they must be: then, and where they stand close, none may touch.
 */
export function isPriceChart(traits: ChainTraits, pitchPx: number): boolean {
  const { count, neighbours, bodied, explained, joined, touching, climb, lopsided, wicked } = traits;
  if (count < FEWEST_CANDLES || bodied < 0.5 || climb < 2) return false;
  if (lopsided > MOST_LOPSIDED || wicked < LEAST_WICKED) return false;
  if (count < FEW_CANDLES) return neighbours >= 0.8 && explained >= 0.6 && touching <= 0.25;
  // A curve or the edge of an area leaves more ink beside its strokes than bodies that touch.
  const mayTouch = pitchPx >= NEAR_PX || (pitchPx >= NEAREST_PX && wicked >= MOSTLY_WICKED);
  const mostTouching = pitchPx < NEAREST_PX ? MOST_TOUCHING_NEAREST : MOST_TOUCHING;
  const isApart = touching <= mostTouching || (mayTouch && joined <= MOST_TOUCHING && explained >= 0.6);
  return neighbours >= 0.7 && explained >= 0.3 && isApart;
}

/** Whether bodies with wicks follow each other evenly with hardly any ink between them: letters join, curves lean to a side, columns have no wicks. */
export function areApart({ neighbours, bodied, wicked, joined, touching, lopsided }: ChainTraits): boolean {
  const isBetween = joined > MOST_JOINED_APART || touching > MOST_TOUCHING_APART || lopsided > MOST_LOPSIDED_APART;
  return (
    !isBetween && neighbours >= LEAST_FOLLOWING_APART && bodied >= LEAST_BODIED_APART && wicked >= LEAST_WICKED_APART
  );
}

/**
 * Whether strokes are columns: evenly, apart from each other and explaining all ink they stand without a wick, as bars from a least to a most do. Sides of empty bodies
 * leave wicks unexplained.
 */
export function areColumns({ neighbours, wicked, explained, joined }: ChainTraits): boolean {
  const isApart = joined <= MOST_JOINED_COLUMNS && neighbours >= LEAST_FOLLOWING_APART;
  return isApart && explained >= EXPLAINED_FLAWLESS && wicked <= MOST_WICKED_COLUMNS;
}

/** Whether hardly any ink lies between neighbours. */
export function areParted({ touching }: ChainTraits): boolean {
  return touching <= MOST_BETWEEN;
}

/** Whether lines that show no bodies are a price chart: nothing but how they stand tells them from hatching, so there must be many and clear ones. */
export function isLineChart(traits: ChainTraits): boolean {
  const { count, neighbours, explained, climb } = traits;
  return count >= FEWEST_LINES && neighbours >= 0.9 && explained >= 0.65 && areParted(traits) && climb >= 3;
}

/**
 * Whether a chain found in single colours is a price chart: among so many guesses some suit the letters of one colour by chance, and some
 * stand at half the pitch, where every second cell is the side of a body and has no wick.
 */
export function isClearChart(traits: ChainTraits, pitchPx: number): boolean {
  const { count, neighbours, bodied, explained, wicked } = traits;
  if (wicked < MOSTLY_WICKED || !isPriceChart(traits, pitchPx)) return false;
  const isUnbroken = neighbours >= UNBROKEN && areParted(traits);
  if (bodied < (isUnbroken && explained >= EXPLAINED_FLAWLESS ? BODIED_FLAWLESS : BODIED)) return false;
  // One of a few candles may have closed where it opened.
  const bodiless = Math.round((1 - bodied) * count);
  if (count < LEAST_BY_COLOUR) return isUnbroken && explained >= EXPLAINED_FLAWLESS && bodiless <= 1;
  return explained >= (isUnbroken && count >= MANY_CANDLES ? EXPLAINED_UNBROKEN : EXPLAINED);
}
