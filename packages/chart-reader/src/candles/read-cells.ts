import type { Picture } from '../picture/picture.ts';
import { brightnessCoverage } from './coverage/brightness-coverage.ts';
import { candleColours } from './colours/candle-colours.ts';
import { lineColours } from './colours/line-colours.ts';
import { veiledColours } from './colours/veiled-colours.ts';
import { candleCoverage } from './coverage/candle-coverage.ts';
import { type CandleShape } from './shapes/candle-shape.ts';
import { hasRoom } from './shapes/has-room.ts';
import type { Lattice } from './shapes/lattice.ts';
import { settledLattice } from './shapes/settled-lattice.ts';
import { centredMiddles } from './coverage/centred-middles.ts';
import { type ChainTraits, chainTraits, explainedShare } from './chain/chain-traits.ts';
import type { Rgb } from '../picture/rgb.ts';
import { backgroundAround } from './mask/common-background.ts';
import { dropLetters } from './chain/drop-letters.ts';
import { findWholeChain } from './chain/find-chain.ts';
import { chartBounds } from './coverage/chart-bounds.ts';
import { hiddenByDashes } from './coverage/hidden-by-dashes.ts';
import { hiddenByGrid } from './coverage/hidden-by-grid.ts';
import { hiddenByRings } from './coverage/hidden-by-rings.ts';
import type { InkMask } from './mask/ink-mask.ts';
import type { Guess } from './guesses/rank-guesses.ts';
import { isOfShades } from './guesses/is-of-shades.ts';
import {
  areApart,
  areParted,
  isClearChart,
  isLineChart,
  isPriceChart,
  rateChain,
  ratedShare,
} from './chain/rate-chain.ts';
import { BEYOND, remeasured } from './remeasured.ts';
import { roundedEnds } from './strokes/rounded-ends.ts';
import { rowsOfMost } from './shapes/rows-of-most.ts';
import { sharpened, type Sharpness, sharpnessOf } from './coverage/sharp-drawing.ts';
import { withFaintOutlines } from './coverage/faint-outlines.ts';
import { seenThroughLines } from './coverage/seen-through-lines.ts';
import { softWicks } from './coverage/soft-wicks.ts';
import type { Stroke } from './field/stroke.ts';
import { toCorners } from './strokes/wick-corners.ts';
import { trimChain } from './chain/trim-chain.ts';
import { withoutUprights } from './coverage/without-uprights.ts';
import { standsBetween } from './guesses/stands-between.ts';
import { withoutText } from './guesses/without-text.ts';

/** Share of the width it covers that the rating of an unclear reading must reach: areas and depth charts come to 0.14, charts to 0.23. */
const LEAST_RATING = 0.2;
const LEAST_RATING_BY_COLOUR = 0.3;
/** The same of candles that stand apart as hardly anything else does: averages in nearly their colours are ink that they do not explain. */
const LEAST_RATING_APART = 0.15;

/** Share of the width it covers that the rating of a guess must reach to be taken as it is: candles at a wrong pitch come to a quarter, empty ones in a reduced picture to nine tenths. */
export const FLAWLESS_RATING = 0.6;
/** Share of the rating of such a guess that a reading anew must reach to be the better one: compressed bodies of three columns are lopsided where they are measured. */
const MOST_LOST_OF_FLAWLESS = 0.75;
/** The same of a reading and one that is preferred to it. */
const MOST_LOST = 0.8;

/** Share of the candles of a reading that its guess must have had for the ink that it explained to be theirs: one of candles that fall alone leaves out those that rise. */
const MOST_GUESSED = 0.8;

/** Share of the candles that are clear by brightness that must be so pixel by pixel: compression leaves holes in thin sides of empty bodies. */
const LEAST_FOUND = 0.97;
/** What the rating of a reading pixel by pixel counts in such a drawing: it leaves out the grid, but ends of wicks as well. */
const PIXEL_BY_PIXEL = 0.9;

/** What the rating of a reading by brightness counts in a sharp drawing: that it finds more wicks may be because these have a colour of their own. */
const SOFT_IN_SHARP = 0.95;

/** Share of the candles of a sharp drawing that have wicks, unless some are lost, and by how much more must have them by brightness where they were. */
const MOSTLY_WICKED = 0.8;
const MORE_WICKED = 0.15;

