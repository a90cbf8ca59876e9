import type { Picture } from '../../picture/picture.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import { BINS, binOf } from '../../picture/colour-bins.ts';
import { type Rgb, rgbDistance } from '../../picture/rgb.ts';
import { commonBackground } from '../mask/common-background.ts';
import { coloursByHue, LEAST_CONCENTRATION, sumByHue } from '../layers/colours-by-hue.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import { median } from '../../median.ts';
import { chainRows } from '../field/chain-rows.ts';
import type { Stroke } from '../field/stroke.ts';
import { strokeHeight } from '../field/stroke-height.ts';
import { paleOutlines } from './pale-outlines.ts';
import { rimColours } from './rim-colours.ts';
import { isFaint, isOneOfManyShades, isShade } from './shades.ts';

const LEAST_SHARE = 0.004;
/** Share of the candles in which a colour of wicks appears, and of which one fills bodies that have but one column between their sides: it stands out so many times as much as these. */
const LEAST_CELLS = 0.25;
const LEAST_FILLED = 0.15;
const FULLER = 1.3;
/** Candles are the same left and right of their middles in nearly every row, lines that cross them are not. */
const MOST_LOPSIDED = 0.6;
/** Soft edges of a wick lie on both its sides and not in it, like the outline of an empty body, which is closed above and below in most of its candles. */
const MOST_FLANKING = 0.6;
const LEAST_CLOSED = 0.25;
/** Where in a row a colour lies, as bits. */
const LEFT = 1;
const AMID = 2;
const RIGHT = 4;
/** Inner part of a body's width, where its edges do not reach. */
const INNER = 0.6;
/** A colour with this share of its ink in so many rows is of one line across the chart: of the last price, or what shows through it of candles. */
const OF_ONE_LINE = 0.9;
const THICKEST_LINE_PX = 6;
/** Strokes so many times as high as most are not looked at. */
const TALLEST = 3;

/**
 * The colours candles are drawn in, most frequent first. They are counted in the strokes of a first guess; a colour is the candles' if most of
 * its ink within the chart stands where candles do, so moving averages, labels and arrows drop out, and if it fills the width of some bodies
 * or is the wick of many candles, so grid lines and the fringes that compression leaves beside a body do. Paler shades of a colour, as blurred edges leave them, are not colours of their own;
 * what pale bodies are outlined in is one.
 */
export function candleColours(picture: Picture, mask: InkMask, shape: CandleShape, chain: readonly Stroke[]): Rgb[] {
  const ordinary = ofOrdinaryHeight(chain);
  const inside = inkInStrokes(picture, mask, shape, ordinary);
  const around = inkInBox(picture, mask, shape, ordinary);
  const behind = commonBackground(mask, ordinary);
  const { clusterOf, colours, outlines, concentrated } = coloursByHue(inside, around, behind);
  const spread = spreadOverCells(picture, mask, shape, ordinary, clusterOf, colours.length);
  const own = sumByHue(inside, clusterOf, colours.length);
  const all = sumByHue(around, clusterOf, colours.length);
  const total = inside.reduce((a, b) => a + b, 0);
  const found: { colour: Rgb; outline: Rgb | null; share: number }[] = [];
  const order = [...colours.keys()].toSorted((a, b) => own[b]! - own[a]!);
  for (const cluster of order) {
    const colour = colours[cluster]!;
    const share = own[cluster]! / total;
    const { cells, bodies, dominated, central, lopsided, flanking, rows } = spread[cluster]!;
    if (isOfOneLine(rows)) continue;
    if (lopsided > MOST_LOPSIDED * own[cluster]!) continue;
    const isOwn = own[cluster]! >= LEAST_CONCENTRATION * all[cluster]!;
    const isFrequent = share >= LEAST_SHARE && (isOwn || concentrated[cluster] === true);
    // Where a line of its hue crosses candles, a shade of it may be found in these alone.
    const isFuller = found.length > 0 && rgbDistance(colour, behind) > FULLER * rgbDistance(found[0]!.colour, behind);
    const leastCells = (isFuller ? LEAST_FILLED : LEAST_CELLS) * ordinary.length;
    const isOfWicks = isOwn && cells >= leastCells && central * 2 >= own[cluster]!;
    const isOfEdges = flanking > MOST_FLANKING * own[cluster]! && bodies < LEAST_CLOSED * cells;
    const isSpread = (bodies >= Math.max(2, 0.02 * ordinary.length) || isOfWicks) && !isOfEdges;
    const shadeOf = found.find(
      (other) =>
        (share < 0.35 * other.share &&
          (isShade(colour, other.colour, behind) || isFaint(colour, other.colour, behind))) ||
        isOneOfManyShades(inside, colour, other.colour, behind, shape.style),
    );
    if (shadeOf !== undefined) continue;
    if ((isFrequent && isSpread) || dominated >= 0.15 * ordinary.length)
      found.push({ colour, outline: outlines[cluster]!, share });
  }
  const drawn = [
    ...found.map(({ colour }) => colour),
    ...found.map(({ outline }) => outline).filter((outline) => outline !== null),
  ];
  return [
    ...drawn,
    ...paleOutlines(picture, mask, shape, ordinary, drawn),
    ...rimColours(picture, mask, shape, ordinary, drawn),
  ];
}

