import type { Rect } from '../chart-reading.ts';
import { findWords, type Word } from '../ink/find-words.ts';
import { type InkMap, inkMap } from '../ink/ink-map.ts';
import { letterHeight, letterMiddle } from '../ink/letter-rows.ts';
import { clipRegion } from '../ink/pixel-region.ts';
import type { Picture } from '../picture/picture.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { onlyOne } from './header-reading.ts';
import { isSpan } from './is-span.ts';
import { parseMisreadTimeframe, parseTimeframe } from './parse-timeframe.ts';
import { OTHER_LETTER_HEIGHT_PX, readPiece, type RecognisedText } from './read-piece.ts';
import { channelDistance, packedAt } from '../picture/packed-colour.ts';

/** The corner: so much of the plot's width, from so far down it to the foot of the picture. A phone has all of its buttons there. */
const CORNER_WIDTH = 0.2;
const PHONE_WIDTH = 0.5;
const CORNER_TOP = 0.85;
/** Widest gap between the letters and words of one button, in letter heights. */
const LETTER_GAP = 0.8;
/** Width of two or three letters, of which some may touch, in letter heights: icons are narrower; and that of an icon, a number and a word. */
const NARROWEST = 1.15;
const WIDEST = 8;
/** Letters of a button are as high as those of the plot's axes or higher, never as candles. */
const LARGEST_PX = 60;
const SMALLEST_PX = 6;
/** Texts that stand nearer on the same line, in letter heights, make it one of several buttons or a piece of a date. */
const ALONE = 7;
/** So far above its letters, in their heights, a box has ended, and its ground differs by more than this from what it lies on. */
const ABOVE_BOX = 2;
const OTHER_GROUND = 8;
/** How far the edges of a button are from its letters, and how far above and below these they are looked for, in letter heights. */
const EDGE_REACH = 2.5;
const BEYOND_LETTERS = 0.25;
const SAME_EDGE_PX = 2;
const MOST_READ = 6;
const MIN_CONFIDENCE = 45;
/** An arrow that is not read makes the recogniser unsure at one size; then it must be as sure as this at the other. */
const SURE_AGAIN = 70;
/** What such a button says; `1D` and longer are spans of time as often. */
const BUTTON = /^(?:\d{1,2} ?[mhH]|[iIlT]m|[il]h|[MHhm](?:\d{1,2}|[iIlT]))$/;
/** The same in words, behind an icon that is read as letters or none. */
const IN_WORDS = /^(?:\D{1,3} )?(\d{1,2} (?:min(?:ute)?s?|hours?))$/;

/** Above the plot and as far down it as menus lie over it, boxes that are read. */
const HEAD = 0.15;
const MOST_BOXES = 8;
/** A timeframe with the arrow of a menu, read as letters. */
const MENU = /^(.{2,3}?) ?(?:[vyw▾▼¥]{1,2})$/;
/** The same with its thin one lost: spans of time have no arrow. */
const LETTER_IN_MENU = /^([DW]) ?[vy▾▼¥]$/;

/**
 * The timeframe of the one button on a ground of its own, or with the arrow of a menu, above the plot or in its upper left, where phones have it. Null without one,
 * where several say different things, which are to choose from, and beside one for a span of time.
 */
export async function boxedFrame(picture: Picture, pane: Rect, textEngine: TextEngine): Promise<string | null> {
  const { width, height } = picture;
  const zone = { left: 0, top: 0, right: pane.x + pane.w, bottom: pane.y + HEAD * pane.h };
  const ink = inkMap(picture, clipRegion(zone, width, height));
  if (ink === null) return null;
  const share = height > width ? PHONE_WIDTH : CORNER_WIDTH;
  const words = findWords(ink, LETTER_GAP).filter((word) => isOfButton(word) && word.right <= pane.x + share * pane.w);
  const said: (string | null)[] = [];
  for (const word of words.toReversed().slice(0, MOST_BOXES)) {
    const first = await readPiece(ink, word, textEngine);
    if (isSpan(first.text)) return null;
    said.push(await frameOf(ink, word, first, textEngine, !isChip(picture, word)));
  }
  return onlyOne(said);
}

/**
 * The timeframe of the button that stands by itself in the lower left corner of the plot or below it, where platforms of binary options and phones have
 * it. Null without one, and where several say different things.
 */