/** Where fewer than this share of the candles have wicks that had them in a guess by all ink, wicks may cover less than half of any pixel. */
const MOST_LOST_WICKS = 0.3;

/** A guess read anew in the colours of its candles. */
export interface Reading {
  readonly shape: CandleShape;
  readonly chain: readonly Stroke[];
  /** What the candles are drawn in, and how much of each pixel that covers. */
  readonly colours: readonly Rgb[];
  readonly coverage: Uint8Array;
  /** Whether the picture was compressed or resampled. */
  readonly blurred: boolean;
  readonly rating: number;
  /** Whether nearly all ink is explained by candles, most of them with wicks. */
  readonly isClear: boolean;
  /** Whether hardly any ink lies between neighbours, as it does along a curve. */
  readonly isParted: boolean;
}

/**
 * Reads the candles of a guess anew in the colours that they are drawn in, and measures them: pixel by pixel in a sharp drawing, by how much of each pixel
 * is covered in a compressed or resampled one, both ways where clouds tint it or wicks may be lost. A flawless guess is taken as it is where most of it would be lost by that.
 * What makes no chart by brightness may make a clear one by colours, or without the text among it. Null where what is found looks like no price chart.
 */
export function readCells(picture: Picture, mask: InkMask, guess: Guess): Reading | null {
  if (standsBetween(picture, mask, guess)) return null;
  const drawn = drawnBy(picture, mask, guess);
  const { mixed, colours } = drawn;
  if (isOfShades(picture, mask, colours, guess)) return null;
  // Ticks and bodies of a sharp drawing may be soft all the same, where they end between two pixels.
  const sharpness = sharpnessOf(picture, mixed, guess.shape, guess.chain);
  const isSharp = sharpness === 'sharp';
  const crisp = isSharp || sharpness === 'tinted' ? measured(drawn, guess, false) : null;
  const sharp = judged(drawn, guess, crisp);
  const smooth = isSharp && sharp !== null && !mayLackWicks(crisp) ? null : measured(drawn, guess, true);
  const soft = judged(drawn, guess, smooth);
  const smoothed = isSharp && soft !== null ? { ...soft, rating: SOFT_IN_SHARP * soft.rating } : soft;
  const anew =
    sharp !== null && hasMoreWicks(smooth, crisp) ? likelierOf(smoothed, sharp) : likelierOf(sharp, smoothed);
  const flawless = isFlawless(guess) ? asGuessed(drawn, guess) : null;
  const isLost = (found: Reading | null): boolean =>
    flawless !== null && (found === null || found.rating < MOST_LOST_OF_FLAWLESS * flawless.rating);
  if (isLost(anew)) {
    const whole = judged(drawn, guess, smooth, sharpened(mixed));
    return isLost(whole) ? flawless : whole;
  }
  if (anew !== null || isSharp) return anew;
  const clear = mayBeClear(sharpness, smooth) ? judged(drawn, guess, measured(drawn, guess, false)) : null;
  const byColour = sharpened(mixed);
  const whole = judged(drawn, guess, smooth, byColour);
  if (clear?.isClear === true)
    return whole?.isClear === true && hasLost(clear, whole)
      ? whole
      : { ...clear, rating: PIXEL_BY_PIXEL * clear.rating };
  const alone = withoutText(mask, guess, byColour);
  const apart = alone && {
    ...drawn,
    mask: alone.mask,
    lattice: settledLattice(guess.lattice, alone.guess.chain),
  };
  const ofApart = apart && judged(apart, alone.guess, measured(apart, alone.guess, true));
  const last = likelierOf(judged(drawn, guess, crisp, byColour), ofApart ?? whole);
  const thin = hasLostWicks(smooth, guess) ? judged(drawn, guess, measured(drawn, guess, true, true)) : null;
  return likelierOf(thin, last);
}

/**
 * Reads a guess in a soft drawing pixel by pixel, whether or not that makes a clear chart: by brightness lines of a grid and of indicators may stand out
 * as much as candles. What single colours show is likely something else unless it is rated higher. Null in other drawings.
 */
