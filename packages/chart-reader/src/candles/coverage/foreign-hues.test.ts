import { describe, expect, it } from 'vitest';
import { foreignHuesOver, isForeign } from './foreign-hues.ts';

describe('isForeign', () => {
  it('tells hues of another drawing from mixes of candles and ground', () => {
    const green = { r: 0, g: 200, b: 0 };
    const hues = foreignHuesOver([green], { r: 0, g: 0, b: 0 })({ r: 0, g: 0, b: 0 });
    expect(isForeign(hues, -60, -60)).toBe(false);
    expect(isForeign(hues, 120, -40)).toBe(true);
  });

  it('keeps hues apart that differ from the ground as much as any can', () => {
    const cyan = { r: 0, g: 255, b: 255 };
    const hues = foreignHuesOver([{ r: 255, g: 0, b: 0 }], cyan)(cyan);
    expect(isForeign(hues, 304, -128)).toBe(false);
    expect(isForeign(hues, -208, -120)).toBe(true);
  });
});
