import type { Rect } from '../chart-reading.ts';
import type { Picture } from '../picture/picture.ts';
import type { CandleField, PixelCandle } from './candle-field.ts';
import { atPrices } from './at-prices.ts';
import { candleColours } from './candle-colours.ts';
import { brightnessCoverage } from './brightness-coverage.ts';
import { candleCoverage, FOREIGN, FULL } from './candle-coverage.ts';
import { candleDirections } from './candle-directions.ts';
import { type CandleShape, measureLines, measureShape } from './candle-shape.ts';
import { centredMiddles } from './centred-middles.ts';
import { chooseChain } from './choose-chain.ts';
import { dropHistograms } from './drop-histograms.ts';
import { findStrokes } from './find-strokes.ts';
import { findFigures } from './find-figures.ts';
import { findInk, type InkMask } from './ink-mask.ts';
import { inkPixels } from './ink-pixels.ts';
import { findInkRuns } from './ink-runs.ts';
import { inferBodies } from './infer-bodies.ts';
import { isHeikinAshi } from './is-heikin-ashi.ts';
import { isSameLattice, type Lattice } from './lattice.ts';
import type { Colour } from './colour-bins.ts';
import { colourLayers } from './colour-layers.ts';
import { proposeFigures, proposeLines } from './propose-figures.ts';
import { proposeShapes, type Proposal } from './propose-shapes.ts';
import { findPane } from './find-pane.ts';
import { isClearChart, isLineChart, isPriceChart, rateChain } from './rate-chain.ts';
import { runsLikePrices } from './runs-like-prices.ts';
import { isSharpDrawing, sharpened } from './sharp-drawing.ts';
import { priceInsets, ROW_MIDDLES } from './price-insets.ts';
import { trimChain } from './trim-chain.ts';
import { chainTraits } from './chain-traits.ts';
import { tabulateRuns } from './run-table.ts';
import type { Stroke } from './stroke.ts';
import { rowsOfMost } from './rows-of-most.ts';

/** Pictures with more runs of ink than this are photos or noise. */
const MOST_RUNS = 3_000_000;

/** Guesses rated at least this share of the best are all read in the candles' own colours, which tell them apart better. */
const CLOSE = 0.5;

/** Share of the width it covers that makes a clear reading certain: wrong spacings are rated 0.4 at most. */
const CERTAIN = 0.7;

/** How far above and below a guess candles may be missing in it, as a share of its height. */
const BEYOND = 0.25;

/** Fewer candles than this are reported as few. */
const FEW_CANDLES = 20;
/** Blur is reported where candles stand closer than this: bodies are then hard to tell from wicks. */
const SMALL_PITCH_PX = 6;

/**
 * Reads the candles or OHLC bars of a picture that shows one price chart, from its pixels alone; null if it shows none.
 *
 * Heights are where the prices are. Platforms that draw a price in the row that contains it have it in the middle of that row: a wick whose rows run
 * from r0 to r1, both included, has `highY = r0 + 0.5` and `lowY = r1 + 0.5`, and bodies likewise, outlines included. Others end
 * figures at their prices, or draw outlines along them: `priceInsets` measures which.
 */
export function readCandleField(picture: Picture): CandleField | null {
  const mask = findInk(picture, Math.max(64, Math.round(picture.width / 12)));
  const everything = wholeInk(mask);
  const layers = colourLayers(picture, mask);
  const ink = { mask, layers, figures: findFigures(layers, picture.width), mostRuns: MOST_RUNS };
  const byFigure = rankGuesses(mask, proposeFigures(ink), everything);
  const figured = readBest(picture, mask, byFigure.close);
  if (figured !== null && figured.isCertain) return figured.field;
  // Compression breaks figures up, and runs of ink still stand in rows.
  const runs = findInkRuns(mask, Math.ceil(picture.width / 12), MOST_RUNS);
  if (runs === null) return figured?.field ?? null;
  const asLines = rankGuesses(mask, proposeLines(ink), everything);
  const lined = readBest(picture, mask, asLines.close);
  const byInk = rankGuesses(mask, proposeShapes(runs, picture.width, picture.height), everything);
  const whole = readBest(picture, mask, byInk.close);
  const best = [whole, figured, lined].filter((found) => found !== null).toSorted((a, b) => b.rating - a.rating)[0];
  if (best !== undefined) return best.field;
  for (const guess of [...byInk.others, ...byFigure.others].toSorted((a, b) => b.rating - a.rating)) {
    const found = readBest(picture, mask, [guess]);
    if (found !== null) return found.field;
  }
  return null;
}

interface RankedGuesses {
  /** Rated nearly like the best. */
  readonly close: readonly Guess[];
  readonly others: readonly Guess[];
}

