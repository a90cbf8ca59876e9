import { BINS, binColour } from '../../picture/colour-bins.ts';
import { type Rgb, rgbDistance } from '../../picture/rgb.ts';
import { joinShades } from './join-shades.ts';

/** Bins nearer than this in colour space, straight distance of 8-bit channels, are one colour. */
const CLUSTER_RADIUS = 40;
const MOST_CLUSTERS = 16;
/** Share of a colour's ink within the chart that must lie in candles. */
export const LEAST_CONCENTRATION = 0.5;
/** Shades rarer than this share of the most frequent one of a hue are brighter than the hue itself by compression. */
const LEAST_FULL = 0.25;
/** Colours of one shade that have so many pixels as its most frequent one are what smoothing leaves of lines: the fullest of them is what these are drawn in. */
const NEARLY_AS_FREQUENT = 0.4;
/** Share of a shade's pixels that its most frequent colour has: where it has fewer, compression spread it. */
const LEAST_CLEAN = 0.15;
/** How many times as much as the most frequent one another colour stands out that is not the same but for rounding and smoothing: by 1.1 and 1.15 times soft bodies differ, by 1.2 lines. */
const LEAST_FULLER = 1.17;
/** But not by so many times: those that stand out as much, and are so frequent, are what pale bodies of the hue are outlined in. */
const FAR_FULLER = 1.4;
const LEAST_OUTLINE = 0.02;
/** The same of a shade of which so much has one colour, as wicks that are brighter than their bodies have. */
const DRAWN_FULLER = 1.2;
const LEAST_DRAWN = 0.33;

export interface Hues {
  /** The hue of each bin that occurs, or -1 where none is near. */
  readonly clusterOf: Int8Array;
  /** The fullest colour of each hue. */
  readonly colours: readonly Rgb[];
  /** What thin lines of the hue are drawn in that stand out far more than anything else of it, null where none are. */
  readonly outlines: readonly (Rgb | null)[];
  /** Whether one of its frequent shades is concentrated in candles, though another may be that of a line. */
  readonly concentrated: readonly boolean[];
}

/** The hues that have ink inside strokes, by how many pixels of each bin lie inside and around them. */
export function coloursByHue(inside: Float64Array, around: Float64Array, behind: Rgb): Hues {
  // Few of all bins occur.
  const bins = [...around.keys()].filter((bin) => around[bin]! > 0);
  const centres = clusterBins(inside, bins);
  const shadeOf = assignBins(centres, bins);
  const own = sumByHue(inside, shadeOf, centres.length);
  const all = sumByHue(around, shadeOf, centres.length);
  const shades = centres.map(binColour);
  const groups = joinShades(shades, behind);
  const colours: Rgb[] = [];
  const outlines: (Rgb | null)[] = [];
  const concentrated: boolean[] = [];
  for (let group = 0; groups.includes(group); group++) {
    const members = [...centres.keys()].filter((shade) => groups[shade] === group);
    const most = Math.max(...members.map((shade) => own[shade]!));
    const isConcentrated = (shade: number) => own[shade]! >= LEAST_CONCENTRATION * all[shade]!;
    const least = LEAST_FULL * most;
    const frequent = members.filter((shade) => own[shade]! >= least);
    const standsOut = (colour: Rgb) => rgbDistance(colour, behind);
    const fullest = frequent.toSorted((a, b) => standsOut(shades[b]!) - standsOut(shades[a]!))[0]!;
    const ofFullest = bins.filter((bin) => shadeOf[bin] === fullest);
    colours.push(fullestOf(inside, ofFullest, centres[fullest]!, own[fullest]!, standsOut));
    concentrated.push(frequent.some(isConcentrated));
    // Nothing but a drawing gives nearly all of a shade one colour.
    const isDrawn = (shade: number) => inside[centres[shade]!]! >= LEAST_DRAWN * own[shade]!;
    const leastContrast = (shade: number) => (isDrawn(shade) ? DRAWN_FULLER : FAR_FULLER) * standsOut(shades[fullest]!);
    const [outline] = members
      .filter((shade) => standsOut(shades[shade]!) >= leastContrast(shade))
      .filter((shade) => own[shade]! >= LEAST_OUTLINE * most && isConcentrated(shade))
      .toSorted((a, b) => own[b]! - own[a]!);
    outlines.push(outline === undefined ? null : shades[outline]!);
  }
  return { clusterOf: shadeOf.map((shade) => (shade < 0 ? -1 : groups[shade]!)), colours, outlines, concentrated };
}

/**
 * What lines of a shade are drawn in that smoothing gave paler colours: of those nearly as frequent as the most frequent one the fullest, if that is fuller by more than colours
 * of one bin differ. Where compression has spread the shade over many colours, the most frequent one.
 */
function fullestOf(
  inside: Float64Array,
  bins: readonly number[],
  centre: number,
  total: number,
  standsOut: (colour: Rgb) => number,
): Rgb {
  const usual = binColour(centre);
  const most = inside[centre]!;
  if (most < LEAST_CLEAN * total) return usual;
  const fullest = bins
    .filter((bin) => inside[bin]! >= NEARLY_AS_FREQUENT * most)
    .map(binColour)
    .reduce((best, colour) => (standsOut(colour) > standsOut(best) ? colour : best));
  return standsOut(fullest) >= LEAST_FULLER * standsOut(usual) ? fullest : usual;
}

/** How many pixels each hue has. */
export function sumByHue(counts: Float64Array, clusterOf: Int8Array, hues: number): Float64Array {
  const sums = new Float64Array(hues);
  counts.forEach((count, bin) => {
    const cluster = clusterOf[bin]!;
    if (cluster >= 0) sums[cluster]! += count;
  });
  return sums;
}

/** The nearest cluster of each of some bins, or -1 where none is near. */
function assignBins(centres: readonly number[], bins: readonly number[]): Int8Array {
  const clusterOf = new Int8Array(BINS).fill(-1);
  for (const bin of bins) {
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

function clusterBins(counts: Float64Array, bins: readonly number[]): number[] {
  const frequent = bins.filter((bin) => counts[bin]! > 0).toSorted((a, b) => counts[b]! - counts[a]!);
  const centres: number[] = [];
  for (const bin of frequent) {
    if (centres.length >= MOST_CLUSTERS) break;
    if (centres.every((centre) => binDistance(bin, centre) > CLUSTER_RADIUS)) centres.push(bin);
  }
  return centres;
}

function binDistance(a: number, b: number): number {
  const dr = (a >> 10) - (b >> 10);
  const dg = ((a >> 5) & 31) - ((b >> 5) & 31);
  const db = (a & 31) - (b & 31);
  return 8 * Math.hypot(dr, dg, db);
}
