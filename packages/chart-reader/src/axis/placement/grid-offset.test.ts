import { expect, test } from 'vitest';
import { gridOffset } from './grid-offset.ts';

const LOOK = { reachPx: 12, spreadPx: 1.25 };

test('finds the one distance of labels from their grid lines, though one label is displaced', () => {
  expect(gridOffset([215, 358.5, 718, 897.5], [184, 364, 723.5, 903], LOOK)).toEqual({ offsetPx: 5.5, matched: 3 });
});

test('finds no distance where lines stand near only one label, or two distances fit alike', () => {
  expect(gridOffset([100, 200], [105, 300], LOOK)).toBeNull();
  expect(gridOffset([100, 200], [94, 106, 194, 206], LOOK)).toBeNull();
  expect(gridOffset([100, 200], [], LOOK)).toBeNull();
});

test('finds labels that dense screens round to points of several pixels', () => {
  const [labels, lines] = [
    [555.3, 1020.3],
    [556, 1018.9],
  ];
  expect(gridOffset(labels, lines, LOOK)).toBeNull();
  expect(gridOffset(labels, lines, { ...LOOK, spreadPx: 2.2 })?.offsetPx).toBeCloseTo(-0.35, 2);
});