function rankGuesses(mask: InkMask, proposals: readonly Proposal[], everything: Uint8Array): RankedGuesses {
  const ranked = proposals
    .map((proposal) => guessCandles(mask, proposal, everything))
    .filter((guess) => guess !== null)
    .toSorted((a, b) => b.rating - a.rating);
  // Shapes on one lattice are measured anew in the candles' colours: the best of them stands for all.
  const guesses = ranked.filter((guess, i) => !ranked.slice(0, i).some((other) => isTwin(other, guess, mask.width)));
  const isClose = ({ rating }: Guess): boolean => rating >= CLOSE * guesses[0]!.rating;
  return { close: guesses.filter(isClose), others: guesses.filter((guess) => !isClose(guess)) };
}

interface FoundField {
  readonly field: CandleField;
  readonly rating: number;
  readonly isCertain: boolean;
}

/** The best rated reading that runs like prices. */
function readBest(picture: Picture, mask: InkMask, guesses: readonly Guess[]): FoundField | null {
  const readings = guesses.map((guess) => readCells(picture, mask, guess)).filter((reading) => reading !== null);
  for (const reading of readings.toSorted((a, b) => b.rating - a.rating)) {
    const field = toField(picture, mask, reading);
    if (runsLikePrices(field)) return { field, rating: reading.rating, isCertain: isCertain(reading) };
  }
  return null;
}

/** Whether no other spacing could be rated higher by much. */
function isCertain({ isClear, rating, chain, shape }: Reading): boolean {
  return isClear && rating >= CERTAIN * chain.length * shape.pitchPx;
}

/** The coverage of all ink. */
function wholeInk({ ink }: InkMask): Uint8Array {
  const coverage = new Uint8Array(ink.length);
  for (const pixel of inkPixels(ink)) coverage[pixel] = FULL;
  return coverage;
}

interface Guess {
  readonly lattice: Lattice;
  readonly shape: CandleShape;
  readonly chain: readonly Stroke[];
  readonly rating: number;
  /** Whether only some colours of the ink were looked at. */
  readonly byColour: boolean;
  /** As in `ChainTraits`. */
  readonly explained: number;
}

/** Whether two guesses put the same kind of candle in the same cells, both by all ink or both by its colours. */
function isTwin(a: Guess, b: Guess, width: number): boolean {
  return a.byColour === b.byColour && a.shape.style === b.shape.style && isSameLattice(a.lattice, b.lattice, width);
}

/** What would be candles if all ink were. */
function guessCandles(mask: InkMask, { lattice, shape, coverage }: Proposal, everything: Uint8Array): Guess | null {
  const strokes = findStrokes(mask, shape, coverage ?? everything, false);
  const chain = trimChain(chooseChain(dropHistograms(strokes, mask.height), shape.pitchPx));
  if (chain.length < 2) return null;
  const traits = chainTraits(mask, chain, shape, coverage ?? everything);
  const rating = rateChain(traits, shape.pitchPx);
  const byColour = coverage !== undefined;
  return rating === null ? null : { lattice, shape, chain, rating, byColour, explained: traits.explained };
}

interface Reading {
  readonly shape: CandleShape;
  readonly chain: readonly Stroke[];
  /** What the candles are drawn in. */
  readonly colours: readonly Colour[];
  /** Whether the picture was compressed or resampled. */
  readonly blurred: boolean;
  readonly rating: number;
  /** Whether nearly all ink is explained by candles, most of them with wicks. */
  readonly isClear: boolean;
}

function readCells(picture: Picture, mask: InkMask, guess: Guess): Reading | null {
  const { shape: rough, chain: guessed, byColour, explained } = guess;
  const colours = candleColours(picture, mask, rough, guessed);
  const mixed = candleCoverage(picture, mask, colours);
  const read = (blurred: boolean): Reading | null => {
    const coverage = blurred ? brightnessCoverage(picture, mask, colours) : sharpened(mixed);
    const whole = remeasured(mask, coverage, guess) ?? rough;
    const isSmooth = blurred && whole.style === 'candles';
    const shape = isSmooth ? { ...whole, middles: centredMiddles(mask, whole, coverage) } : whole;
    const strokes = findStrokes(mask, shape, coverage, blurred);
    const chain = trimChain(chooseChain(dropHistograms(strokes, picture.height), shape.pitchPx));
    if (chain.length < 2) return null;
    const measured = chainTraits(mask, chain, shape, coverage);
    // By brightness grid lines count as candles, by colour they did not.
    const traits = byColour ? { ...measured, explained: Math.max(explained, measured.explained) } : measured;
    const isClear = shape.style === 'lines' ? isLineChart(traits) : isClearChart(traits, shape.pitchPx);
    const isChart = isClear || (!byColour && isPriceChart(traits, shape.pitchPx));
    return isChart ? { shape, chain, colours, blurred, rating: rateChain(traits, shape.pitchPx) ?? 0, isClear } : null;
  };
  // Ticks and bodies of a sharp drawing may be soft all the same, where they end between two pixels.
  return isSharpDrawing(picture, mixed, rough, guessed) ? (read(false) ?? read(true)) : read(true);
}

