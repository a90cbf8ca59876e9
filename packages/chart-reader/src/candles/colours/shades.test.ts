import { describe, expect, it } from 'vitest';
import { binOf, BINS } from '../../picture/colour-bins.ts';
import type { Rgb } from '../../picture/rgb.ts';
import { isOneOfManyShades } from './shades.ts';

const BLACK = [0, 0, 0] as const;
const LIME = [60, 140, 60] as const;

/** How many pixels there are of each of some colours, by bins. */
function counted(colours: readonly (readonly [Rgb, number])[]): Float64Array {
  const counts = new Float64Array(BINS);
  for (const [colour, count] of colours) counts[binOf(Uint8Array.from(colour), 0)]! += count;
  return counts;
}

describe('isOneOfManyShades', () => {
  // What compression leaves of lime lines a pixel apart: their hue is spread, so darker pixels are the more colourful.
  const smeared: readonly (readonly [Rgb, number])[] = [
    [[4, 100, 4], 300],
    [[4, 44, 4], 200],
    [[4, 60, 4], 200],
    [[4, 124, 4], 200],
  ];

  it('tells dark shades that are more colourful than what they are of', () => {
    const inside = counted([[LIME, 900], ...smeared]);
    expect(isOneOfManyShades(inside, [4, 100, 4], LIME, BLACK, 'candles')).toBe(true);
  });

  it('keeps them in bars, which have nothing but thin lines', () => {
    const inside = counted([[LIME, 900], ...smeared]);
    expect(isOneOfManyShades(inside, [4, 100, 4], LIME, BLACK, 'bars')).toBe(false);
  });

  it('keeps a fill, of which there is one shade', () => {
    const inside = counted([
      [LIME, 900],
      [[4, 100, 4], 300],
    ]);
    expect(isOneOfManyShades(inside, [4, 100, 4], LIME, BLACK, 'candles')).toBe(false);
  });

  it('keeps a dark colour of another hue', () => {
    const inside = counted([[LIME, 900], [[116, 4, 4], 100], ...smeared]);
    expect(isOneOfManyShades(inside, [116, 4, 4], LIME, BLACK, 'candles')).toBe(false);
  });

  it('keeps a brown fill of black candles, which have no hue that could be spread', () => {
    const inside = counted([
      [[4, 4, 4], 900],
      [[60, 36, 4], 300],
      [[28, 28, 36], 200],
      [[44, 52, 52], 200],
    ]);
    expect(isOneOfManyShades(inside, [60, 36, 4], [4, 4, 4], [80, 90, 100], 'candles')).toBe(false);
  });
});