/** The strokes without the tallest, which may run on along a grid line. */
function ofOrdinaryHeight(chain: readonly Stroke[]): Stroke[] {
  const usual = median(chain.map(strokeHeight));
  return chain.filter((stroke) => strokeHeight(stroke) <= TALLEST * usual);
}

/** Whether nearly all pixels, counted by row, lie in rows no more than a line is thick. */
function isOfOneLine(rows: Int32Array): boolean {
  const most = OF_ONE_LINE * rows.reduce((a, b) => a + b, 0);
  let within = 0;
  for (let y = 0; y < rows.length; y++) {
    within += rows[y]! - (rows[y - THICKEST_LINE_PX] ?? 0);
    if (within >= most) return true;
  }
  return false;
}

/** What is counted of each cluster in the strokes: as `spreadOverCells` says. */
interface Spread {
  cells: number;
  bodies: number;
  dominated: number;
  central: number;
  lopsided: number;
  flanking: number;
  readonly rows: Int32Array;
}

/**
 * In how many strokes each cluster appears, fills most of a row as wide as a body, is most of the ink; how many of its pixels lie in the inner
 * columns, how many have no counterpart on the other side of their row's middle, how many lie on both sides of that and not in it, and how many lie in each
 * row of the picture.
 */
function spreadOverCells(
  { rgb }: Picture,
  mask: InkMask,
  shape: CandleShape,
  chain: readonly Stroke[],
  clusterOf: Int8Array,
  clusters: number,
): readonly Spread[] {
  const spread = Array.from({ length: clusters }, (): Spread => ({
    cells: 0,
    bodies: 0,
    dominated: 0,
    central: 0,
    lopsided: 0,
    flanking: 0,
    rows: new Int32Array(mask.height),
  }));
  const inStroke = new Int32Array(clusters);
  const inRow = new Int32Array(clusters);
  const excess = new Int32Array(clusters);
  const sides = new Uint8Array(clusters);
  const widest = new Int32Array(clusters);
  for (const stroke of chain) {
    inStroke.fill(0);
    widest.fill(0);
    const left = Math.max(0, Math.round(stroke.x - shape.bodyPx / 2));
    const right = Math.min(mask.width - 1, left + shape.bodyPx - 1);
    for (let y = stroke.top; y <= stroke.bottom; y++) {
      inRow.fill(0);
      excess.fill(0);
      sides.fill(0);
      for (let x = left; x <= right; x++) {
        const pixel = y * mask.width + x;
        const cluster = clusterOf[binOf(rgb, pixel)]!;
        if (cluster < 0 || mask.ink[pixel] === 0) continue;
        inRow[cluster]! += 1;
        // A smoothed wick may lie in one column beside the middle.
        const aside = 2 * x - left - right;
        sides[cluster]! |= Math.abs(aside) <= 1 ? AMID : aside < 0 ? LEFT : RIGHT;
        if (Math.abs(aside) > shape.wickPx + 1) excess[cluster]! += Math.sign(aside);
        if (Math.abs(aside) < Math.max(shape.wickPx + 1.5, INNER * shape.bodyPx)) spread[cluster]!.central++;
      }
      for (let cluster = 0; cluster < clusters; cluster++) {
        inStroke[cluster]! += inRow[cluster]!;
        spread[cluster]!.rows[y]! += inRow[cluster]!;
        spread[cluster]!.lopsided += Math.abs(excess[cluster]!);
        if (sides[cluster] === (LEFT | RIGHT)) spread[cluster]!.flanking += inRow[cluster]!;
        widest[cluster] = Math.max(widest[cluster]!, inRow[cluster]!);
      }
    }
    const all = inStroke.reduce((a, b) => a + b, 0);
    for (let cluster = 0; cluster < clusters; cluster++) {
      if (inStroke[cluster]! * 2 > all) spread[cluster]!.dominated++;
      if (inStroke[cluster]! >= 2) spread[cluster]!.cells++;
      if (widest[cluster]! >= Math.max(2, 0.6 * shape.bodyPx)) spread[cluster]!.bodies++;
    }
  }
  return spread;
}

function inkInStrokes(picture: Picture, mask: InkMask, shape: CandleShape, chain: readonly Stroke[]): Float64Array {
  const counts = new Float64Array(BINS);
  for (const stroke of chain) {
    const left = Math.max(0, Math.round(stroke.x - shape.bodyPx / 2));
    const right = Math.min(mask.width - 1, left + shape.bodyPx - 1);
    for (let y = stroke.top; y <= stroke.bottom; y++) countRow(picture, mask, y, left, right, counts);
  }
  return counts;
}

function inkInBox(picture: Picture, mask: InkMask, shape: CandleShape, chain: readonly Stroke[]): Float64Array {
  const counts = new Float64Array(BINS);
  const left = Math.max(0, Math.round(chain[0]!.x - shape.bodyPx / 2));
  const right = Math.min(mask.width - 1, Math.round(chain.at(-1)!.x + shape.bodyPx / 2));
  const { top, bottom } = chainRows(chain);
  for (let y = top; y <= bottom; y++) countRow(picture, mask, y, left, right, counts);
  return counts;
}

function countRow({ rgb }: Picture, mask: InkMask, y: number, left: number, right: number, counts: Float64Array): void {
  for (let pixel = y * mask.width + left; pixel <= y * mask.width + right; pixel++) {
    if (mask.ink[pixel] === 0) continue;
    counts[binOf(rgb, pixel)]! += 1;
  }
}
