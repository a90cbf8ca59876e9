import { findWords } from '../ink/find-words.ts';
import { letterHeight } from '../ink/letter-rows.ts';
import type { InkMap } from '../ink/ink-map.ts';
import type { Picture } from '../picture/picture.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { certainLine } from './certain-line.ts';
import { type HeaderReading, together } from './header-reading.ts';
import { headerRows, type HeaderRow, WORD_GAP } from './header-rows.ts';
import { halvedPane, type TitledPane } from './header-zone.ts';
import { parseSymbol } from './parse-symbol.ts';
import { readPieces } from './read-piece.ts';
import { faintColours, halvedInk, watermarkInk, watermarkZone } from './watermark-ink.ts';

/** Letters of a watermark are so high at least, pixels and as a share of the plot's height. */
const LOWEST_PX = 14;
const LOWEST_SHARE = 0.025;
/** A symbol has no fewer. */
const FEWEST_LETTERS = 3;
/** How far from the middle of the plot a watermark may have its own, as a share of the plot's width. */
const OFF_MIDDLE = 0.15;
/** Rows of one colour that are read: the symbol with its timeframe, and its name. */
const MAX_ROWS_READ = 2;

/**
 * What large faint letters in the middle of a plot say, whatever is drawn over them. A symbol that is not known counts only with its timeframe: platforms and their
 * customers print their own names as well.
 */
export async function readWatermark(
  picture: Picture,
  pane: TitledPane,
  textEngine: TextEngine,
): Promise<HeaderReading> {
  const zone = watermarkZone(picture, pane);
  if (zone === null) return together([]);
  const { ground, colours } = faintColours(picture, zone);
  for (const colour of colours) {
    const ink = watermarkInk(picture, zone, ground, colour);
    const reading = await readLetters(ink, pane, textEngine);
    const told = reading.symbol === null ? await readLetters(halvedInk(ink), halvedPane(pane), textEngine) : reading;
    if (told.symbol !== null) return told;
  }
  return together([]);
}

/** What the letters of one colour say. */
async function readLetters(ink: InkMap, pane: TitledPane, textEngine: TextEngine): Promise<HeaderReading> {
  const rows = headerRows(findWords(ink, WORD_GAP)).filter((row) => isWatermark(row, pane));
  const said: HeaderReading[] = [];
  for (const row of rows.slice(0, MAX_ROWS_READ)) {
    const line = await certainLine((letterHeightPx) => readPieces(ink, row, textEngine, letterHeightPx));
    said.push(isTold(line) ? line : { ...line, symbol: null });
  }
  return together(said);
}

/** Whether a row has the letters of a watermark and stands about the middle of the plot. */
function isWatermark(row: HeaderRow, { x, w, h }: TitledPane): boolean {
  const least = Math.max(LOWEST_PX, LOWEST_SHARE * h);
  const hasLetters = row.some((piece) => piece.letters >= FEWEST_LETTERS && letterHeight(piece) >= least);
  const middle = (row[0]!.left + row.at(-1)!.right) / 2;
  return hasLetters && Math.abs(middle - x - w / 2) <= OFF_MIDDLE * w;
}

function isTold({ symbol, timeframe }: HeaderReading): boolean {
  return symbol !== null && (timeframe !== null || parseSymbol(symbol)?.known === true);
}
