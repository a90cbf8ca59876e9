import { rgbDistance } from '../../picture/rgb.ts';
import { unpacked } from '../../picture/packed-colour.ts';
import { backgroundOf, commonBackground } from '../mask/common-background.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import { median } from '../../median.ts';
import type { Stroke } from '../field/stroke.ts';
import { strokeHeight } from '../field/stroke-height.ts';

/** Strokes at an end of the chain that stand apart from the rest are kept only if there are more than this many. */
const MOST_STRAYS = 12;
/**
 * Fewer than `FEWEST_APART` strokes at least `FAR_CELLS` away are strays whatever they look like, and more are if all are equally high. Where so many
 * gaps of `HOLE_CELLS` or more interrupt a chain, at least one for so many of its strokes, those beyond one that prices go on after are none: an axis of time shows weekends
 * and bars without a trade.
 */
const FAR_CELLS = 4;
const FEWEST_APART = 6;
const HOLE_CELLS = 3;
const FEWEST_HOLES = 3;
const LEAST_HOLED = 0.02;
/** Strays this much lower than most candles are letters. */
const LOW = 0.6;
/** The highest letters that stand beside charts, those of a phone with three pixels a point. */
const HIGHEST_LETTER_PX = 48;
/** So many strokes at an end that are equally high and stand in one line, clear of what follows by more than that height, are letters. */
const FEWEST_LETTERS = 4;
/** How far so many low candles run up and down together, in heights of the highest of them. */
const LEAST_RUN = 1.5;
/** The same of two or three that are this much lower than most candles, which may differ in height as a point and a digit do. */
const FEWEST_LOW_LETTERS = 2;
const VERY_LOW = 0.3;
/** Share of the letters of a text that are as high as it is. */
const LEAST_WHOLE = 0.5;
/** Among so many there may be commas and signs of percent, of which pieces hang lower or higher. */
const FEWEST_IN_LINE = 5;
/** No price jumps so many times the height of most candles from such low ones, nor from so many that are together hardly higher than one. */
const FAR_HEIGHTS = 8;
const FEWEST_IN_BAND = 6;
const MOST_BAND = 1.5;
/** Fewer strokes may stand in the rows of a single wick, and no body is flatter than the line below a plot. */
const FEWEST_FRAMED = 8;
const FLAT_PX = 3;
/** So many strokes at each end may be of the frame and the edge of the window beside it, and so many of them there are at least where they have bodies. */
const FRAME_STROKES = 2;
const FEWEST_SIDES = 2;
/** Letters end in one line but for their round ends and their edges. */
const UNEVEN_PX = 1.5;
/** So many strokes at an end that stand in one area, filled from side to side along its edges, are pieces of a box between the letters in it. */
const FEWEST_BOXED = 3;
/** Where they follow after an empty cell they need but begin and end in the same rows; lines of a market that stands still are lower than this. */
const LOWEST_BAND_PX = 8;
/** The edges of a box are soft, so one of its outermost rows is filled, but for such a share. */
const EDGE_ROWS = 3;
/** Share of the pieces of a box that end at its upper or its lower edge. */
const LEAST_AT_EDGE = 0.5;
const MOST_OPEN = 0.05;
/** Its sides stand within so many columns of where its edges end, which may be round. */
const CORNER_PX = 4;
const MOST_OPEN_SIDE = 0.25;
/** A ground this far from the one behind most strokes is of the page beside the chart. */
const OTHER_GROUND = 15;
/** The ground of a plate with letters, such as that of an order, is this far from it, that of a zone that candles show through is nearer. */
const PLATE_GROUND = 100;
/** However many strokes stand on it, if the next is at least so many cells away. */
const OTHER_PAGE_CELLS = 12;

/** Cuts strays off both ends of a chain, such as letters of labels beside the chart, which follow it after a gap or far above or below. */
export function trimChain(chain: readonly Stroke[], mask: InkMask): readonly Stroke[] {
  const typical = medianHeight(chain);
  const common = commonBackground(mask, chain);
  const groundAway = (stroke: Stroke): number => rgbDistance(unpacked(backgroundOf(mask, stroke)), common);
  const isElsewhere = (stroke: Stroke): boolean => groundAway(stroke) > OTHER_GROUND;
  const isOnPlate = (stroke: Stroke): boolean => groundAway(stroke) > PLATE_GROUND;
  const holes = chain.slice(1).filter((next, index) => isHole(chain[index]!, next, typical));
  const isHoled = holes.length >= Math.max(FEWEST_HOLES, LEAST_HOLED * chain.length);
  const areBoxed = (strokes: readonly Stroke[]): boolean => isBoxOf(strokes, mask);
  const cut = (strokes: readonly Stroke[]): readonly Stroke[] => {
    const strays = strayEnd(strokes, { typical, isHoled, isElsewhere, isOnPlate, areBoxed });
    return strays === 0 ? strokes : cut(strokes.slice(strays));
  };
  const trimmed = cut(cut(chain).toReversed()).toReversed();
  const within = withoutSides(trimmed);
  return within.length === trimmed.length ? trimmed : trimChain(within, mask);
}

