import { describe, expect, it } from 'vitest';
import { spectrum } from './fourier.ts';

describe('spectrum', () => {
  it('puts the sum of the signal first', () => {
    expect(spectrum(Float64Array.of(1, 2, 3, 4))[0]).toBeCloseTo(10);
  });

  it('peaks at the number of periods', () => {
    const magnitudes = spectrum(Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0));
    expect([...magnitudes].map((value) => Math.round(value))).toStrictEqual([4, 0, 0, 0, 4, 0, 0, 0, 4]);
  });

  it('answers the same magnitudes for a shifted signal', () => {
    const a = spectrum(Float64Array.of(5, 1, 0, 0, 2, 0, 0, 0));
    const b = spectrum(Float64Array.of(0, 0, 5, 1, 0, 0, 2, 0));
    for (const [k, value] of a.entries()) expect(b[k]).toBeCloseTo(value);
  });
});
