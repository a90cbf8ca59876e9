import { clipRegion } from '../ink/pixel-region.ts';
import type { Picture } from '../picture/picture.ts';
import { addsPieces } from './adds-pieces.ts';
import { areBars, areBodies, areFills, areWicks, isSamePitch } from './are-bodies.ts';
import type { CandleField, PixelCandle } from './field/candle-field.ts';
import type { Lattice } from './shapes/lattice.ts';
import { colourLayers } from './layers/colour-layers.ts';
import { findFigures } from './layers/find-figures.ts';
import { candleRows } from './field/candle-rows.ts';
import { findInk, type InkMask } from './mask/ink-mask.ts';
import { inferDirections } from './field/infer-directions.ts';
import { findInkRuns } from './mask/ink-runs.ts';
import { inkPixels } from './layers/ink-pixels.ts';
import { joinHalves } from './layers/join-halves.ts';
import { findRidges } from './guesses/find-ridges.ts';
import { proposeRidges, ridgeLattices, ridgeTables } from './guesses/propose-ridges.ts';
import { proposeBars, proposeFigures, proposeLines } from './guesses/propose-figures.ts';
import { type Proposal, proposeShapes } from './guesses/propose-shapes.ts';
import { rankGuesses, wholeInk } from './guesses/rank-guesses.ts';
import { regularityOf } from './guesses/regularity.ts';
import { hasRival } from './guesses/rival-pitches.ts';
import { FLAWLESS_RATING, readSoftCells } from './read-cells.ts';
import { strongLayer } from './layers/strong-layer.ts';
import { wickedShare } from './field/wicks-of.ts';
import { widestCandlePx } from './mask/widest-candle.ts';
import { DIALOG_GROUND, withoutDialogs } from './mask/without-dialogs.ts';
import { paneColour } from './mask/pane-colour.ts';
import { channelDistance } from '../picture/packed-colour.ts';
import { clearSmallZones } from './small-zones.ts';
import { explainsLess, type RefusedReading } from './explains-less.ts';
import { areTwoColours, bestRated, type FoundField, readBest, readFirst, shareOf } from './read-guesses.ts';

/** Nearer to each other than this, pieces of curves and sides of bodies look like candles too. */
const CURVE_PITCH_PX = 5;
/** Share of the width it covers that the rating of a reading must reach to settle the matter: what compression leaves of thin outlines at a wrong pitch comes to 0.29, candles under many lines to a third. */
const LEAST_SETTLED = 0.3;
/** Fewer candles on a dialog's ground, or a smaller share of all, may be candles over which something else is drawn. */
const FEWEST_LETTERS = 3;
const LEAST_LETTERS = 0.03;
/** How many times as well candles are rated without those on dialogs where these are letters: 1.4 times and more, while without candles on zones 1.03 times at most. */
const BETTER = 1.2;
/** Small zones over candles begin at most so many pitches beyond the outermost that were found; boxes of an axis stand further away. */
const BEYOND_LAST = 2;
/** Share of the candles of a reading that another one of the same has nearly as many as, and by how much more of them have wicks where these are missing in the one. */
const AS_MANY = 0.97;
const MORE_WICKED = 0.15;

/**
 * Reads the candles or OHLC bars of a picture that shows one price chart, from its pixels alone; null if it shows none.
 *
 * Heights are where the prices are. Platforms that draw a price in the row that contains it have it in the middle of that row: a wick whose rows run
 * from r0 to r1, both included, has `highY = r0 + 0.5` and `lowY = r1 + 0.5`, and bodies likewise, outlines included. Others end
 * figures at their prices, or draw outlines along them: `priceInsets` measures which.
 *
 * @param ofFigures only what connected figures of one colour show is read: all else takes many times as long where there is nothing to be found
 */
export function readCandleField(picture: Picture, ofFigures = false): CandleField | null {
  const mask = maskOf(picture);
  const found = readAsDrawn(picture, mask, ofFigures);
  // Letters of a dialog over a chart stand as evenly as candles; candles on a zone are lost without it.
  const bare = found !== null && standsOnDialog(picture, mask, found) ? withoutDialogs(picture, mask) : null;
  const under = bare && readAsDrawn(picture, bare, ofFigures);
  const best = under !== null && ratingEach(under) > BETTER * ratingEach(found!) ? under : found;
  const own = best && underZones(picture, best === under ? bare! : mask, best, ofFigures);
  return own && inferDirections(own.field);
}

