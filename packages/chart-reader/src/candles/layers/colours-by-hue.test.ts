import { describe, expect, it } from 'vitest';
import { BINS, binOf } from '../../picture/colour-bins.ts';
import type { Rgb } from '../../picture/rgb.ts';
import { coloursByHue } from './colours-by-hue.ts';

const WHITE = [252, 252, 252] as const;
const BLACK = [4, 4, 4] as const;

/** The hues of so many pixels of some colours, all of which stand in candles. */
function huesOf(behind: Rgb, ...colours: readonly (readonly [Rgb, number])[]) {
  const counts = new Float64Array(BINS);
  for (const [colour, count] of colours) counts[binOf(Uint8Array.from(colour), 0)]! += count;
  const { colours: hues, outlines } = coloursByHue(counts, counts, behind);
  return { hues, outlines };
}

describe('coloursByHue', () => {
  it('takes of a line that smoothing gave two shades the fuller one', () => {
    expect(huesOf(WHITE, [[228, 204, 84], 470], [[220, 204, 52], 200]).hues).toEqual([[220, 204, 52]]);
  });

  it('takes the more frequent one where the other is rare, or hardly fuller', () => {
    expect(huesOf(WHITE, [[228, 204, 84], 470], [[220, 204, 52], 150]).hues).toEqual([[228, 204, 84]]);
    expect(huesOf(WHITE, [[228, 204, 84], 470], [[228, 204, 68], 300]).hues).toEqual([[228, 204, 84]]);
  });

  it('takes the most frequent one where compression has spread a shade over many colours', () => {
    const spread = [60, 68, 76, 92, 100, 108].map((blue) => [[228, 204, blue], 600] as const);
    expect(huesOf(WHITE, [[228, 204, 84], 620], [[220, 204, 52], 400], ...spread).hues).toEqual([[228, 204, 84]]);
  });

  it('keeps wicks that are drawn brighter than their bodies, and not what compression makes as bright', () => {
    const bodies = [[108, 12, 12], 7600] as const;
    const borders = [[156, 12, 12], 7700] as const;
    expect(huesOf(BLACK, bodies, borders, [[204, 12, 12], 1500]).outlines).toEqual([[204, 12, 12]]);
    const soft = [188, 212].map((red) => [[red, 12, 12], 400] as const);
    expect(huesOf(BLACK, bodies, borders, [[204, 12, 12], 500], ...soft).outlines).toEqual([[204, 12, 12]]);
    const spread = [188, 196, 212, 220].map((red) => [[red, 12, 12], 400] as const);
    expect(huesOf(BLACK, bodies, borders, [[204, 12, 12], 500], ...spread).outlines).toEqual([null]);
  });
});
