import { expect, test } from 'vitest';
import { isBesideLabels } from './is-beside-labels.ts';

const AXIS = { labels: [300, 420, 660].map((y) => ({ price: 1000 - y, y })) };

test('takes rows up to the widest step beyond the outermost labels, and none further off', () => {
  expect([60, 300, 500, 900].map((y) => isBesideLabels(y, AXIS))).toEqual([true, true, true, true]);
  expect([45, 905].map((y) => isBesideLabels(y, AXIS))).toEqual([false, false]);
});