export async function cornerFrame(picture: Picture, pane: Rect, textEngine: TextEngine): Promise<string | null> {
  const { width, height } = picture;
  const share = height > width ? PHONE_WIDTH : CORNER_WIDTH;
  const zone = { left: 0, top: pane.y + CORNER_TOP * pane.h, right: pane.x + pane.w, bottom: height };
  const ink = inkMap(picture, clipRegion(zone, width, height));
  if (ink === null) return null;
  const words = findWords(ink, LETTER_GAP);
  const buttons = words.filter(
    (word) =>
      word.right <= pane.x + share * pane.w &&
      isAlone(word, words) &&
      ((height > width && word.letterTop >= pane.y + pane.h) || isBoxed(picture, word)),
  );
  const said: (string | null)[] = [];
  for (const button of buttons.slice(0, MOST_READ))
    said.push(await frameOf(ink, button, await readPiece(ink, button, textEngine), textEngine));
  return onlyOne(said);
}

/** Whether a word is as large as the text of a button. */
function isOfButton(word: Word): boolean {
  const size = letterHeight(word);
  return size >= SMALLEST_PX && size <= LARGEST_PX && shape(word) >= NARROWEST && shape(word) <= WIDEST;
}

function isAlone(word: Word, words: readonly Word[]): boolean {
  const size = letterHeight(word);
  if (!isOfButton(word)) return false;
  return !words.some(
    (other) =>
      other !== word &&
      shape(other) >= NARROWEST &&
      Math.abs(letterMiddle(other) - letterMiddle(word)) <= size &&
      other.left - word.right <= ALONE * size &&
      word.left - other.right <= ALONE * size,
  );
}

/** Whether a word stands on a ground of its own: others are what somebody wrote on the plot, or the names of panes below it. */
function isBoxed({ width, rgb }: Picture, { left, letterTop, letterBottom }: Word): boolean {
  const beside = Math.max(0, left - 2);
  const rows = [
    Math.floor((letterTop + letterBottom) / 2),
    Math.max(0, letterTop - ABOVE_BOX * (letterBottom - letterTop)),
  ];
  const [own, other] = rows.map((y) => packedAt(rgb, y * width + beside));
  return channelDistance(own!, other!) > OTHER_GROUND;
}

/** Whether the ground of a word ends to the left and right of it, above and below its letters alike: in a row of buttons that are not lit it goes on. */
function isChip(picture: Picture, word: Word): boolean {
  if (!isBoxed(picture, word)) return false;
  const beyond = BEYOND_LETTERS * letterHeight(word);
  const rows = [Math.floor(word.letterTop - beyond), Math.ceil(word.letterBottom + beyond)];
  const isEdge = (from: number, step: 1 | -1): boolean => {
    const [above, below] = rows.map((y) => edgeFrom(picture, from, y, step, EDGE_REACH * letterHeight(word)));
    return above !== null && below !== null && Math.abs(above! - below!) <= SAME_EDGE_PX;
  };
  return isEdge(word.left - 1, -1) && isEdge(word.right, 1);
}

/** The first column from one on in which a row has another colour than there; null within reach. */
function edgeFrom(
  { width, height, rgb }: Picture,
  from: number,
  y: number,
  step: 1 | -1,
  reach: number,
): number | null {
  if (y < 0 || y >= height) return null;
  const isInside = (x: number): boolean => x >= 0 && x < width && Math.abs(x - from) <= reach;
  for (let x = from; isInside(x); x += step) {
    if (channelDistance(packedAt(rgb, y * width + x), packedAt(rgb, y * width + from)) > OTHER_GROUND) return x;
  }
  return null;
}

function shape(word: Word): number {
  return (word.right - word.left) / letterHeight(word);
}

/** What a button says, if that reads the same at two sizes; with the arrow of a menu behind it where it needs one. */
async function frameOf(
  ink: InkMap,
  word: Word,
  first: RecognisedText,
  textEngine: TextEngine,
  needsArrow = false,
): Promise<string | null> {
  const isButton =
    BUTTON.test(withoutArrow(first.text)) || IN_WORDS.test(first.text) || LETTER_IN_MENU.test(first.text);
  if (!isButton || (needsArrow && !MENU.test(first.text))) return null;
  const again = await readPiece(ink, word, textEngine, OTHER_LETTER_HEIGHT_PX);
  if (first.confidence < MIN_CONFIDENCE && again.confidence < SURE_AGAIN) return null;
  const [timeframe, other] = [first, again].map(({ text }) =>
    parsedFrame(IN_WORDS.exec(text)?.[1] ?? withoutArrow(text)),
  );
  return timeframe === other ? (timeframe ?? null) : null;
}

function withoutArrow(text: string): string {
  return MENU.exec(text)?.[1] ?? LETTER_IN_MENU.exec(text)?.[1] ?? text;
}

function parsedFrame(text: string): string | null {
  return parseTimeframe(text) ?? parseMisreadTimeframe(text);
}
