import { describe, expect, it } from 'vitest';
import type { Rgb } from '../../picture/rgb.ts';
import { foreignHuesOver, isForeign } from './foreign-hues.ts';

describe('isForeign', () => {
  it('tells hues of another drawing from mixes of candles and ground', () => {
    const green: Rgb = [0, 200, 0];
    const hues = foreignHuesOver([green], [0, 0, 0])([0, 0, 0]);
    expect(isForeign(hues, -60, -60)).toBe(false);
    expect(isForeign(hues, 120, -40)).toBe(true);
  });

  it('keeps hues apart that differ from the ground as much as any can', () => {
    const cyan: Rgb = [0, 255, 255];
    const hues = foreignHuesOver([[255, 0, 0]], cyan)(cyan);
    expect(isForeign(hues, 304, -128)).toBe(false);
    expect(isForeign(hues, -208, -120)).toBe(true);
  });

  it('takes more of the hue of colours for theirs where compression made them paler', () => {
    const white: Rgb = [255, 255, 255];
    const [pale, smeared] = [1, 1.25].map((most) => foreignHuesOver([[36, 92, 164]], white, most)(white));
    expect([pale!, smeared!].map((hues) => isForeign(hues, -72, 120))).toStrictEqual([true, false]);
    expect(isForeign(smeared!, -120, 200)).toBe(true);
  });
});
