import { expect, it } from 'vitest';
import { rowsOfMost } from './rows-of-most.ts';

it('leaves one of twenty-one figures out at either end, and none of a few', () => {
  const figures = Array.from({ length: 21 }, (_, i) => ({ top: 10 + i, bottom: 100 + i }));
  expect(rowsOfMost(figures)).toEqual({ top: 11, bottom: 119 });
  expect(rowsOfMost(figures.slice(0, 3))).toEqual({ top: 10, bottom: 102 });
});
