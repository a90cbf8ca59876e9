import type { Picture } from '../picture/picture.ts';
import type { CandleShape } from './candle-shape.ts';
import type { InkMask } from './ink-mask.ts';
import { joinShades } from './join-shades.ts';
import type { Stroke } from './stroke.ts';

/** A colour as channels 0 to 255. */
export interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

const BINS = 32 ** 3;
/** Bins nearer than this in colour space, straight distance of 8-bit channels, are one colour. */
const CLUSTER_RADIUS = 40;
const MOST_CLUSTERS = 16;
/** Share of a colour's ink within the chart that must lie in candles. */
const LEAST_CONCENTRATION = 0.5;
const LEAST_SHARE = 0.004;
/** Candles are the same left and right of their middles in nearly every row, lines that cross them are not. */
const MOST_LOPSIDED = 0.6;
/** Inner part of a body's width, where its edges do not reach. */
const INNER = 0.6;
/** Contrast of a fringe relative to that of its candle. */
const FAINT = 0.4;
/** Shades rarer than this share of the most frequent one of a hue are brighter than the hue itself by compression. */
const LEAST_FULL = 0.25;
/** Strokes so many times as high as most are not looked at. */
const TALLEST = 3;

/**
 * The colours candles are drawn in, most frequent first. They are counted in the strokes of a first guess; a colour is the candles' if most of
 * its ink within the chart stands where candles do, so moving averages, labels and arrows drop out, and if it fills the width of some bodies
 * or is the wick of many candles, so grid lines and the fringes that compression leaves beside a body do. Paler shades of a colour, as blurred edges leave them, are not colours of their own.
 */
export function candleColours(picture: Picture, mask: InkMask, shape: CandleShape, chain: readonly Stroke[]): Colour[] {
  const ordinary = ofOrdinaryHeight(chain);
  const inside = inkInStrokes(picture, mask, shape, ordinary);
  const around = inkInBox(picture, mask, shape, ordinary);
  const behind = commonBackground(mask, ordinary);
  const { clusterOf, colours, concentrated } = hues(inside, around, behind);
  const spread = spreadOverCells(picture, mask, shape, ordinary, clusterOf, colours.length);
  const own = sumByCluster(inside, clusterOf, colours.length);
  const all = sumByCluster(around, clusterOf, colours.length);
  const total = inside.reduce((a, b) => a + b, 0);
  const found: { colour: Colour; share: number }[] = [];
  const order = [...colours.keys()].toSorted((a, b) => own[b]! - own[a]!);
  for (const cluster of order) {
    const colour = colours[cluster]!;
    const share = own[cluster]! / total;
    const { cells, bodies, dominated, central, lopsided } = spread[cluster]!;
    if (lopsided > MOST_LOPSIDED * own[cluster]!) continue;
    const isConcentrated = concentrated[cluster] === true || own[cluster]! >= LEAST_CONCENTRATION * all[cluster]!;
    const isFrequent = share >= LEAST_SHARE && isConcentrated;
    const isSpread =
      bodies >= Math.max(2, 0.02 * ordinary.length) ||
      (cells >= 0.25 * ordinary.length && central * 2 >= own[cluster]!);
    const shadeOf = found.find(
      (other) =>
        share < 0.35 * other.share && (isShade(colour, other.colour, behind) || isFaint(colour, other.colour, behind)),
    );
    if (shadeOf !== undefined) continue;
    if ((isFrequent && isSpread) || dominated >= 0.15 * ordinary.length) found.push({ colour, share });
  }
  return found.map(({ colour }) => colour);
}

interface Hues {
  /** The hue of each bin that occurs, or -1 where none is near. */
  readonly clusterOf: Int8Array;
  /** The fullest colour of each hue. */
  readonly colours: readonly Colour[];
  /** Whether one of its frequent shades is concentrated in candles, though another may be that of a line. */
  readonly concentrated: readonly boolean[];
}

