import type { Picture } from '../../picture/picture.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import { type Rgb, rgbAt, rgbDifference, rgbDistance } from '../../picture/rgb.ts';
import { unpacked } from '../../picture/packed-colour.ts';
import { commonBackground } from '../mask/common-background.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import type { Stroke } from '../field/stroke.ts';

/** The colours of rising and of falling candles differ by more than this, straight distance of 8-bit channels; further ones are shades that compression leaves. */
const OTHER_COLOUR = 80;
const DIRECTIONS = 2;
/** How colourful the palest of the candles' colours must be to tell candles from letters, as `colourfulness` has it. */
const LEAST_COLOURFUL = 0.4;
/** Letters have less than this share of it, whatever compression leaves of the hue of a thin line. */
const MOST_OF_LETTERS = 0.2;
/** Fewer in a row may be candles that closed where they opened, in grey. */
const FEWEST_LETTERS = 3;

/**
 * A chain without letters: strokes in grey, three or more in a row, where all candles have colours. By brightness alone letters beside a chart and in a
 * dialog over it pass for candles, since grey is what red and green give together.
 */
export function dropLetters(
  picture: Picture,
  mask: InkMask,
  shape: CandleShape,
  chain: readonly Stroke[],
  colours: readonly Rgb[],
): readonly Stroke[] {
  const behind = commonBackground(mask, chain);
  const main = colours
    .filter((colour, index) => index === 0 || rgbDistance(colour, colours[0]!) > OTHER_COLOUR)
    .slice(0, DIRECTIONS);
  const least = Math.min(...main.map((colour) => colourfulness(rgbDifference(colour, behind))));
  if (least < LEAST_COLOURFUL) return chain;
  const isGrey = chain.map(
    (stroke) => colourfulness(differenceOf(picture, mask, shape, stroke)) < MOST_OF_LETTERS * least,
  );
  return chain.filter((_, i) => !isGrey[i] || runLength(isGrey, i) < FEWEST_LETTERS);
}

/** How far apart the channels of a difference from the ground are, 0 for greys to 1. */
function colourfulness(difference: readonly [number, number, number]): number {
  const spread = Math.max(...difference) - Math.min(...difference);
  return spread / Math.max(1, ...difference.map(Math.abs), spread);
}

/** What the ink of a stroke differs from the ground by, all its pixels together: hues to either side of smooth letters cancel each other. */
function differenceOf(
  { rgb }: Picture,
  { width, ink, background }: InkMask,
  { bodyPx }: CandleShape,
  { x, top, bottom }: Stroke,
): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  const left = Math.max(0, Math.round(x - bodyPx / 2));
  const right = Math.min(width - 1, left + bodyPx - 1);
  for (let y = top; y <= bottom; y++) {
    for (let pixel = y * width + left; pixel <= y * width + right; pixel++) {
      if (ink[pixel] === 0) continue;
      const difference = rgbDifference(rgbAt(rgb, pixel), unpacked(background[pixel]!));
      for (const channel of [0, 1, 2] as const) sum[channel] += difference[channel];
    }
  }
  return sum;
}

/** How many values in a row are true round one of them. */
function runLength(values: readonly boolean[], at: number): number {
  let first = at;
  let last = at;
  while (values[first - 1] === true) first--;
  while (values[last + 1] === true) last++;
  return last - first + 1;
}
