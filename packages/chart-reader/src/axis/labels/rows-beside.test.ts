import { expect, test } from 'vitest';
import { rowsBeside } from './rows-beside.ts';

test('reaches a step beyond the outermost labels, and beside one no further than that', () => {
  expect(rowsBeside([{ y: 100 }, { y: 60 }, { y: 140 }])).toEqual({ top: 20, bottom: 180 });
  expect(rowsBeside([{ y: 100 }])).toEqual({ top: 100, bottom: 100 });
});

test('reaches as far as the step next to it at either end of a logarithmic scale', () => {
  expect(rowsBeside([{ y: 67 }, { y: 121 }, { y: 182 }, { y: 344 }, { y: 458 }])).toEqual({ top: 13, bottom: 572 });
});
