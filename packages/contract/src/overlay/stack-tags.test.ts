import { describe, expect, it } from 'vitest';
import { stackTags } from './stack-tags.ts';

describe('stackTags', () => {
  it('leaves tags alone that do not touch', () => {
    expect(stackTags([20, 60, 100], 20, 0, 200)).toEqual([20, 60, 100]);
  });

  it('moves two that overlap apart by the same distance', () => {
    expect(stackTags([100, 110], 20, 0, 200)).toEqual([95, 115]);
  });

  it('keeps the order of the input in its answer', () => {
    expect(stackTags([110, 100], 20, 0, 200)).toEqual([115, 95]);
  });

  it('pushes a neighbour on when a group grows into it', () => {
    expect(stackTags([100, 105, 122], 20, 0, 300)).toEqual([89, 109, 129]);
  });

  it('keeps tags inside the bounds', () => {
    expect(stackTags([-50, 500], 20, 0, 200)).toEqual([10, 190]);
    expect(stackTags([195, 200, 210], 20, 0, 200)).toEqual([150, 170, 190]);
  });

  it('never lets two overlap', () => {
    const middles = stackTags([5, 6, 7, 50, 51, 80, 199], 18, 0, 200).toSorted((a, b) => a - b);
    for (let i = 1; i < middles.length; i++) expect(middles[i]! - middles[i - 1]!).toBeGreaterThanOrEqual(18 - 1e-9);
  });

  it('answers nothing for nothing', () => {
    expect(stackTags([], 20, 0, 100)).toEqual([]);
  });
});
