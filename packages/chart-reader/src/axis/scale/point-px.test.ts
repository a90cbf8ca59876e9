import { expect, test } from 'vitest';
import { pointPx } from './point-px.ts';

test('tells rows on every second or third pixel', () => {
  expect(pointPx([33, 175, 317, 459, 601, 743, 885, 1029])).toBe(2);
  expect(pointPx([70.5, 160.5, 247.5, 337.5, 427.5, 517.5])).toBe(3);
});

test('takes other rows for whole pixels, and a few that may be so by chance', () => {
  expect(pointPx([65, 155, 244, 334, 423, 513])).toBe(1);
  expect(pointPx([70.5, 160.5, 247.5, 337.5])).toBe(1);
});
