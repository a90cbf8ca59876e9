import type { Rect } from '../chart-reading.ts';
import { findWords, type Word } from '../ink/find-words.ts';
import { type InkMap, inkMap } from '../ink/ink-map.ts';
import { letterHeight, letterMiddle } from '../ink/letter-rows.ts';
import { clipRegion } from '../ink/pixel-region.ts';
import type { Picture } from '../picture/picture.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { onlyOne } from './header-reading.ts';
import { parseMisreadTimeframe, parseTimeframe } from './parse-timeframe.ts';
import { readPiece } from './read-piece.ts';
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
const MOST_READ = 6;
const OTHER_LETTER_HEIGHT_PX = 34;
const MIN_CONFIDENCE = 60;
/** What such a button says; `1D` and longer are spans of time as often. */
const BUTTON = /^(?:\d{1,2} ?[mhH]|[iIlT]m|[il]h|[MHhm](?:\d{1,2}|[iIlT]))$/;
/** The same in words, behind an icon that is read as letters or none. */
const IN_WORDS = /^(?:\D{1,3} )?(\d{1,2} (?:min(?:ute)?s?|hours?))$/;

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
  for (const button of buttons.slice(0, MOST_READ)) said.push(await frameOf(ink, button, textEngine));
  return onlyOne(said);
}

function isAlone(word: Word, words: readonly Word[]): boolean {
  const size = letterHeight(word);
  if (size < SMALLEST_PX || size > LARGEST_PX || shape(word) < NARROWEST || shape(word) > WIDEST) return false;
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

function shape(word: Word): number {
  return (word.right - word.left) / letterHeight(word);
}

async function frameOf(ink: InkMap, word: Word, textEngine: TextEngine): Promise<string | null> {
  const first = await readPiece(ink, word, textEngine);
  const isButton = BUTTON.test(first.text) || IN_WORDS.test(first.text);
  if (!isButton || first.confidence < MIN_CONFIDENCE) return null;
  const again = await readPiece(ink, word, textEngine, OTHER_LETTER_HEIGHT_PX);
  const [timeframe, other] = [first, again].map(({ text }) => parsedFrame(IN_WORDS.exec(text)?.[1] ?? text));
  return timeframe === other ? (timeframe ?? null) : null;
}

function parsedFrame(text: string): string | null {
  return parseTimeframe(text) ?? parseMisreadTimeframe(text);
}
