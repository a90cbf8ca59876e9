import type { Word } from '../../ink/find-words.ts';
import type { InkMap } from '../../ink/ink-map.ts';
import { letterColour } from '../../ink/letter-colour.ts';
import type { Picture } from '../../picture/picture.ts';
import { meanRgb, type Rgb } from '../../picture/rgb.ts';

/** Colours of one print are as near to each other on every channel. */
const ALIKE = 40;
const MOST_COLOURS = 2;

/** The colours of the letters of numbers, the commonest first. */
export function labelColours(picture: Picture, ink: InkMap, numbers: readonly Word[]): readonly Rgb[] {
  const colours = numbers.map((word) => letterColour(picture, ink, word));
  const isAlike = (a: Rgb, b: Rgb) => a.every((value, channel) => Math.abs(value - b[channel]!) <= ALIKE);
  const groups: Rgb[][] = [];
  for (const colour of colours) {
    const group = groups.find(([first]) => isAlike(first!, colour));
    if (group === undefined) groups.push([colour]);
    else group.push(colour);
  }
  return groups
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_COLOURS)
    .map(meanRgb);
}
