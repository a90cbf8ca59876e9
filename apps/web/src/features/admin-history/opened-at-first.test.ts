import { expect, it } from 'vitest';
import { openedAtFirst } from './opened-at-first.ts';

it.each([
  [[], 0],
  [[3, 1, 4], 3],
  [[20, 1], 1],
  [[19, 1, 1], 2],
  [[400, 300], 1],
])('opens of groups of %j the first %i', (counts, opened) => {
  expect(openedAtFirst(counts.map((analyses) => ({ analyses })))).toBe(opened);
});
