import { packedAt, unpacked } from '../picture/packed-colour.ts';
import type { Picture } from '../picture/picture.ts';
import type { Rgb } from '../picture/rgb.ts';
import { commonestColour } from './commonest-colour.ts';
import type { Word } from './find-words.ts';
import { contrastAt, type InkMap } from './ink-map.ts';

/** What follows so many letters, such as the figures after a title, may have a colour of its own. */
const TELLING_LETTERS = 8;
/** Ink as strong as this share of a word's strongest is the inside of its strokes, not their soft edge. */
const STROKE_SHARE = 0.8;

/** The colour that a word is printed in: the commonest of what its strokes show inside. Black of a word without letters. */
export function letterColour({ width, rgb }: Picture, ink: InkMap, { letterBoxes }: Word): Rgb {
  const pixels = letterBoxes.slice(0, TELLING_LETTERS).flatMap(({ left, right, top, bottom }) =>
    Array.from({ length: (right - left) * (bottom - top) }, (_, i) => {
      const x = left + (i % (right - left));
      const y = top + Math.floor(i / (right - left));
      return { contrast: contrastAt(ink, x, y), colour: packedAt(rgb, y * width + x) };
    }),
  );
  const strongest = Math.max(...pixels.map(({ contrast }) => contrast));
  const strokes = pixels.filter(({ contrast }) => contrast >= STROKE_SHARE * strongest);
  return unpacked(commonestColour(strokes.map(({ colour }) => colour)));
}
