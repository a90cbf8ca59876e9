import { findWords, type Word } from '../ink/find-words.ts';
import { type InkMap, inkMap } from '../ink/ink-map.ts';
import { letterHeight, letterMiddle } from '../ink/letter-rows.ts';
import type { PixelRegion } from '../ink/pixel-region.ts';
import { median } from '../median.ts';
import type { Picture } from '../picture/picture.ts';
import { readWords } from '../text/read-words.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { boldWord } from './bold-word.ts';
import { unitOf, wordedFrame } from './frame-words.ts';
import { headerRows } from './header-rows.ts';
import { filledButton, LETTER_GAP } from './filled-button.ts';
import { isSpan } from './is-span.ts';
import { litWord } from './lit-word.ts';
import { isCommonTimeframe, minutesOf, parseMisreadTimeframe, parseTimeframe } from './parse-timeframe.ts';
import { numberedFrame } from './numbered-frame.ts';
import { OTHER_LETTER_HEIGHT_PX, readPiece } from './read-piece.ts';
import { underlinedWord } from './underlined-word.ts';
import { withUnits } from './worded-buttons.ts';

/** Longest text of a button, and the characters of it: `15m`, `4H`, and where units are written out, `15min`, `4hour`. */
interface Buttons {
  readonly mostLetters: number;
  readonly characters: string;
}
const SHORT_BUTTONS: Buttons = { mostLetters: 4, characters: '0123456789mhHdDwWMsYT' };
const WORDED_BUTTONS: Buttons = { mostLetters: 6, characters: '' };
/** Pieces that the signs of other scripts fall into, on a button with a number. */
const MOST_SIGNS = 12;
/** So many short words in a row are buttons to choose from. */
const FEWEST_WORDS = 4;
/** So many of them must be read as hours or minutes: rows without are spans of time to be shown. */
const FEWEST_SHORT = 2;
/** So many timeframes are compared with each other, fewer with all words of the row. */
const FEWEST_FRAMES = 3;
/** One of them may be a misread button. */
const FEWEST_AMOUNTS = 2;
const FEWEST_REPEATED = 2;
/** A timeframe within a day as buttons print it, its unit perhaps in words of any language. */
const SHORT = /\d[mhH]|^[MHmh]\d|\d \p{L}{2}/u;
/** A timeframe in a word, and what the arrow of its menu is read as. */
const WORDED_MENU = /^(\p{L}{5,})(?: \S)?$/u;
const MOST_ROWS = 4;
/** A button of one letter, `D` or `W`, is as high as the others on its line, as a share of their height. */
const AS_HIGH = 0.2;
/** Words as near as so many of the widest gaps between timeframes may be buttons too. */
const FAR_GAPS = 4;
/** What recognition makes of a `W`, and of a one before a letter. */
const DOUBLE_W = /[wW]{2,}/;
const MISREAD_ONE = /^(?:[H™T](?=[hH]$)|m(?=m$))/;
/** The arrow of a menu behind a timeframe. */
const ARROW = /(?<=^\d{1,2}[mhHDdWw])[vy]$/;
/** Shorter ones are letters of other buttons. */
const SHORTEST_UNIT = 3;
/** Minutes without a unit, as buttons beside others that have one print them. */
const BARE_MINUTES = /^(?:1|2|3|5|10|15|30|45)$/;

/**
 * The timeframe whose button looks unlike those beside it, in its letters or in what they stand on: `1m 5m 15m 1H 4H`, one of them lit. Null if no
 * row of buttons has one that does, and one only.
 *
 * @param plotLeft where the plot begins: rows that end before are those of a list beside it
 */
export async function chosenFrame(
  picture: Picture,
  region: PixelRegion,
  textEngine: TextEngine,
  plotLeft = 0,
): Promise<string | null> {
  const ink = inkMap(picture, region);
  if (ink === null) return null;
  const rowsOf = (mostLetters: number) =>
    buttonRows(ink, mostLetters).filter((row) => row.some(({ right }) => right > plotLeft));
  const among = ({ mostLetters, characters }: Buttons) =>
    chosenAmong(picture, ink, rowsOf(mostLetters).toReversed().slice(0, MOST_ROWS), characters, textEngine);
  return (
    (await among(SHORT_BUTTONS)) ??
    (await among(WORDED_BUTTONS)) ??
    rowsOf(MOST_SIGNS)
      .map((row) => numberedFrame(picture, ink, row))
      .find((timeframe) => timeframe !== null) ??
    null
  );
}

