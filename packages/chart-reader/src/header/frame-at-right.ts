import { findWords, type Word } from '../ink/find-words.ts';
import { type InkMap, inkMap } from '../ink/ink-map.ts';
import { letterHeight } from '../ink/letter-rows.ts';
import type { Picture } from '../picture/picture.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { onlyOne } from './header-reading.ts';
import { headerRows, WORD_GAP } from './header-rows.ts';
import { type TitledPane, zoneAtRight } from './header-zone.ts';
import { parseTimeframe } from './parse-timeframe.ts';
import { OTHER_LETTER_HEIGHT_PX, PIECE_REACH, readPiece } from './read-piece.ts';

/** Rows from the top, and pieces of each from the right, that are read. */
const MOST_ROWS = 5;
const MOST_PIECES = 4;
const MIN_CONFIDENCE = 70;
/** Gap between two words of a text, in letter heights. */
const WORDS_APART = 0.6;
/** A timeframe that stands by itself or behind the last of some spans of time, and one that is announced, with the arrow of a menu or without. */
const ALONE =
  /^(?:(?:\S+ )*(?:MAX|Max|ALL|All|5Y|1Y) )?(DAILY|WEEKLY|MONTHLY|[Dd]aily|[Ww]eekly|[Mm]onthly)(?: ?[vy▾▼¥])?$/;
/** The same as terminals write it, the only text of its row: others may be buttons. */
const CODE = /^([MH]\d{1,2}|[DW]1|MN)(?: ?[vy▾▼¥])?$/;
const ANNOUNCED =
  /(?:^|\s)(?:Interval|Timeframe|Period|Resolution):? (\d{1,3} ?[A-Za-z]{1,8}[▾▼¥]?|I[DW]|Daily|Weekly|Monthly)(?: [vy▾▼¥])?(?=$| Candles?\b| Line\b)/;
const ARROW = /[vy▾▼¥]$/;
/** A timeframe behind how much time is shown, in one menu: `5 Day / 15 Min`. */
const OF_SPAN =
  /^\d{1,3} ?(?:Days?|Weeks?|Months?|Years?|[DWMY]) ?\/ ?(\d{1,3} ?(?:[Mm]in|[Hh]our|[mh])|Daily|Weekly)$/;
/** The same in two menus, the only ones of their row. */
const SPAN_MENU = /^\d{1,3}[DWMY]$/;
const FRAME_MENU = /^\d{1,2}[mh]$/;
const LIKE_MENU = /^[A-Za-z0-9]{2,3}$/;

/**
 * The timeframe that stands above the right end of a plot, opposite its name: alone, where it is a word or written as terminals do, or
 * announced, or behind one span of time that is shown, since rows of these and columns of quotes stand there too. Null without one, and where several say different things.
 */
export async function frameAtRight(picture: Picture, pane: TitledPane, textEngine: TextEngine): Promise<string | null> {
  const ink = inkMap(picture, zoneAtRight(picture, pane));
  if (ink === null) return null;
  const said: (string | null)[] = [];
  for (const row of headerRows(findWords(ink, WORD_GAP)).slice(0, MOST_ROWS)) {
    const menus: string[] = [];
    for (const piece of row.slice(-MOST_PIECES).map((own) => endOf(ink, own))) {
      const { text, confidence } = await readPiece(ink, piece, textEngine);
      if (LIKE_MENU.test(text)) menus.push(text);
      const forms = [ALONE, ANNOUNCED, OF_SPAN, ...(row.length === 1 ? [CODE] : [])];
      const frameIn = (words: string) => forms.map((form) => form.exec(words)).find((found) => found !== null)?.[1];
      const printed = frameIn(text);
      if (printed === undefined) continue;
      // An arrow that is not read makes the recogniser unsure.
      const readAgain =
        confidence >= MIN_CONFIDENCE ? null : await readPiece(ink, piece, textEngine, OTHER_LETTER_HEIGHT_PX);
      if (readAgain !== null && frameIn(readAgain.text) !== printed) continue;
      const frame = printed.replace(/^I/, '1');
      said.push(parseTimeframe(frame) ?? parseTimeframe(frame.replace(ARROW, '')));
    }
    const [span = '', frame = ''] = menus;
    if (menus.length === 2 && SPAN_MENU.test(span) && FRAME_MENU.test(frame)) said.push(parseTimeframe(frame));
  }
  return onlyOne(said);
}

/** The last words of a piece that is longer than what is read of one; itself otherwise. */
function endOf(ink: InkMap, piece: Word): Word {
  const longest = PIECE_REACH * letterHeight(piece);
  if (piece.right - piece.left <= longest) return piece;
  const words = findWords(ink, WORDS_APART).filter(({ left, right, letterTop, letterBottom }) => {
    const isBeside = letterTop < piece.letterBottom && letterBottom > piece.letterTop;
    return isBeside && right <= piece.right && left >= piece.right - longest;
  });
  return { ...piece, left: Math.min(piece.right, ...words.map(({ left }) => left)) };
}