export function readSoftCells(picture: Picture, mask: InkMask, guess: Guess): Reading | null {
  if (standsBetween(picture, mask, guess)) return null;
  const drawn = drawnBy(picture, mask, guess);
  if (sharpnessOf(picture, drawn.mixed, guess.shape, guess.chain) !== 'soft') return null;
  const crisp = measured(drawn, guess, false);
  const found = judged(drawn, { ...guess, byColour: false }, crisp);
  if (found === null || !guess.byColour) return found;
  const leastRating = areApart(crisp!.traits) ? LEAST_RATING_APART : LEAST_RATING_BY_COLOUR;
  return ratedShare(found.rating, found.chain.length, found.shape.pitchPx) >= leastRating ? found : null;
}

/**
 * Whether candles may be clear by their colours that are not by brightness: lightly compressed ones, such as green lines beside a grid as bright as they
 * are, and few ones, of which one lost is too many.
 */
function mayBeClear(sharpness: Sharpness, smooth: Measured | null): boolean {
  // Of tinted ones that was tried before.
  if (sharpness === 'tinted' || smooth === null || smooth.shape.style === 'lines') return false;
  return sharpness === 'compressed' || isPriceChart(smooth.traits, smooth.shape.pitchPx);
}

/** The first of two readings, unless the other is rated far better. */
function likelierOf(first: Reading | null, other: Reading | null): Reading | null {
  const isWorse = first !== null && other !== null && first.rating < MOST_LOST * other.rating;
  return isWorse ? other : (first ?? other);
}

/** Whether a reading lacks more than a few of the candles of another one. */
function hasLost(some: Reading, all: Reading): boolean {
  return some.chain.length < LEAST_FOUND * all.chain.length;
}

/** Whether hardly any candles have wicks that had them in a guess by all ink. */
function hasLostWicks(smooth: Measured | null, guess: Guess): boolean {
  return smooth?.shape.style === 'candles' && smooth.traits.wicked < MOST_LOST_WICKS * guess.traits.wicked;
}

/** Whether so few candles have wicks that others may be lost: between two columns of pixels they cover neither, where bodies have whole ones. */
function mayLackWicks(crisp: Measured | null): boolean {
  return crisp !== null && crisp.shape.style === 'candles' && crisp.traits.wicked < MOSTLY_WICKED;
}

function hasMoreWicks(smooth: Measured | null, crisp: Measured | null): boolean {
  return smooth !== null && crisp !== null && smooth.traits.wicked >= crisp.traits.wicked + MORE_WICKED;
}

/** Brightness alone may miss the thin sides of empty bodies in a reduced picture, and mistake shades in a compressed one. */
function isFlawless({ byColour, rating, chain, shape, traits }: Guess): boolean {
  return (
    byColour &&
    ratedShare(rating, chain.length, shape.pitchPx) >= FLAWLESS_RATING &&
    isClearChart(traits, shape.pitchPx)
  );
}

/** A guess that needs no reading anew. */
function asGuessed(drawn: Drawn, { shape, chain, rating, traits }: Guess): Reading | null {
  const { colours, mixed } = drawn;
  const own = { shape, chain, colours, coverage: mixed, rating, isParted: areParted(traits) };
  return withoutLetters(drawn, withWickEnds(drawn, { ...own, blurred: true, isClear: true }));
}

/** A reading with the ends of its wicks where they are drawn: between rows, if they end there, and under the corners of lines. */
function withWickEnds({ picture, mask }: Drawn, reading: Reading): Reading {
  const { shape, chain, coverage, blurred } = reading;
  if (shape.style === 'lines') return reading;
  const ends = softWicks(picture, mask, shape, chain, blurred) ?? chain;
  return { ...reading, chain: ends.map((stroke) => toCorners({ mask, coverage }, shape, stroke)) };
}

/** A reading, which is a chart's whether or not letters stand beside its candles, without them; null where hardly anything else is left. */
function withoutLetters({ picture, mask, colours }: Drawn, reading: Reading): Reading | null {
  const chain = trimChain(dropLetters(picture, mask, reading.shape, reading.chain, colours), mask);
  if (chain.length < 2) return null;
  return { ...reading, chain, rating: (reading.rating * chain.length) / reading.chain.length };
}