/** What strays of a chain are told by. */
interface Usual {
  /** Height of most strokes, pixels. */
  readonly typical: number;
  /** Whether wide gaps are usual. */
  readonly isHoled: boolean;
  readonly isElsewhere: (stroke: Stroke) => boolean;
  readonly isOnPlate: (stroke: Stroke) => boolean;
  /** Whether strokes are pieces of one box. */
  readonly areBoxed: (strokes: readonly Stroke[]) => boolean;
}

/** Whether a gap between two strokes is as wide as a weekend is among days, and leads to about where it began. */
function isHole(one: Stroke, other: Stroke, typical: number): boolean {
  const isWide = Math.abs(other.cell - one.cell) >= HOLE_CELLS;
  return isWide && rowsBetween(one, other) <= typical;
}

/** How many strokes at the start of the chain are strays. */
function strayEnd(chain: readonly Stroke[], { typical, isHoled, isElsewhere, isOnPlate, areBoxed }: Usual): number {
  if (chain.length > FEWEST_FRAMED && isFrame(chain[0]!, chain.slice(1))) return 1;
  const here = chain.findIndex((stroke) => !isElsewhere(stroke));
  if (here > 0 && Math.abs(chain[here]!.cell - chain[here - 1]!.cell) >= OTHER_PAGE_CELLS) return here;
  const beside = chain.findIndex((stroke) => !isOnPlate(stroke));
  if (beside >= FEWEST_LETTERS && areLettersOnPlate(chain.slice(0, beside), typical)) return beside;
  const leap = chain.findIndex((next, i) => i > 0 && rowsBetween(chain[i - 1]!, next) > FAR_HEIGHTS * typical);
  if (leap >= FEWEST_IN_BAND && areOfPage(chain.slice(0, leap), chain.slice(leap), typical)) return leap;
  const letters = lettersBeside(chain, typical);
  if (letters > 0) return letters;
  for (let i = 1; i <= MOST_STRAYS && i < chain.length; i++) {
    const gap = Math.abs(chain[i]!.cell - chain[i - 1]!.cell);
    const strokes = chain.slice(0, i);
    if (i >= FEWEST_BOXED && areBoxed(strokes) && !areBoxed(chain.slice(0, i + 1))) return i;
    if (i >= FEWEST_LETTERS && areLetters(strokes, chain[i]!, isElsewhere)) return i;
    if (i >= FEWEST_LOW_LETTERS && areEven(strokes) && isSide(chain, i)) return i + 1;
    if (i >= FEWEST_LOW_LETTERS && areLowLetters(strokes, chain[i]!, typical)) return i;
    if (i >= FEWEST_LOW_LETTERS && areFarAway(strokes, chain, typical)) return i;
    if (gap < 2) continue;
    // Letters are all low; of a few candles some are as high as others.
    const areLow = strokes.every((stroke) => strokeHeight(stroke) < Math.max(typical, HIGHEST_LETTER_PX));
    const isLow = medianHeight(strokes) < LOW * typical && areLow && !leadTo(chain, i);
    const isUsual = isHoled && isHole(chain[i - 1]!, chain[i]!, typical);
    const isFar = gap >= FAR_CELLS && ((i < FEWEST_APART && !isUsual) || areEven(strokes));
    const isBand = i >= FEWEST_BOXED && areEven(strokes) && medianHeight(strokes) >= LOWEST_BAND_PX;
    if (isLow || isFar || isBand) return i;
  }
  return 0;
}

/**
 * Whether some strokes stand in a box with letters in it: the first and the last of their rows together are filled from the first of them to the last, and where
 * these rows end the box has its sides. Candles between the boxes of two orders have none.
 */