/** The same where small zones lie over candles, or what was found without knowing of these. */
function underZones(picture: Picture, mask: InkMask, found: FoundField, ofFigures: boolean): FoundField {
  const { field, shape, colours } = found;
  const { top, bottom } = candleRows({ field });
  const beyond = BEYOND_LAST * field.pitchPx;
  const [first, last] = [field.candles[0]!.x, field.candles.at(-1)!.x];
  const columns = { left: Math.floor(first - beyond), right: Math.ceil(last + beyond) };
  const rows = { top: Math.floor(top), bottom: Math.floor(bottom) };
  const within = clipRegion({ ...columns, ...rows }, picture.width, picture.height);
  const cleared = clearSmallZones(picture, mask, { ...shape, colours, within }, longRunPx(picture));
  const anew = cleared && readAsDrawn(picture, cleared, ofFigures);
  return anew !== null && anew.rating > found.rating ? anew : found;
}

/**
 * The same on the pane alone, where dialogs lie over it: their letters stand as evenly as candles, and compressed they have the colours of these
 * as well. Null without a dialog.
 */
export function readUnderDialogs(picture: Picture): CandleField | null {
  const bare = withoutDialogs(picture, maskOf(picture));
  const found = bare && readAsDrawn(picture, bare);
  return found && inferDirections(found.field);
}

function maskOf(picture: Picture): InkMask {
  return findInk(picture, longRunPx(picture));
}

/** Longer than any candle is wide. */
function longRunPx({ width }: Picture): number {
  return Math.max(64, Math.round(width / 12));
}

/** What is read of a picture, unless a better reading of the same figures runs like no prices. */
function readAsDrawn(picture: Picture, mask: InkMask, ofFigures = false): FoundField | null {
  const refused: RefusedReading[] = [];
  const found = readLikeliest(picture, mask, ofFigures, refused);
  // Lines of two colours are candles whose bodies are no wider than their wicks; columns have one.
  const areRisesAndFalls = found?.shape.style === 'lines' && areTwoColours(found);
  return found !== null && !areRisesAndFalls && explainsLess(found, refused) ? null : found;
}

/**
 * Guesses what may be candles, reads the likeliest guesses and answers the best. Connected figures of one colour come first, and where these make a clear
 * chart nothing else is tried, unless the ridges of the ink stand at another pitch. Otherwise figures, lines, runs of ink of any colour, what stands on the
 * spacings of ridges, and bars are read and compared by their ratings; where even the best of them is not clear, so is whatever stands out most, and then the guesses that seemed less likely.
 *
 * @param refused takes the readings that run like no prices, and guesses of columns
 */
