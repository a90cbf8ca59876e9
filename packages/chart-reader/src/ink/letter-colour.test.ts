import { expect, it } from 'vitest';
import type { Picture } from '../picture/picture.ts';
import { findWords } from './find-words.ts';
import { inkMap } from './ink-map.ts';
import { letterColour } from './letter-colour.ts';

const WIDTH = 80;
const HEIGHT = 30;
const TEXT = [209, 212, 220] as const;

/** Five upright letters with soft edges; a narrow line of a stronger colour stands in the last of them. */
function picture(): Picture {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  const fill = (left: number, w: number, colour: readonly number[]) => {
    for (let y = 10; y < 20; y++) for (let x = left; x < left + w; x++) rgb.set(colour, (y * WIDTH + x) * 3);
  };
  for (let letter = 0; letter < 5; letter++) {
    fill(10 + letter * 9, 5, [90, 92, 95]);
    fill(11 + letter * 9, 3, TEXT);
  }
  fill(48, 1, [255, 255, 255]);
  return { width: WIDTH, height: HEIGHT, rgb };
}

it('is that of most strokes, not of their edges or of what crosses one of them', () => {
  const page = picture();
  const ink = inkMap(page, { left: 0, top: 0, right: WIDTH, bottom: HEIGHT })!;
  const [word] = findWords(ink, 1);
  expect(word!.letters).toBe(5);
  expect(letterColour(page, ink, word!)).toEqual(TEXT);
});