function isBoxOf(strokes: readonly Stroke[], { width, ink }: InkMask): boolean {
  const top = Math.min(...strokes.map((stroke) => stroke.top));
  const bottom = Math.max(...strokes.map((stroke) => stroke.bottom));
  const left = Math.floor(Math.min(...strokes.map(({ x }) => x)));
  const right = Math.floor(Math.max(...strokes.map(({ x }) => x)));
  const openShare = (first: number, count: number, step: number): number =>
    Array.from({ length: count }, (_, i) => ink[first + i * step]).filter((is) => is === 0).length / count;
  const isFilled = (row: number): boolean => openShare(row * width + left, right - left + 1, 1) <= MOST_OPEN;
  const rows = Array.from({ length: EDGE_ROWS }, (_, row) => row);
  // Boxes of sessions are as high as the candles in them together, of which few end at their edges.
  const atEdge = strokes.filter((stroke) => stroke.top < top + EDGE_ROWS || stroke.bottom > bottom - EDGE_ROWS);
  if (bottom - top < 2 * EDGE_ROWS || atEdge.length < LEAST_AT_EDGE * strokes.length) return false;
  const upper = rows.map((row) => top + row).find(isFilled);
  if (upper === undefined || !rows.some((row) => isFilled(bottom - row))) return false;
  const hasSide = (from: number, step: number): boolean => {
    let end = from;
    while (end > 0 && end < width - 1 && ink[upper * width + end + step] !== 0) end += step;
    const columns = Array.from({ length: 2 * CORNER_PX + 1 }, (_, i) => end + (i - CORNER_PX) * step);
    return columns.some((x) => openShare(top * width + x, bottom - top + 1, width) <= MOST_OPEN_SIDE);
  };
  return hasSide(left, -1) && hasSide(right, 1);
}

/**
 * Whether the first strokes of a chain, low as they are, are candles that lead to the next one over a gap no wider than a marker or a weekend: all are bodies in the middle of their wicks,
 * which run up and down further than letters in a line do, and the last shares rows with the next.
 */
function leadTo(chain: readonly Stroke[], count: number): boolean {
  const strokes = chain.slice(0, count);
  const [last, next] = [chain[count - 1]!, chain[count]!];
  const { highY, lowY } = bandOf(strokes);
  return (
    count >= FEWEST_LETTERS &&
    Math.abs(next.cell - last.cell) <= HOLE_CELLS &&
    rowsBetween(last, next) < 0 &&
    strokes.every(isUpright) &&
    lowY - highY >= LEAST_RUN * Math.max(...strokes.map(strokeHeight))
  );
}

/** Whether a stroke is a body in the middle of its wicks, as few letters are. */
function isUpright({ bodyTop, lopsidedRows }: Stroke): boolean {
  return bodyTop >= 0 && lopsidedRows === 0;
}

/** Whether a stroke without a body reaches as far up and down as all the others together: the frame of the plot may stand as far from a candle as the next one would. */
function isFrame(stroke: Stroke, others: readonly Stroke[]): boolean {
  return stroke.bodyBottom - stroke.bodyTop <= FLAT_PX && spans(stroke, others, 0);
}

/** A chain without the sides of the plot's frame, of which half a candle cut off at one makes a body: two outermost strokes or more that each reach further up and down than all between. */
function withoutSides(chain: readonly Stroke[]): readonly Stroke[] {
  if (chain.length <= FEWEST_FRAMED) return chain;
  const within = chain.slice(FRAME_STROKES, -FRAME_STROKES);
  const areSides = (strokes: readonly Stroke[]) => strokes.map((stroke) => spans(stroke, within, UNEVEN_PX));
  const [starts, ends] = [areSides(chain.slice(0, FRAME_STROKES)), areSides(chain.slice(-FRAME_STROKES))];
  if ([...starts, ...ends].filter(Boolean).length < FEWEST_SIDES) return chain;
  return chain.slice(
    starts.lastIndexOf(true) + 1,
    chain.length - (ends.includes(true) ? FRAME_STROKES - ends.indexOf(true) : 0),
  );
}

/** Whether a stroke reaches further up and down than all others together. */
function isSide(chain: readonly Stroke[], index: number): boolean {
  return spans(chain[index]!, chain.toSpliced(index, 1), UNEVEN_PX);
}

/** Whether a stroke reaches as far up and down as all the others together, and so much further. */
function spans({ highY, lowY }: Stroke, others: readonly Stroke[], furtherPx: number): boolean {
  return others.every((other) => highY <= other.highY - furtherPx && lowY >= other.lowY + furtherPx);
}