function readLikeliest(
  picture: Picture,
  mask: InkMask,
  ofFigures: boolean,
  refused: RefusedReading[],
): FoundField | null {
  const everything = wholeInk(mask);
  const ranked = (proposals: readonly Proposal[]) => rankGuesses(mask, proposals, everything);
  const layers = colourLayers(picture, mask);
  const ink = { mask, layers, figures: joinHalves(findFigures(layers, picture.width), layers, picture.width) };
  const runs = findInkRuns(inkPixels(mask.ink), picture.width, widestCandlePx(picture.width));
  const ridges = runs === null ? null : findRidges(picture, mask);
  const regularity =
    runs === null || ridges === null ? () => 1 : regularityOf(ink.figures, [runs, ridges], picture.width);
  const tables = ridges === null ? null : ridgeTables(ridges, picture);
  const ridged = tables === null ? [] : ridgeLattices(tables, picture.width);
  const rivals = ridged.map(({ pitchPx }) => pitchPx);
  const seen = { picture, mask, everything, regularity, rivals, refused };
  const byFigure = ranked(proposeFigures(ink));
  const figured = readBest(seen, byFigure.close);
  // What is read of figures of one colour is clear, or nothing.
  const isSure = figured !== null && !figured.isDoubtful;
  if (isSure && !hasRival(figured.field.pitchPx, regularity, picture.width, rivals)) return figured;
  if (ofFigures && figured === null) return null;
  // Compression breaks figures up, and runs of ink still stand in rows.
  if (runs === null || tables === null) return figured;
  const lined = readBest(seen, ranked(proposeLines(ink)).close);
  const byInk = ranked(proposeShapes(runs, picture.width, picture.height));
  const whole = readBest(seen, byInk.close);
  const isRead = ({ pitchPx }: Lattice): boolean =>
    [figured, whole].some((other) => other !== null && isSamePitch(other.field, pitchPx));
  const touching = ridged.filter((lattice) => !isRead(lattice));
  const narrow = readBest(seen, ranked(proposeRidges(tables, touching, picture.width)).close);
  const barred = readBest(seen, ranked(proposeBars(ink)).close);
  const isOfFigures = [whole, figured].some((other) => arePartsOf(lined, other));
  const isOfParts = whole !== null && figured !== null && (areFills(figured, whole) || lacksWicks(figured, whole));
  const isOfMore = whole !== null && figured !== null && addsPieces(whole, figured);
  const coloured = bestRated(seen, [
    isOfMore ? null : whole,
    narrow,
    isOfParts ? null : figured,
    isOfFigures ? null : lined,
    barred,
  ]);
  if (isSettled(coloured)) return coloured;
  // Thin outlines and wicks that compression has given many colours are whole where they are told by contrast alone.
  const strong = strongLayer(picture, mask);
  const strongInk = { mask, layers: strong, figures: findFigures(strong, picture.width) };
  const outlined = readBest(seen, ranked(proposeFigures(strongInk)).close);
  const isLess = outlined !== null && coloured !== null && lacksWicks(outlined, coloured);
  const best = bestRated(seen, [arePartsOf(coloured, outlined) ? null : coloured, isLess ? null : outlined]);
  if (isSettled(best)) return best;
  // In their own colours candles may be clear of which a guess saw little, such as empty ones that share their sides.
  const others = best === null ? [...byInk.others, ...byFigure.others] : byFigure.others;
  const found = bestRated(seen, [best, readFirst(seen, others)]);
  if (isSettled(found) || isFlawless(found)) return found;
  const soft = readBest(seen, [...byInk.close, ...byFigure.close], readSoftCells);
  const isWorse = soft !== null && found !== null && (hasLost(soft, found) || lacksWicks(soft, found));
  return bestRated(seen, [found, isWorse ? null : soft]);
}

/** Whether lines are parts of candles or bars that were read as well. */
function arePartsOf(lines: FoundField | null, other: FoundField | null): boolean {
  if (lines === null || other === null || lines.shape.style !== 'lines') return false;
  return areBodies(lines, other) || areWicks(lines, other) || areBars(lines, other);
}

/** Whether a reading pixel by pixel lacks some of the candles that another one found as clearly where they stand. */
function hasLost({ field }: FoundField, found: FoundField): boolean {
  return found.isClear && isSamePitch(field, found.field.pitchPx) && field.candles.length < found.field.candles.length;
}

/** Whether far fewer candles of a reading have wicks than of a clear one of nearly as many. */
function lacksWicks({ field }: FoundField, found: FoundField): boolean {
  if (!found.isClear || [field, found.field].some(({ style }) => style !== 'candles')) return false;
  const isAsLong = found.field.candles.length >= AS_MANY * field.candles.length;
  const isLess = wickedShare(field.candles) <= wickedShare(found.field.candles) - MORE_WICKED;
  return isSamePitch(field, found.field.pitchPx) && isAsLong && isLess;
}

/** Letters lower the rating of all candles by the ink that is left between them, and raise it by the width that they cover. */
function ratingEach({ rating, field }: FoundField): number {
  return rating / field.candles.length;
}

/** Whether some candles stand on another ground than the pane's, as letters of a dialog do. */
function standsOnDialog(picture: Picture, { width, background }: InkMask, { field }: FoundField): boolean {
  const pane = paneColour(picture);
  const isOnDialog = ({ x, highY }: PixelCandle): boolean =>
    channelDistance(background[Math.floor(highY) * width + Math.floor(x)]!, pane) > DIALOG_GROUND;
  return field.candles.filter(isOnDialog).length >= Math.max(FEWEST_LETTERS, LEAST_LETTERS * field.candles.length);
}

/** Whether a reading is so clear that no other need be looked for. */
function isSettled(found: FoundField | null): found is FoundField {
  return found !== null && found.isClear && found.field.pitchPx >= CURVE_PITCH_PX && shareOf(found) >= LEAST_SETTLED;
}

/** Whether a reading is so clear that none of a soft drawing by single colours need be looked for. */
function isFlawless(found: FoundField | null): found is FoundField {
  return found !== null && found.isClear && shareOf(found) >= FLAWLESS_RATING;
}
