import { expect, it } from 'vitest';
import { inkPixels } from './ink-pixels.ts';

it('lists what is not 0 from the beginning to the end, and nothing of an empty mask', () => {
  expect([...inkPixels(Uint8Array.of(1, 0, 0, 1, 255, 0, 0, 0, 0, 7, 1))]).toStrictEqual([0, 3, 4, 9, 10]);
  expect([...inkPixels(new Uint8Array(5))]).toStrictEqual([]);
});
