import { expect, test } from 'vitest';
import { rowsBeside } from './rows-beside.ts';

test('reaches a step beyond the outermost labels, and beside one no further than that', () => {
  expect(rowsBeside([{ y: 100 }, { y: 60 }, { y: 140 }])).toEqual({ top: 20, bottom: 180 });
  expect(rowsBeside([{ y: 100 }])).toEqual({ top: 100, bottom: 100 });
});
