import { describe, expect, it } from 'vitest';
import { strokeEnds } from './stroke-ends.ts';

const endsOf = (shares: readonly number[], top: number, bottom: number) =>
  strokeEnds({ top, bottom, height: shares.length }, (row) => shares[row]!);

describe('strokeEnds', () => {
  it('answers the middles of the first and last row where these are wholly covered', () => {
    expect(endsOf([0, 1, 1, 1, 0], 1, 3)).toStrictEqual([1.5, 3.5]);
  });

  it('moves the ends by what is covered of the rows beside', () => {
    expect(endsOf([0, 0.25, 1, 1, 0.5, 0], 2, 3)).toStrictEqual([2.25, 4]);
  });

  it('moves the ends inwards where the outermost rows are partly covered', () => {
    expect(endsOf([0, 0.75, 1, 0.5, 0], 1, 3)).toStrictEqual([1.75, 3]);
  });

  it('puts both ends in the middle of a row that is half covered, never the upper below the lower', () => {
    expect(endsOf([0, 0.5, 0], 1, 1)).toStrictEqual([1.5, 1.5]);
  });

  it('puts the ends of a thin line nearer to the row that it lies in for the rest', () => {
    expect(endsOf([0, 0.5, 0.25, 0], 1, 1)).toStrictEqual([1.625, 1.625]);
  });

  it('looks no further than the first and last row of the picture', () => {
    expect(endsOf([1, 1], 0, 1)).toStrictEqual([0.5, 1.5]);
    expect(endsOf([0.5], 0, 0)).toStrictEqual([0.5, 0.5]);
  });
});