async function chosenAmong(
  picture: Picture,
  ink: InkMap,
  rows: readonly (readonly Word[])[],
  characters: string,
  textEngine: TextEngine,
): Promise<string | null> {
  for (const found of rows) {
    const read = await readWords(ink, found, textEngine, characters);
    const { words: whole, texts: all } = withUnits({ words: found, texts: read });
    if (areTimes(all)) continue;
    // Spans of time may stand before timeframes.
    const from = all.findLastIndex(isSpan) + 1;
    const [row, texts] = [whole.slice(from), all.slice(from)];
    const behind = from < FEWEST_WORDS ? null : frameBehindSpans(texts);
    if (behind !== null) return behind;
    if (row.length < FEWEST_WORDS || texts.filter(isAmount).length >= FEWEST_AMOUNTS) continue;
    const areMinutes = endsInDays(texts);
    const frames = row.map((word, index) => frameOf(texts[index] ?? '', word, areMinutes));
    if (beginWithDays(texts)) {
      const lit = litWord(picture, ink, row);
      return lit === null ? null : (frames[row.indexOf(lit)] ?? null);
    }
    // Spans that begin with days go on with hours and minutes.
    if (from > 0 && !frames.every((timeframe, place) => timeframe === null || isInOrder(frames, place))) continue;
    const short = frames.filter((timeframe) => /^[MH]\d/.test(timeframe ?? ''));
    // Dates below a chart are read as `M2025` and the like.
    const hasUnit = areMinutes || texts.some((text, index) => frames[index] !== null && SHORT.test(text));
    if (short.length < FEWEST_SHORT || !hasUnit) continue;
    const filled = await filledFrame(picture, ink, row, frames, textEngine);
    if (filled !== null) return filled;
    const chosen = litButton(picture, ink, row, frames);
    if (chosen === null) return null;
    const place = row.indexOf(chosen);
    // Signs of other scripts are read as letters.
    if (frames[place] != null && /^\D$/.test(texts[place]!) && !isInOrder(frames, place)) continue;
    // The last one with an arrow is whatever was chosen in a menu.
    const isMenu = place === frames.findLastIndex((other) => other !== null) && ARROW.test(texts[place]!);
    const suits = (timeframe: string | null): boolean =>
      timeframe !== null && (isMenu || isBetween(frames, place, timeframe));
    const timeframe = frames[place] ?? null;
    if (timeframe !== null && isCommonTimeframe(timeframe) && suits(timeframe)) return timeframe;
    const alone = await frameReadAlone(ink, chosen, textEngine);
    return suits(alone) ? alone : null;
  }
  return null;
}

/** The timeframe that stands alone behind spans of time, as on a menu at the end of their row: `6M YTD 1Y 5Y Max  15 min`, `5Y Max  Daily ▾`. */
function frameBehindSpans(texts: readonly string[]): string | null {
  const text = texts.join(' ').trim();
  const [, word = ''] = WORDED_MENU.exec(text) ?? [];
  if (word !== '') return wordedFrame(word);
  return texts.length <= 2 && SHORT.test(text) ? parseTimeframe(text) : null;
}

/** Whether some texts with a number come again and again, as those of buttons never do: `6am 12pm 6pm 12am 6am` along the time axis. */
function areTimes(texts: readonly string[]): boolean {
  const numbered = texts.filter((text) => /^\d/.test(text));
  return numbered.length - new Set(numbered).size >= FEWEST_REPEATED;
}

/** Whether numbers go on with hours or end in the letters of a day and a week: `1 5 15 60 240 D W M`, `1 5 15 30 1H 5H 1D 1W`, which are minutes then. */
function endsInDays(texts: readonly string[]): boolean {
  const day = texts.findIndex((text, index) => /^1?D$/.test(text) && /^[1TIl]?W+$/i.test(texts[index + 1] ?? ''));
  const minutes = texts.slice(0, Math.max(0, day)).filter((text) => !/^[\dTIl]H$/.test(text));
  return minutes.length >= FEWEST_FRAMES && minutes.slice(-FEWEST_FRAMES).every((text) => /^\d+$/.test(text));
}

/** Whether buttons begin with a day, a week and a month, as `D W M` behind one for the line of the day: spans of time have numbers. */
function beginWithDays([first, second = '', third]: readonly string[]): boolean {
  return first === 'D' && /^W+$/i.test(second) && third === 'M';
}

/** The timeframe of a button filled in a colour of its own, if it has one that suits those around it. */
async function filledFrame(
  picture: Picture,
  ink: InkMap,
  row: readonly Word[],
  frames: readonly (string | null)[],
  textEngine: TextEngine,
): Promise<string | null> {
  // What shows of the letters on it is no word of the row.
  const whole = row
    .map((word, index) => ({ word, timeframe: frames[index] ?? null }))
    .filter(({ word, timeframe }) => timeframe !== null || word.letters > 1);
  const others = whole.map((other) => other.timeframe);
  if (others.filter((other) => other !== null).length < FEWEST_FRAMES) return null;
  const words = whole.map(({ word }) => word);
  const button = filledButton(picture, ink, words);
  if (button === null) return null;
  const timeframe = await frameReadAlone(button.ink, button.word, textEngine);
  if (timeframe === null) return null;
  // A title on the same line may say a timeframe too.
  const from = others.slice(0, button.place).lastIndexOf(null) + 1;
  const end = others.indexOf(null, button.place);
  const beside = others.slice(from, end < 0 ? others.length : end);
  const isBeside = beside.length >= FEWEST_SHORT;
  return isBeside && isInOrder(beside.toSpliced(button.place - from, 0, timeframe), button.place - from)
    ? timeframe
    : null;
}

