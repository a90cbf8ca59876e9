import { expect, it } from 'vitest';
import { heaviest } from './heaviest.ts';

it('answers the first of the largest weights, of all or between two places', () => {
  expect(heaviest(Float64Array.of(1, 7, 2, 7))).toBe(1);
  expect(heaviest(Float64Array.of(1, 7, 2, 3), 2, 9)).toBe(3);
});
