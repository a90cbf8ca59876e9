import { inkMap } from '../ink/ink-map.ts';
import { findWords } from '../ink/find-words.ts';
import type { PixelRegion } from '../ink/pixel-region.ts';
import type { Picture } from '../picture/picture.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { certainLine } from './certain-line.ts';
import { onlyOne } from './header-reading.ts';
import { headerRows, WORD_GAP } from './header-rows.ts';
import { readPieces } from './read-piece.ts';
import { INDICATORS } from './web-line.ts';

/** Rows from the top, and pieces of each, that are read. */
const MOST_ROWS = 5;
const MOST_PIECES = 5;
/** Menus that stand beside that of timeframes, the arrow of one perhaps read as its last letter. */
const MENU =
  /(?<![A-Za-z])(?:Candles?|Candlesticks?|Heikin|Indicators?|Kerzen|Velas|Bougies|Chandeliers|Candele)[vy]?(?![A-Za-z])/;

/**
 * The timeframe that a row of menus shows, one of which is for the kind of chart or for indicators: `1 Hour ▾ Candlestick ▾ Indicators`. Null without one in the
 * region, and where several say different things.
 */
export async function toolbarFrame(
  picture: Picture,
  region: PixelRegion,
  textEngine: TextEngine,
): Promise<string | null> {
  const ink = inkMap(picture, region);
  if (ink === null) return null;
  const said: (string | null)[] = [];
  for (const row of headerRows(findWords(ink, WORD_GAP)).slice(0, MOST_ROWS)) {
    const own = row.slice(-MOST_PIECES);
    const readAt = (letterHeightPx?: number) => readPieces(ink, own, textEngine, letterHeightPx);
    const first = await readAt();
    if (!first.some(({ text }) => MENU.test(text) || INDICATORS.test(text))) continue;
    const { timeframe } = await certainLine(async (size) => (size === undefined ? first : readAt(size)));
    said.push(timeframe);
  }
  return onlyOne(said);
}
