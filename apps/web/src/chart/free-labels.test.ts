import { expect, it } from 'vitest';
import { freeLabels } from './free-labels.ts';

const box = (id: string, x: number, priority = 0) => ({ id, x, y: 0, width: 10, height: 10, priority });

it('shows every label that covers no other', () => {
  expect(freeLabels([box('a', 0), box('b', 10)])).toEqual(new Set(['a', 'b']));
});

it('keeps the label of higher priority', () => {
  expect(freeLabels([box('a', 0), box('b', 5, 1)])).toEqual(new Set(['b']));
});

it('keeps the earlier of two equals', () => {
  expect(freeLabels([box('a', 0), box('b', 5)])).toEqual(new Set(['a']));
});

it('lets a hidden label stand in nobody’s way', () => {
  expect(freeLabels([box('first', 0, 2), box('hidden', 8, 1), box('last', 14)])).toEqual(new Set(['first', 'last']));
});