/** Whether no longer timeframe stands before one of a row, and no shorter one behind it. */
function isInOrder(frames: readonly (string | null)[], place: number): boolean {
  const minutes = frames.map((timeframe) => (timeframe === null ? null : minutesOf(timeframe)));
  const own = minutes[place]!;
  return minutes.every((other, index) => index === place || other === null || index < place === other < own);
}

/** Whether a timeframe is longer than the one before it in a row and shorter than the next: `1J`, an hour in Indonesian, reads as a day. */
function isBetween(frames: readonly (string | null)[], place: number, timeframe: string): boolean {
  const own = minutesOf(timeframe);
  const before = frames.slice(0, place).findLast((other) => other !== null) ?? null;
  const next = frames.slice(place + 1).find((other) => other !== null) ?? null;
  return (before === null || minutesOf(before) < own) && (next === null || minutesOf(next) > own);
}

/** Whether a text is a piece of a price or of an amount: so many minutes are chosen by whole hours. */
function isAmount(text: string): boolean {
  return /^\d{3,}$/.test(text) && Number(text) % 60 !== 0;
}

/** Rows of short words, with the single letters on their line. */
function buttonRows(ink: InkMap, mostLetters: number): readonly (readonly Word[])[] {
  const words = findWords(ink, LETTER_GAP).filter(({ letters }) => letters <= mostLetters);
  return headerRows(words)
    .map((row) => {
      const size = median(row.map(letterHeight));
      const middle = median(row.map(letterMiddle));
      const isBeside = (word: Word): boolean =>
        word.letters === 1 &&
        !row.includes(word) &&
        Math.abs(letterHeight(word) - size) <= AS_HIGH * size &&
        Math.abs(letterMiddle(word) - middle) <= AS_HIGH * size;
      return [...row, ...words.filter(isBeside)].toSorted((a, b) => a.left - b.left);
    })
    .filter((row) => row.length >= FEWEST_WORDS);
}

/**
 * The button that is lit: among timeframes and the words between them, of which one may be lit and unread, or else among timeframes alone; where few of
 * them were read, among all buttons of the row. A tab may have no more than a stroke under it, or bold letters. Null where none is.
 */
function litButton(
  picture: Picture,
  ink: InkMap,
  row: readonly Word[],
  frames: readonly (string | null)[],
): Word | null {
  const read = row.filter((_, index) => frames[index] !== null);
  if (read.length < FEWEST_FRAMES) return litWord(picture, ink, row);
  const around = aroundFrames(row, frames);
  return (
    litWord(picture, ink, around) ??
    litWord(picture, ink, read) ??
    underlinedWord(picture, around) ??
    boldWord(ink, read)
  );
}

/** Timeframes and the words among and beside them; what stands far away on the same line is no button. */
function aroundFrames(row: readonly Word[], frames: readonly (string | null)[]): readonly Word[] {
  const isFrame = (timeframe: string | null): boolean => timeframe !== null;
  const [first, last] = [frames.findIndex(isFrame), frames.findLastIndex(isFrame)];
  const gaps = row.map(({ left }, index) => left - (row[index - 1]?.right ?? -Infinity));
  const farthest = FAR_GAPS * Math.max(...gaps.slice(first + 1, last + 1));
  const from = gaps[first]! <= farthest ? first - 1 : first;
  const to = (gaps[last + 1] ?? Infinity) <= farthest ? last + 1 : last;
  // A single letter that is no timeframe is the sign of a menu.
  return row.filter((word, index) => index >= from && index <= to && (isFrame(frames[index]!) || word.letters > 1));
}

/** The timeframe of a button; that of one minute may have lost its thin digit. Letters that no timeframe has are left out of what is read. */
function frameOf(read: string, { letters }: Word, areMinutes = false): string | null {
  const text = read.replace(DOUBLE_W, 'W').replace(MISREAD_ONE, '1').replace(ARROW, '');
  if (text.length < letters - 1) return null;
  if (text === 'm') return 'M1';
  if (/^\d+$/.test(text)) return areMinutes || BARE_MINUTES.test(text) ? parseTimeframe(text) : null;
  return parseTimeframe(text) ?? parseMisreadTimeframe(text);
}

/** Lit letters may be bolder than the others, and are read better by themselves; what few charts show must read the same at another size. */
async function frameReadAlone(ink: InkMap, word: Word, textEngine: TextEngine): Promise<string | null> {
  const { text } = await readPiece(ink, word, textEngine);
  const timeframe = wordAlone(text) ?? frameOf(text, word);
  if (timeframe === null || isCommonTimeframe(timeframe)) return timeframe;
  const again = await readPiece(ink, word, textEngine, OTHER_LETTER_HEIGHT_PX);
  return frameOf(again.text, word) === timeframe ? timeframe : null;
}

/** What a unit of time stands for on a button beside others: `Day`, `Week`. */
function wordAlone(text: string): string | null {
  return text.length >= SHORTEST_UNIT && unitOf(text) !== undefined ? parseTimeframe(`1 ${text}`) : null;
}
