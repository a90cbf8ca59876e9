import { expect, it } from 'vitest';
import { inkPixels } from './ink-pixels.ts';

it('lists the set pixels of a mask from its beginning to its end, and none of an empty one', () => {
  expect([...inkPixels(Uint8Array.of(1, 0, 0, 1, 1))]).toStrictEqual([0, 3, 4]);
  expect([...inkPixels(new Uint8Array(3))]).toStrictEqual([]);
});
