import { expect, test } from 'vitest';
import { gridOffset } from './grid-offset.ts';

test('finds the one distance of labels from their grid lines, though one label is displaced', () => {
  expect(gridOffset([215, 358.5, 718, 897.5], [184, 364, 723.5, 903], 12)).toEqual({ offsetPx: 5.5, matched: 3 });
});

test('finds no distance where lines stand near only one label, or two distances fit alike', () => {
  expect(gridOffset([100, 200], [105, 300], 12)).toBeNull();
  expect(gridOffset([100, 200], [94, 106, 194, 206], 12)).toBeNull();
  expect(gridOffset([100, 200], [], 12)).toBeNull();
});
