import type { Picture } from '../picture/picture.ts';
import { rgbDistance } from '../picture/rgb.ts';
import { areBoxPlots } from './are-box-plots.ts';
import { areColumns, ratedShare } from './chain/rate-chain.ts';
import type { CandleField } from './field/candle-field.ts';
import type { CandleShape } from './shapes/candle-shape.ts';
import { fillGaps } from './fill-gaps.ts';
import type { InkMask } from './mask/ink-mask.ts';
import { isCurve } from './is-curve.ts';
import { isDoubtful, mayBeBars } from './is-doubtful.ts';
import type { Guess } from './guesses/rank-guesses.ts';
import type { Regularity } from './guesses/regularity.ts';
import { isUneven, likeliestFirst, type Mark } from './guesses/rival-pitches.ts';
import { readCells, type Reading } from './read-cells.ts';
import { runsLikePrices } from './field/runs-like-prices.ts';
import { wickedShare } from './field/wicks-of.ts';
import { toCandleField } from './to-candle-field.ts';
import { topsAnArea } from './tops-an-area.ts';
import type { RefusedReading } from './explains-less.ts';

/** What the rating of candles that may be bars counts: bars that explain as much have ticks on both sides, which candles have not. */
const MAY_BE_BARS = 0.9;
/** The colours of rising and of falling candles differ by more than this, straight distance of 8-bit channels, shades of one colour by less. */
const OTHER_COLOUR = 80;
/** Share of candles, at least, that have wicks; edges of areas have few that look like one. */
const MOSTLY_WICKED = 0.8;

/** So many of the guesses that seemed less likely are read. */
const MOST_TRIED = 4;

/** What candles are looked for in. */
export interface Seen {
  readonly picture: Picture;
  readonly mask: InkMask;
  /** The coverage of all ink. */
  readonly everything: Uint8Array;
  readonly regularity: Regularity;
  /** Pitches that the ridges of the ink have. */
  readonly rivals: readonly number[];
  readonly refused: RefusedReading[];
}

/** Candles that run like prices, and how they were found. */
export interface FoundField {
  readonly field: CandleField;
  readonly shape: CandleShape;
  readonly colours: Reading['colours'];
  readonly rating: number;
  readonly isClear: boolean;
  /** Whether another reading may be nearer to the truth for all that. */
  readonly isDoubtful: boolean;
}

/** The rating of what was found as a share of the width it covers, 0 to 1. */
export function shareOf({ rating, field }: FoundField): number {
  return ratedShare(rating, field.candles.length, field.pitchPx);
}

function markOf({ shape: { pitchPx, bodyPx }, rating, isClear }: Pick<Reading, 'shape' | 'rating' | 'isClear'>): Mark {
  return { rating, pitchPx, bodyPx, isClear };
}

/** What is likeliest of all that was found: best rated, at a pitch that the ink has. Null if nothing was. */
export function bestRated({ picture, regularity }: Seen, found: readonly (FoundField | null)[]): FoundField | null {
  const present = found.filter((one) => one !== null);
  return likeliestFirst(present, markOf, regularity, picture.width)[0] ?? null;
}

/** The first reading that runs like prices, of the few likeliest guesses, since each takes long: there may be a dozen. Null if none does. */
export function readFirst(seen: Seen, guesses: readonly Guess[]): FoundField | null {
  for (const guess of guesses.toSorted((a, b) => b.rating - a.rating).slice(0, MOST_TRIED)) {
    const found = readBest(seen, [guess]);
    if (found !== null) return found;
  }
  return null;
}

/** The best rated reading that runs like prices, null if none does. What does not goes to `refused`. */
export function readBest(
  { picture, mask, everything, regularity, rivals, refused }: Seen,
  guesses: readonly Guess[],
  read = readCells,
): FoundField | null {
  const tried = guesses.map((guess) => ({ guess, reading: read(picture, mask, guess) }));
  const readings = tried.filter((found): found is { guess: Guess; reading: Reading } => found.reading !== null);
  for (const { guess, reading } of tried)
    if (reading === null && guess.shape.style === 'candles' && areColumns(guess.traits))
      refused.push({ ...guess, isClear: true });
  const weighed = ({ reading }: { readonly reading: Reading }): Mark =>
    markOf({ ...reading, rating: weighedRating(reading) });
  for (const { guess, reading } of likeliestFirst(readings, weighed, regularity, picture.width)) {
    const { chain } = reading;
    if (isUneven(reading.shape.pitchPx, regularity, picture.width, rivals)) continue;
    const filled = fillGaps(mask, everything, reading);
    // What fills gaps makes no other chart of it.
    let field: CandleField | null = null;
    let isOfPrices = false;
    for (const own of filled === chain ? [chain] : [filled, chain]) {
      const candidate = toCandleField(picture, mask, { ...reading, chain: own });
      if (!runsLikePrices(candidate)) continue;
      isOfPrices = true;
      if (isOtherChart(picture, mask, reading, candidate)) continue;
      field = candidate;
      break;
    }
    const { shape, colours, isClear } = reading;
    const rating = weighedRating(reading);
    // Narrow bodies with their wicks at one side lean like curves where these are lost.
    if (!isOfPrices) refused.push({ shape, rating, isClear, chain });
    if (field === null) continue;
    return { field, shape, colours, rating, isClear, isDoubtful: isDoubtful(guess, reading) };
  }
  return null;
}

/** Whether what runs like prices is another chart all the same: a curve, the edge of an area, boxes. */
function isOtherChart(picture: Picture, mask: InkMask, reading: Reading, field: CandleField): boolean {
  const { candles } = field;
  // A stop's area may begin in the middle of every candle.
  const mayBeEdge = !areTwoColours(reading) || wickedShare(candles) < MOSTLY_WICKED;
  return isCurve(mask, reading, field) || (mayBeEdge && topsAnArea(picture, candles)) || areBoxPlots(picture, candles);
}

/** Whether some of what was read is drawn in another colour, as candles are and pieces of one line are not. */
export function areTwoColours({ colours }: Pick<Reading, 'colours'>): boolean {
  return colours.some((colour) => rgbDistance(colour, colours[0]!) >= OTHER_COLOUR);
}

function weighedRating({ shape, rating }: Reading): number {
  return mayBeBars(shape) ? MAY_BE_BARS * rating : rating;
}
