import type { Word } from '../../ink/find-words.ts';
import type { InkMap } from '../../ink/ink-map.ts';
import type { Picture } from '../../picture/picture.ts';
import { meanRgb, type Rgb, rgbAt } from '../../picture/rgb.ts';

/** Colours of one print are as near to each other on every channel. */
const ALIKE = 40;
/** Share of a word's pixels, those that stand out most, that show the colour of its letters. */
const STRONGEST = 0.1;
const MOST_COLOURS = 2;

/** The colours of the letters of numbers, the commonest first. */
export function labelColours(picture: Picture, ink: InkMap, numbers: readonly Word[]): readonly Rgb[] {
  const colours = numbers.map((word) => colourOf(picture, ink, word));
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

function colourOf({ width, rgb }: Picture, { region, contrast, ...ink }: InkMap, { letterBoxes }: Word): Rgb {
  const pixels: { readonly contrast: number; readonly colour: Rgb }[] = [];
  for (const { left, right, top, bottom } of letterBoxes) {
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const own = contrast[(y - region.top) * ink.width + x - region.left]!;
        pixels.push({ contrast: own, colour: rgbAt(rgb, y * width + x) });
      }
    }
  }
  const strongest = pixels
    .toSorted((a, b) => b.contrast - a.contrast)
    .slice(0, Math.max(1, Math.round(STRONGEST * pixels.length)));
  return meanRgb(strongest.map(({ colour }) => colour));
}