/** Whether strokes that the next one does not come near stand in one line, or all on another ground. */
function areLetters(strokes: readonly Stroke[], next: Stroke, isElsewhere: (stroke: Stroke) => boolean): boolean {
  const band = bandOf(strokes);
  if (!areEven(strokes) && !strokes.every(isElsewhere)) return false;
  return rowsBetween(band, next) > band.lowY - band.highY;
}

/** Whether strokes begin and end in the same rows, as letters and pieces of a box do. */
function areEven(strokes: readonly Stroke[]): boolean {
  const spread = (rows: readonly number[]) => Math.max(...rows) - Math.min(...rows);
  return spread(strokes.map(({ highY }) => highY)) <= UNEVEN_PX && spread(strokes.map(({ lowY }) => lowY)) <= UNEVEN_PX;
}

/** Whether strokes far lower than candles stand on one line, or many in one, further from the next than half of such a candle is high. */
function areLowLetters(strokes: readonly Stroke[], next: Stroke, typical: number): boolean {
  const band = bandOf(strokes);
  const isLine =
    strokes.length >= FEWEST_IN_LINE || band.lowY - Math.min(...strokes.map(({ lowY }) => lowY)) <= UNEVEN_PX;
  if (band.lowY - band.highY > VERY_LOW * typical || !isLine) return false;
  return rowsBetween(band, next) > typical / 2;
}

/** Whether strokes on a plate are lower than candles, and all of them together are no higher than one. */
function areLettersOnPlate(strokes: readonly Stroke[], typical: number): boolean {
  const band = bandOf(strokes);
  return band.lowY - band.highY <= typical && medianHeight(strokes) <= LOW * typical;
}

/** Whether the first strokes of a chain, low ones or many but fewer than the others, are together hardly higher than a candle and stand many candles' heights from the next, as the letters of a menu do above a chart. */
function areFarAway(strokes: readonly Stroke[], chain: readonly Stroke[], typical: number): boolean {
  const band = bandOf(strokes);
  const areMany = strokes.length >= FEWEST_IN_BAND && 2 * strokes.length < chain.length;
  const isLow = areMany || medianHeight(strokes) < LOW * typical;
  return (
    isLow &&
    band.lowY - band.highY <= MOST_BAND * typical &&
    rowsBetween(band, chain[strokes.length]!) > FAR_HEIGHTS * typical
  );
}

/** How many strokes at the start of a chain are the letters of one text, far lower than candles, however near the next one is: most begin and end in the same rows, the others between. */
function lettersBeside(chain: readonly Stroke[], typical: number): number {
  const most = Math.min(MOST_STRAYS, chain.length - 1);
  const counts = Array.from({ length: Math.max(0, most - FEWEST_BOXED + 1) }, (_, i) => most - i);
  return counts.find((count) => areOneText(chain.slice(0, count), typical)) ?? 0;
}

function areOneText(strokes: readonly Stroke[], typical: number): boolean {
  const { highY, lowY } = bandOf(strokes);
  const heightPx = lowY - highY;
  if (heightPx < LOWEST_BAND_PX || heightPx > Math.min(VERY_LOW * typical, HIGHEST_LETTER_PX)) return false;
  const whole = strokes.filter((stroke) => stroke.highY - highY <= UNEVEN_PX && lowY - stroke.lowY <= UNEVEN_PX);
  return whole.length >= LEAST_WHOLE * strokes.length && !strokes.every(isUpright);
}

/** Whether many strokes before a leap, no higher than candles, stand clear of all that follow: no price ever comes back to the lines of a page's head. */
function areOfPage(strokes: readonly Stroke[], others: readonly Stroke[], typical: number): boolean {
  const areFewer = strokes.length < others.length && medianHeight(strokes) <= typical;
  return areFewer && rowsBetween(bandOf(strokes), bandOf(others)) > typical;
}

/** What is told of strokes by how far up and down they reach. */
type Band = Pick<Stroke, 'highY' | 'lowY'>;

/** How far up and down some strokes reach together. */
function bandOf(strokes: readonly Stroke[]): Band {
  return {
    highY: Math.min(...strokes.map(({ highY }) => highY)),
    lowY: Math.max(...strokes.map(({ lowY }) => lowY)),
  };
}

/** How far one stands above or below another, pixels; less than 0 where they share rows. */
function rowsBetween(one: Band, other: Band): number {
  return Math.max(other.highY - one.lowY, one.highY - other.lowY);
}

function medianHeight(strokes: readonly Stroke[]): number {
  return median(strokes.map(strokeHeight));
}
