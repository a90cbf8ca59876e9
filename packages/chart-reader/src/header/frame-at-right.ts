import { findWords } from '../ink/find-words.ts';
import { inkMap } from '../ink/ink-map.ts';
import type { Picture } from '../picture/picture.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { onlyOne } from './header-reading.ts';
import { headerRows, WORD_GAP } from './header-rows.ts';
import { type TitledPane, zoneAtRight } from './header-zone.ts';
import { parseTimeframe } from './parse-timeframe.ts';
import { OTHER_LETTER_HEIGHT_PX, readPiece } from './read-piece.ts';

/** Rows from the top, and pieces of each from the right, that are read. */
const MOST_ROWS = 5;
const MOST_PIECES = 4;
const MIN_CONFIDENCE = 70;
/** A timeframe that stands by itself, and one that is announced, with the arrow of a menu or without. */
const ALONE = /^(DAILY|WEEKLY|MONTHLY|[Dd]aily|[Ww]eekly|[Mm]onthly)$/;
/** The same as terminals write it, the only text of its row: others may be buttons. */
const CODE = /^([MH]\d{1,2}|[DW]1|MN)(?: ?[vy▾▼¥])?$/;
const ANNOUNCED =
  /^(?:Interval|Timeframe|Period|Resolution):? (\d{1,3} ?[A-Za-z]{1,8}[▾▼¥]?|Daily|Weekly|Monthly)(?: [vy▾▼¥])?$/;
const ARROW = /[vy▾▼¥]$/;

/**
 * The timeframe that stands above the right end of a plot, opposite its name: alone, where it is a word or written as terminals do, or
 * announced, since spans of time and columns of quotes stand there too. Null without one, and where several say different things.
 */
export async function frameAtRight(picture: Picture, pane: TitledPane, textEngine: TextEngine): Promise<string | null> {
  const ink = inkMap(picture, zoneAtRight(picture, pane));
  if (ink === null) return null;
  const said: (string | null)[] = [];
  for (const row of headerRows(findWords(ink, WORD_GAP)).slice(0, MOST_ROWS)) {
    for (const piece of row.slice(-MOST_PIECES)) {
      const { text, confidence } = await readPiece(ink, piece, textEngine);
      const forms = row.length === 1 ? [ALONE, ANNOUNCED, CODE] : [ALONE, ANNOUNCED];
      const frameIn = (words: string) => forms.map((form) => form.exec(words)).find((found) => found !== null)?.[1];
      const printed = frameIn(text);
      if (printed === undefined) continue;
      // An arrow that is not read makes the recogniser unsure.
      const readAgain =
        confidence >= MIN_CONFIDENCE ? null : await readPiece(ink, piece, textEngine, OTHER_LETTER_HEIGHT_PX);
      if (readAgain !== null && frameIn(readAgain.text) !== printed) continue;
      said.push(parseTimeframe(printed) ?? parseTimeframe(printed.replace(ARROW, '')));
    }
  }
  return onlyOne(said);
}
