import { expect, test } from 'vitest';
import { onlyInside } from './only-inside.ts';

test('paints over what lies beside the window, and leaves the rest and the original as they are', () => {
  const grey = (levels: readonly number[]) => Uint8Array.from(levels.flatMap((level) => [level, level, level]));
  const picture = { width: 5, height: 2, rgb: grey([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) };
  const inside = onlyInside(picture, { x: 1, y: 0, w: 3, h: 2 });
  expect(inside).toStrictEqual({ width: 5, height: 2, rgb: grey([2, 2, 3, 4, 4, 2, 7, 8, 9, 4]) });
  expect(picture.rgb[0]).toBe(1);
});
