import type { Picture } from '../../picture/picture.ts';
import { BINS, binColour, binOf } from '../../picture/colour-bins.ts';
import { type Rgb, rgbDistance } from '../../picture/rgb.ts';
import { distanceToMix, shareOfMix } from '../../picture/colour-mix.ts';
import { heaviest } from '../mask/heaviest.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import { inkPixels } from './ink-pixels.ts';
import { joinShades } from './join-shades.ts';

/** The ink of a picture by colour. */
export interface ColourLayers {
  /** Number of layers. */
  readonly count: number;
  /** Layer of each pixel, from 1; 0 where there is no ink or none of a frequent colour. */
  readonly layerOf: Uint8Array;
}

/** Colours nearer than this in colour space, straight distance of 8-bit channels, are one layer. */
const RADIUS = 40;
/** Up and down, bodies, borders and wicks make six; as many again for what lies over them. */
const MOST_COLOURS = 16;
/** Rarer colours, as shares of all ink, are edges and compression noise. */
const LEAST_SHARE = 0.004;
/** A smoothed edge belongs to the colour of which it shows at least this much over the background. */
const LEAST_MIX = 0.4;
/** One in so many pixels tells the most frequent colour of the background. */
const SAMPLE = 97;
/** Largest distance of a smoothed edge from the line between colour and background. */
const MOST_RESIDUAL = 24;

/**
 * Sorts ink by colour: whatever candles are drawn in, moving averages, grid and text mostly are not. The layers are the most frequent colours;
 * smoothed edges, which mix one with the background, count with it.
 */
export function colourLayers({ rgb }: Picture, mask: InkMask): ColourLayers {
  const pixels = inkPixels(mask.ink);
  const counts = new Float64Array(BINS);
  for (const pixel of pixels) counts[binOf(rgb, pixel)]! += 1;
  const total = pixels.length;
  const behind = new Float64Array(BINS);
  for (let pixel = 0; pixel < mask.ink.length; pixel += SAMPLE) {
    if (mask.ink[pixel] === 0) behind[binOf(rgb, pixel)]! += 1;
  }
  const background = binColour(heaviest(behind));
  const centres = frequentColours(counts, LEAST_SHARE * total);
  const layers = joinShades(centres, background);
  const layerOfBin = assignBins(counts, centres, background).map((centre) =>
    centre === 0 ? 0 : layers[centre - 1]! + 1,
  );
  const layerOf = new Uint8Array(mask.ink.length);
  for (const pixel of pixels) layerOf[pixel] = layerOfBin[binOf(rgb, pixel)]!;
  return { count: Math.max(-1, ...layers) + 1, layerOf };
}

function frequentColours(counts: Float64Array, least: number): Rgb[] {
  const bins = [...counts.keys()]
    .filter((bin) => counts[bin]! > 0 && counts[bin]! >= least)
    .toSorted((a, b) => counts[b]! - counts[a]!);
  const centres: Rgb[] = [];
  for (const bin of bins) {
    const colour = binColour(bin);
    if (centres.length >= MOST_COLOURS) break;
    if (centres.every((centre) => rgbDistance(colour, centre) > RADIUS)) centres.push(colour);
  }
  return centres;
}

function assignBins(counts: Float64Array, centres: readonly Rgb[], background: Rgb): Uint8Array {
  const layers = new Uint8Array(BINS);
  for (let bin = 0; bin < BINS; bin++) if (counts[bin]! > 0) layers[bin] = layerOf(binColour(bin), centres, background);
  return layers;
}

function layerOf(colour: Rgb, centres: readonly Rgb[], background: Rgb): number {
  let layer = 0;
  let least = RADIUS;
  for (const [i, centre] of centres.entries()) {
    const apart = rgbDistance(colour, centre);
    if (apart > least) continue;
    least = apart;
    layer = i + 1;
  }
  if (layer > 0) return layer;
  least = MOST_RESIDUAL;
  for (const [i, centre] of centres.entries()) {
    const residual = residualOfMix(colour, centre, background);
    if (residual === null || residual > least) continue;
    least = residual;
    layer = i + 1;
  }
  return layer;
}

/** How far a colour is from the line between another and the background; null where it shows too little of that other. */
function residualOfMix(colour: Rgb, full: Rgb, behind: Rgb): number | null {
  const share = shareOfMix(colour, behind, full);
  return share < LEAST_MIX || share > 1 ? null : distanceToMix(colour, behind, full, share);
}
