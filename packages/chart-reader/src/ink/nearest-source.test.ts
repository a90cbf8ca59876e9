import { expect, test } from 'vitest';
import { nearestSource } from './nearest-source.ts';

test('fills every pixel from its nearest source', () => {
  const source = Int32Array.from([7, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 9]);
  expect([...nearestSource(source, 5, 3)]).toEqual([7, 7, 7, 7, 9, 7, 7, 7, 9, 9, 7, 7, 9, 9, 9]);
});

test('leaves a region without a source empty', () => {
  expect([...nearestSource(new Int32Array(4).fill(-1), 2, 2)]).toEqual([-1, -1, -1, -1]);
});