/**
 * The shape by the pixels that candles cover at least by half, in the rows that most of a guess stands in: a letter at its end may stand as
 * low as the columns of volume, which have another width. The middles of cells that the guess has nothing in are looked for beyond: the
 * highest and the lowest candles may be missing in it.
 */
function remeasured(
  mask: InkMask,
  coverage: Uint8Array,
  { lattice, shape: rough, chain }: Guess,
): CandleShape | undefined {
  const { width } = mask;
  const y = Math.min(...chain.map((stroke) => stroke.top));
  const own = { y, h: Math.max(...chain.map((stroke) => stroke.bottom)) + 1 - y };
  const top = Math.max(0, Math.round(own.y - BEYOND * own.h));
  const bottom = Math.min(mask.height, Math.round(own.y + (1 + BEYOND) * own.h));
  const ink = coverage.slice(top * width, bottom * width);
  for (let pixel = 0; pixel < ink.length; pixel++) {
    const value = ink[pixel]!;
    if (value !== 0) ink[pixel] = value >= FULL / 2 && value !== FOREIGN ? 1 : 0;
  }
  const widestPx = Math.ceil(width / 12);
  const runs = findInkRuns({ width, height: bottom - top, ink }, widestPx, MOST_RUNS);
  if (runs === null) return undefined;
  const measure = rough.style === 'lines' ? measureLines : measureShape;
  const x = chain[0]!.x - rough.pitchPx / 2;
  const w = chain.at(-1)!.x + rough.pitchPx / 2 - x;
  const measuredIn = ({ y, h }: Pick<Rect, 'y' | 'h'>): CandleShape | undefined =>
    measure(tabulateRuns(runs, { x, y: y - top, w, h }, width, widestPx), lattice, width).find(
      ({ style }) => style === rough.style,
    );
  const rows = rowsOfMost(chain);
  const most = measuredIn({ y: rows.top, h: rows.bottom + 1 - rows.top });
  const inside = measuredIn(own);
  const beyond = measuredIn({ y: top, h: bottom - top });
  if (most === undefined || inside === undefined || beyond === undefined) return most ?? inside ?? beyond;
  const guessed = new Set(chain.map(({ cell }) => cell));
  const middles = inside.middles.map((x, cell) => (guessed.has(cell) ? x : beyond.middles[cell]!));
  return { ...most, middles };
}

function toField(picture: Picture, mask: InkMask, { shape, chain, colours, blurred }: Reading): CandleField {
  const directions = candleDirections(picture, mask, shape, chain, { colours, blurred });
  const measured = chain.map((stroke, index) => toCandle(stroke, shape, directions[index]!));
  const { pitchPx } = shape;
  const isLines = shape.style === 'lines';
  const style = shape.style === 'bars' ? 'bars' : 'candles';
  const isHeikin = !isLines && isHeikinAshi({ style, candles: measured, pitchPx });
  const insets = isHeikin ? ROW_MIDDLES : priceInsets({ candles: measured, pitchPx });
  const bodied = style === 'bars' ? measured : atPrices(measured, insets);
  const candles = isLines ? inferBodies(measured, pitchPx) : bodied;
  return {
    style,
    candles,
    pitchPx,
    pane: findPane(picture, candles),
    problems: [
      ...(shape.style === 'bars' ? (['ohlc-bars'] as const) : []),
      ...(isLines ? (['hidden-bodies'] as const) : []),
      ...(isHeikin ? (['heikin-ashi'] as const) : []),
      ...(candles.length < FEW_CANDLES ? (['few-candles'] as const) : []),
      ...(blurred && shape.pitchPx < SMALL_PITCH_PX ? (['blurred'] as const) : []),
    ],
  };
}

function toCandle(stroke: Stroke, shape: CandleShape, up: boolean): PixelCandle {
  const { x, highY, lowY } = stroke;
  const [bodyTopY, bodyBottomY] = bodyOf(stroke, shape);
  return {
    x,
    widthPx: shape.bodyPx,
    highY: Math.min(highY, bodyTopY),
    bodyTopY,
    bodyBottomY,
    lowY: Math.max(lowY, bodyBottomY),
    up,
  };
}

/** Upper and lower end of the body; a stroke without one has it where its middle is. */
function bodyOf(stroke: Stroke, { style }: CandleShape): [top: number, bottom: number] {
  const middle = (stroke.highY + stroke.lowY) / 2;
  if (style !== 'bars') return stroke.bodyTop < 0 ? [middle, middle] : [stroke.bodyTopY, stroke.bodyBottomY];
  const ticks = [stroke.leftTick, stroke.rightTick].filter((row) => row >= 0).map((row) => row + 0.5);
  return ticks.length === 0 ? [middle, middle] : [Math.min(...ticks), Math.max(...ticks)];
}
