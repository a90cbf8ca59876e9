import { type Rgb, rgbDifference } from '../../picture/rgb.ts';

/** Cosine of the angle between two hues, seen from the background, that are one: within 8 degrees. */
const SAME_HUE = 0.99;
/** Share of a colour's difference from the background that is no grey. */
const LEAST_CHROMA = 0.3;

/**
 * The group of each colour, numbered from 0 in their order. Shades of one hue belong together: a line between pixels leaves some of them, and
 * its full colour nowhere. Greys do not, for grid, text and grey candles differ by nothing else.
 */
export function joinShades(colours: readonly Rgb[], background: Rgb): number[] {
  const groups: number[] = [];
  let count = 0;
  for (const [i, colour] of colours.entries()) {
    const twin = colours.slice(0, i).findIndex((other) => isSameHue(colour, other, background));
    groups.push(twin < 0 ? count++ : groups[twin]!);
  }
  return groups;
}

function isSameHue(a: Rgb, b: Rgb, background: Rgb): boolean {
  const u = rgbDifference(a, background);
  const v = rgbDifference(b, background);
  const lengths = Math.hypot(...u) * Math.hypot(...v);
  const cosine = u.reduce((sum, value, i) => sum + value * v[i]!, 0) / Math.max(1, lengths);
  return cosine >= SAME_HUE && isColourful(u) && isColourful(v);
}

/** Whether channels differ from the background by far more than a grey's do. */
function isColourful(difference: readonly number[]): boolean {
  const mean = difference.reduce((sum, value) => sum + value, 0) / 3;
  return Math.hypot(...difference.map((value) => value - mean)) >= LEAST_CHROMA * Math.hypot(...difference);
}