/** What candles are measured in. */
interface Drawn {
  readonly picture: Picture;
  readonly mask: InkMask;
  readonly colours: readonly Rgb[];
  /** How much of each pixel the colours cover. */
  readonly mixed: Uint8Array;
  /** Where the candles of the guess stand. */
  readonly lattice: Lattice;
}

/** What a guess is measured in: its picture in the colours of its candles. */
function drawnBy(picture: Picture, mask: InkMask, { lattice, shape, chain }: Guess): Drawn {
  const colours = candleColours(picture, mask, shape, chain);
  const lines = lineColours(picture, mask, shape, chain, colours);
  const veiled = veiledColours(picture, mask, shape, chain, colours);
  const mixed = candleCoverage(picture, mask, colours, lines, veiled);
  const outlined = withFaintOutlines(picture, mask, mixed, { bodyPx: shape.bodyPx, chain, colours });
  return { picture, mask, colours, mixed: outlined, lattice: settledLattice(lattice, chain) };
}

/** The candles of a guess measured anew. */
interface Measured {
  readonly shape: CandleShape;
  readonly chain: readonly Stroke[];
  readonly coverage: Uint8Array;
  readonly traits: ChainTraits;
  readonly blurred: boolean;
}

/** The candles of a guess measured by what their colours cover or, in a blurred picture, by brightness. Null without any. */
function measured(drawn: Drawn, guess: Guess, blurred: boolean, hasThinWicks = false): Measured | null {
  const { picture, mask, colours, mixed, lattice } = drawn;
  const bounds = chartBounds(mask, guess.chain, guess.shape, BEYOND);
  const seen = blurred
    ? withoutUprights(picture, brightnessCoverage(picture, mask, colours, backgroundAround(mask, guess.chain)), bounds)
    : seenThroughLines(picture, mask, sharpened(mixed));
  const coverage = hiddenByRings(mask, hiddenByDashes(picture, mask, hiddenByGrid(mask, seen, bounds), bounds));
  const among = { ...rowsOfMost(guess.chain), left: guess.chain[0]!.x, right: guess.chain.at(-1)!.x };
  const whole = { ...(remeasured(mask, coverage, { ...guess, lattice }) ?? guess.shape), among, hasThinWicks };
  const isSmooth = blurred && whole.style !== 'lines';
  const shape = isSmooth ? { ...whole, middles: centredMiddles(mask, whole, coverage, guess.chain) } : whole;
  const found = findWholeChain(mask, shape, coverage, blurred);
  if (found.length < 2) return null;
  const chain = roundedEnds(mask, shape, found, coverage) ?? found;
  return { shape, chain, coverage, traits: chainTraits(mask, chain, shape, coverage), blurred };
}

/**
 * What was measured as a reading; null where its traits say that it is no chart. By brightness grid lines count as candles, so how much ink candles
 * explain is asked of the guess too, if it was by colour, and of another coverage, `seenIn`, if one is given.
 */
function judged(drawn: Drawn, guess: Guess, found: Measured | null, seenIn?: Uint8Array): Reading | null {
  if (found === null) return null;
  const { mask, colours } = drawn;
  const { shape, chain, coverage, blurred } = found;
  if (!hasRoom(shape)) return null;
  const explained = Math.max(
    found.traits.explained,
    guess.byColour && guess.chain.length >= MOST_GUESSED * chain.length ? guess.traits.explained : 0,
    seenIn === undefined ? 0 : explainedShare(mask, chain, shape, seenIn),
  );
  const traits = { ...found.traits, explained };
  const isClear = shape.style === 'lines' ? isLineChart(traits) : isClearChart(traits, shape.pitchPx);
  const rating = rateChain(traits, shape.pitchPx) ?? 0;
  const leastRating = areApart(traits) ? LEAST_RATING_APART : LEAST_RATING;
  const isLikely = !guess.byColour && ratedShare(rating, chain.length, shape.pitchPx) >= leastRating;
  const isChart = isClear || (isLikely && isPriceChart(traits, shape.pitchPx));
  if (!isChart) return null;
  const isParted = areParted(traits);
  const reading = withWickEnds(drawn, { shape, chain, colours, coverage, blurred, rating, isClear, isParted });
  return blurred ? withoutLetters(drawn, reading) : reading;
}
