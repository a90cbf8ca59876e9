import type { Rect } from '../../chart-reading.ts';
import { commonestColour } from '../../ink/commonest-colour.ts';
import type { Word } from '../../ink/find-words.ts';
import { letterHeight, letterMiddle } from '../../ink/letter-rows.ts';
import { boundsOf, clipRegion, type PixelRegion } from '../../ink/pixel-region.ts';
import type { Picture } from '../../picture/picture.ts';
import { boxEdges, MAX_PADDING } from './box-middle.ts';
import { outlineAround } from './outline-around.ts';
import { DIFFERENT } from './price-boxes.ts';
import { channelDistance, packedAt } from '../../picture/packed-colour.ts';

/** Rows above and below a word that show what it is printed on. */
const AROUND_PX = 3;
/** Rows beyond an edge that show whether a ground goes on there: more than twice as many as a line is thick. */
const BEYOND_PX = 9;
/** One row of so many shows what most of the plot is. */
const EVERY_ROW = 8;

/**
 * Middles of the boxes that words on the plot itself are printed in: those on another ground than most of the plot and most of it beside them, where a
 * zone may lie, which ends close above or below, and outlines. How many of the words stand in boxes does not matter.
 */
export function boxesOnPlot(picture: Picture, pane: Rect, words: Iterable<Word>): ReadonlyMap<Word, number> {
  const boxes = new Map<Word, number>();
  const across = { left: pane.x, right: pane.x + pane.w };
  const most = commonestColour(coloursIn(picture, { ...across, top: pane.y, bottom: pane.y + pane.h }, EVERY_ROW));
  for (const word of words) {
    const { left, right, letterTop, letterBottom } = word;
    const rows = { top: letterTop - AROUND_PX, bottom: letterBottom + AROUND_PX };
    const ground = commonestColour(coloursIn(picture, { left, right, ...rows }));
    const beside = commonestColour(coloursIn(picture, { ...across, ...rows }));
    if ([most, beside].some((plot) => channelDistance(ground, plot) < DIFFERENT)) {
      const outline = outlineAround(picture, word, ground);
      if (outline !== null) boxes.set(word, outline.y);
      continue;
    }
    const { top, bottom } = boxEdges(picture, word, ground);
    if (top !== null && bottom !== null) boxes.set(word, (top + bottom) / 2);
    // What stands close below a box, such as a label that it hides in part, leaves it without an edge there; a zone that ends above or below goes on beside the word.
    else if (endsAt(picture, word, ground, top ?? bottom) && endsTowards(picture, word, ground, pane.x + pane.w / 2))
      boxes.set(word, letterMiddle(word));
  }
  return boxes;
}

/**
 * What words in boxes on the plot itself hide: the rows of their letters, and the room beside them that a box may have. Words so near to one that it hides
 * them in part, and other boxes, make one area with it.
 */
export function hiddenByBoxes(picture: Picture, pane: Rect, words: Iterable<Word>): readonly PixelRegion[] {
  const all = [...words];
  const boxed = boxesOnPlot(picture, pane, all);
  const areas: { region: PixelRegion; hides: boolean }[] = [];
  for (const word of all.toSorted((a, b) => a.letterTop - b.letterTop)) {
    const region = roomOf(word);
    const last = areas.at(-1);
    if (last !== undefined && region.top - last.region.bottom <= letterHeight(word) / 2) {
      last.region = boundsOf([last.region, region]);
      last.hides ||= boxed.has(word);
    } else areas.push({ region, hides: boxed.has(word) });
  }
  return areas.filter(({ hides }) => hides).map(({ region }) => region);
}

/** The rows of a word's letters, and as far to either side as a box around it reaches. */
function roomOf(word: Word): PixelRegion {
  const paddingPx = MAX_PADDING * letterHeight(word);
  return {
    left: word.left - paddingPx,
    right: word.right + paddingPx,
    top: word.letterTop,
    bottom: word.letterBottom,
  };
}

/** Whether the ground of a word ends at a row above or below it, and does not go on beyond a line there, as a zone does. */
function endsAt(picture: Picture, { left, right, letterTop }: Word, ground: number, edge: number | null): boolean {
  if (edge === null) return false;
  const rows =
    edge < letterTop
      ? { top: Math.floor(edge) - BEYOND_PX, bottom: Math.floor(edge) }
      : { top: Math.ceil(edge), bottom: Math.ceil(edge) + BEYOND_PX };
  return channelDistance(commonestColour(coloursIn(picture, { left, right, ...rows })), ground) >= DIFFERENT;
}

/** Whether the ground of a word ends close beside it, on the side where the middle of the plot is. */
function endsTowards(picture: Picture, word: Word, ground: number, middleX: number): boolean {
  const { left, right, letterTop: top, letterBottom: bottom } = word;
  const reachPx = Math.ceil(MAX_PADDING * letterHeight(word));
  const isLeft = middleX < left;
  for (let away = 1; away <= reachPx; away++) {
    const x = isLeft ? left - away : right - 1 + away;
    const colour = commonestColour(coloursIn(picture, { left: x, right: x + 1, top, bottom }));
    if (channelDistance(colour, ground) >= DIFFERENT) return true;
  }
  return false;
}

function* coloursIn({ width, height, rgb }: Picture, region: PixelRegion, everyRow = 1): Generator<number> {
  const { left, right, top, bottom } = clipRegion(region, width, height);
  for (let y = top; y < bottom; y += everyRow) for (let x = left; x < right; x++) yield packedAt(rgb, y * width + x);
}
