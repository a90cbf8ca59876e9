import { expect, test } from 'vitest';
import { halvesBesideWick, haveNoColumns } from './soft-narrow.ts';

test('narrow bodies with a pixel between them have no columns to themselves, wider ones and those apart have', () => {
  expect(haveNoColumns({ bodyPx: 3, pitchPx: 4 })).toBe(true);
  expect(haveNoColumns({ bodyPx: 3, pitchPx: 4.5 })).toBe(false);
  expect(haveNoColumns({ bodyPx: 6, pitchPx: 7 })).toBe(false);
});

test('the halves of a cell leave out the wick and a little beside it', () => {
  expect(halvesBesideWick(10, 4, 1)).toStrictEqual([
    [8, 9.4],
    [10.6, 12],
  ]);
});