/** The colours inside strokes, shades of one hue together. */
function hues(inside: Float64Array, around: Float64Array, behind: Colour): Hues {
  const centres = clusterBins(inside);
  const shadeOf = assignBins(centres, around);
  const own = sumByCluster(inside, shadeOf, centres.length);
  const all = sumByCluster(around, shadeOf, centres.length);
  const shades = centres.map(binColour);
  const groups = joinShades(shades, behind);
  const colours: Colour[] = [];
  const concentrated: boolean[] = [];
  for (let group = 0; groups.includes(group); group++) {
    const members = [...centres.keys()].filter((shade) => groups[shade] === group);
    const least = LEAST_FULL * Math.max(...members.map((shade) => own[shade]!));
    const frequent = members.filter((shade) => own[shade]! >= least);
    const fullest = frequent
      .map((shade) => shades[shade]!)
      .toSorted((a, b) => contrast(b, behind) - contrast(a, behind));
    colours.push(fullest[0]!);
    concentrated.push(frequent.some((shade) => own[shade]! >= LEAST_CONCENTRATION * all[shade]!));
  }
  return { clusterOf: shadeOf.map((shade) => (shade < 0 ? -1 : groups[shade]!)), colours, concentrated };
}

function contrast(colour: Colour, behind: Colour): number {
  return Math.hypot(colour.r - behind.r, colour.g - behind.g, colour.b - behind.b);
}

/** The strokes without the tallest, which may run on along a grid line. */
function ofOrdinaryHeight(chain: readonly Stroke[]): Stroke[] {
  const height = ({ top, bottom }: Stroke): number => bottom - top + 1;
  const median = chain.map(height).toSorted((a, b) => a - b)[chain.length >> 1]!;
  return chain.filter((stroke) => height(stroke) <= TALLEST * median);
}

/**
 * In how many strokes each cluster appears, fills most of a row as wide as a body, is most of the ink; how many of its pixels lie in the inner
 * columns, and how many have no counterpart on the other side of their row's middle.
 */
