import { channelDistance, packed } from '../../picture/packed-colour.ts';
import type { Picture } from '../../picture/picture.ts';
import type { Rgb } from '../../picture/rgb.ts';
import type { Stroke } from '../field/stroke.ts';
import { inkPixels } from '../layers/ink-pixels.ts';
import { commonBackground } from '../mask/common-background.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import { CONTRAST, isWithin } from '../mask/is-within.ts';
import { paneColour } from '../mask/pane-colour.ts';
import { FULL, SAME_COLOUR } from './candle-coverage.ts';

/** An outline is as thick as this share of a body at most, and up to so many pixels at any width. */
const THICKEST_SHARE = 0.25;
const THICK_PX = 2;
/** Smallest difference in a channel by which an outline that does not stand out differs from its ground. */
const FAINTEST = 8;
/** So many outlines part a wick from a body, at least, for each candle. */
const LEAST_JOINTS = 0.1;

/** What is known of candles that may have outlines. */
export interface Outlined {
  readonly bodyPx: number;
  readonly chain: readonly Stroke[];
  readonly colours: readonly Rgb[];
}

/**
 * The coverage with outlines that do not stand out from their ground, such as black ones on a pane that is nearly black: those in a colour that candles have elsewhere,
 * and whatever parts bodies from wicks. Without them wicks are lost, and bodies are higher over a cloud than beside it.
 */
export function withFaintOutlines(
  picture: Picture,
  mask: InkMask,
  coverage: Uint8Array,
  { bodyPx, chain, colours }: Outlined,
): Uint8Array {
  const { ink, background, width } = mask;
  const { rgb } = picture;
  const isFaint = (pixel: number): boolean => ink[pixel] === 0 && !isWithin(rgb, pixel, background[pixel]!, FAINTEST);
  const mostRows = Math.max(THICK_PX, Math.round(THICKEST_SHARE * bodyPx));
  const gaps: number[] = [];
  let joints = 0;
  for (const pixel of inkPixels(ink)) {
    if (coverage[pixel] !== FULL || ink[pixel + width] !== 0) continue;
    let end = pixel + width;
    while (end <= pixel + mostRows * width && isFaint(end)) end += width;
    if (coverage[end] !== FULL) continue;
    joints++;
    for (let between = pixel + width; between < end; between += width) gaps.push(between);
  }
  // Lines of a grid part a few.
  if (joints < LEAST_JOINTS * chain.length) return coverage;
  const outlined = coverage.slice();
  for (const pixel of gaps) outlined[pixel] = FULL;
  const grounds = [paneColour(picture), packed(...commonBackground(mask, chain))];
  const faint = colours.map((own) => packed(...own)).filter((own) => mayBeFaint(own, grounds));
  if (faint.length === 0) return outlined;
  for (let pixel = 0; pixel < ink.length; pixel++)
    if (isFaint(pixel) && faint.some((own) => isWithin(rgb, pixel, own, SAME_COLOUR))) outlined[pixel] = FULL;
  return outlined;
}

/** Whether a colour is no ink on one of some grounds, though it is another one. */
function mayBeFaint(colour: number, grounds: readonly number[]): boolean {
  return grounds.map((ground) => channelDistance(colour, ground)).some((far) => far > FAINTEST && far < CONTRAST);
}
