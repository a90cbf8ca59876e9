import type { InkMap } from '../../ink/ink-map.ts';
import type { Word } from '../../ink/find-words.ts';
import type { Picture } from '../../picture/picture.ts';
import { outlineAround } from '../boxes/outline-around.ts';
import { boxesAmong, groundUnder } from '../boxes/price-boxes.ts';
import type { ReadLabel } from '../labels/read-label-column.ts';
import { letterHeight } from '../../ink/letter-rows.ts';

/** Labels moved to the heights that they stand for. */
export interface LabelPlacement {
  readonly labels: readonly ReadLabel[];
  /** How far below a text that is centred on its price that price lies, pixels. */
  readonly textOffsetPx: number;
  /** How well it is known that labels stand there, all of them together: standard deviation, pixels. */
  readonly deviationPx: number;
}

/** Prices are in the middle of their lines, to within rounding: the standard deviation of all lines together, pixels. */
export const LINE_DEVIATION = 0.15;
/** Some libraries round lines of several pixels to points, or draw them half a point off: what each pixel beyond the first adds to it. */
export const THICK_LINE_DEVIATION = 0.25;
/** How far from its price a text is where nothing tells it, letter heights: the standard deviation over fonts and over the ways to centre text. */
export const TEXT_DEVIATION = 0.08;

/** No text that is meant to be centred lies further from its price, letter heights. */
export const MOST_SHIFT = 0.25;

/** Labels in boxes, which are centred on their prices, and those without. */
export interface LabelGroups {
  readonly plain: readonly ReadLabel[];
  readonly boxed: readonly ReadLabel[];
}

/** Tells boxes, filled and outlined, by what their labels are printed on. */
export function groupLabels(picture: Picture, ink: InkMap, labels: readonly ReadLabel[]): LabelGroups {
  const words = labels.map(({ word }) => word);
  const filled = new Set(boxesAmong(ink, words).map(({ word }) => word));
  const isOutlined = (word: Word) => outlineAround(picture, word, groundUnder(ink, word)) !== null;
  const boxes = new Set(words.filter((word) => filled.has(word) || isOutlined(word)));
  return {
    plain: labels.filter(({ word }) => !boxes.has(word)),
    boxed: labels.filter(({ word }) => boxes.has(word)),
  };
}

/** A line this far from where labels stand together may still be a label's own: text and line are rounded to pixels, of which dense screens have several to a point. */
const ROUNDING = 0.12;
const MIN_ROUNDING_PX = 1.25;

/** Labels at the rows of their lines, which are drawn at their prices; those whose line does not show are moved like the others. */
export function snapLabels(
  labels: readonly ReadLabel[],
  offsetPx: number,
  rows: readonly number[],
): readonly ReadLabel[] {
  return labels.map((label) => {
    const y = label.y + offsetPx;
    const reach = Math.max(MIN_ROUNDING_PX, ROUNDING * letterHeight(label.word));
    const near = rows.filter((row) => Math.abs(row - y) <= reach);
    return { ...label, y: near.toSorted((a, b) => Math.abs(a - y) - Math.abs(b - y))[0] ?? y };
  });
}

export function moveLabels(labels: readonly ReadLabel[], byPx: number): readonly ReadLabel[] {
  return labels.map((label) => ({ ...label, y: label.y + byPx }));
}