function spreadOverCells(
  { rgb }: Picture,
  mask: InkMask,
  shape: CandleShape,
  chain: readonly Stroke[],
  clusterOf: Int8Array,
  clusters: number,
): { cells: number; bodies: number; dominated: number; central: number; lopsided: number }[] {
  const spread = Array.from({ length: clusters }, () => ({
    cells: 0,
    bodies: 0,
    dominated: 0,
    central: 0,
    lopsided: 0,
  }));
  const inStroke = new Int32Array(clusters);
  const inRow = new Int32Array(clusters);
  const excess = new Int32Array(clusters);
  const widest = new Int32Array(clusters);
  for (const stroke of chain) {
    inStroke.fill(0);
    widest.fill(0);
    const left = Math.max(0, Math.round(stroke.x - shape.bodyPx / 2));
    const right = Math.min(mask.width - 1, left + shape.bodyPx - 1);
    for (let y = stroke.top; y <= stroke.bottom; y++) {
      inRow.fill(0);
      excess.fill(0);
      for (let x = left; x <= right; x++) {
        const pixel = y * mask.width + x;
        const cluster = clusterOf[binOf(rgb, pixel)]!;
        if (cluster < 0 || mask.ink[pixel] === 0) continue;
        inRow[cluster]! += 1;
        // A smoothed wick may lie in one column beside the middle.
        const aside = 2 * x - left - right;
        if (Math.abs(aside) > shape.wickPx + 1) excess[cluster]! += Math.sign(aside);
        if (Math.abs(aside) < Math.max(shape.wickPx + 1.5, INNER * shape.bodyPx)) spread[cluster]!.central++;
      }
      for (let cluster = 0; cluster < clusters; cluster++) {
        inStroke[cluster]! += inRow[cluster]!;
        spread[cluster]!.lopsided += Math.abs(excess[cluster]!);
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

/** The nearest cluster of each bin that occurs, or -1 where none is near. */
function assignBins(centres: readonly number[], counts: Float64Array): Int8Array {
  const clusterOf = new Int8Array(BINS).fill(-1);
  for (let bin = 0; bin < BINS; bin++) {
    if (counts[bin] === 0) continue;
    let least = CLUSTER_RADIUS;
    for (const [cluster, centre] of centres.entries()) {
      const apart = binDistance(bin, centre);
      if (apart > least) continue;
      least = apart;
      clusterOf[bin] = cluster;
    }
  }
  return clusterOf;
}

function sumByCluster(counts: Float64Array, clusterOf: Int8Array, clusters: number): Float64Array {
  const sums = new Float64Array(clusters);
  counts.forEach((count, bin) => {
    const cluster = clusterOf[bin]!;
    if (cluster >= 0) sums[cluster]! += count;
  });
  return sums;
}

/** Whether a colour is what another one leaves when it is laid thinly on the background. */
function isShade(colour: Colour, full: Colour, behind: Colour): boolean {
  const v = { r: full.r - behind.r, g: full.g - behind.g, b: full.b - behind.b };
  const d = { r: colour.r - behind.r, g: colour.g - behind.g, b: colour.b - behind.b };
  const share = (v.r * d.r + v.g * d.g + v.b * d.b) / (v.r ** 2 + v.g ** 2 + v.b ** 2);
  const residual = Math.hypot(d.r - share * v.r, d.g - share * v.g, d.b - share * v.b);
  return share < 0.9 && residual < 30;
}

/** Whether a colour stands out from the background far less than another: compression leaves such fringes, in other hues. */
function isFaint(colour: Colour, full: Colour, behind: Colour): boolean {
  return contrast(colour, behind) < FAINT * contrast(full, behind);
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
  const top = Math.min(...chain.map((stroke) => stroke.top));
  const bottom = Math.max(...chain.map((stroke) => stroke.bottom));
  for (let y = top; y <= bottom; y++) countRow(picture, mask, y, left, right, counts);
  return counts;
}

function countRow({ rgb }: Picture, mask: InkMask, y: number, left: number, right: number, counts: Float64Array): void {
  for (let pixel = y * mask.width + left; pixel <= y * mask.width + right; pixel++) {
    if (mask.ink[pixel] === 0) continue;
    counts[binOf(rgb, pixel)]! += 1;
  }
}

/** The background behind most strokes. */
function commonBackground(mask: InkMask, chain: readonly Stroke[]): Colour {
  const counts = new Map<number, number>();
  let best = 0;
  let most = 0;
  for (const { x, top } of chain) {
    const packed = mask.background[top * mask.width + Math.floor(x)]!;
    const count = (counts.get(packed) ?? 0) + 1;
    counts.set(packed, count);
    if (count > most) [best, most] = [packed, count];
  }
  return { r: best >> 16, g: (best >> 8) & 255, b: best & 255 };
}

function clusterBins(counts: Float64Array): number[] {
  const bins = Array.from(counts.keys())
    .filter((bin) => counts[bin]! > 0)
    .toSorted((a, b) => counts[b]! - counts[a]!);
  const centres: number[] = [];
  for (const bin of bins) {
    if (centres.length >= MOST_CLUSTERS) break;
    if (centres.every((centre) => binDistance(bin, centre) > CLUSTER_RADIUS)) centres.push(bin);
  }
  return centres;
}

function binColour(bin: number): Colour {
  return { r: (bin >> 10) * 8 + 4, g: ((bin >> 5) & 31) * 8 + 4, b: (bin & 31) * 8 + 4 };
}

function binOf(rgb: Uint8Array, pixel: number): number {
  const at = pixel * 3;
  return ((rgb[at]! >> 3) << 10) | ((rgb[at + 1]! >> 3) << 5) | (rgb[at + 2]! >> 3);
}

function binDistance(a: number, b: number): number {
  const dr = (a >> 10) - (b >> 10);
  const dg = ((a >> 5) & 31) - ((b >> 5) & 31);
  const db = (a & 31) - (b & 31);
  return 8 * Math.hypot(dr, dg, db);
}
