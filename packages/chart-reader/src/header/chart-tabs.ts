import type { Word } from '../ink/find-words.ts';
import { letterHeight } from '../ink/letter-rows.ts';
import type { HeaderLine } from './header-line.ts';
import type { HeaderRow } from './header-rows.ts';

/** A piece of a row that names a chart, or two: a symbol and the timeframe behind it. */
export interface ChartTab {
  readonly words: HeaderRow;
  readonly symbol: string;
}

/**
 * The pieces of a row that each name a chart, with a symbol that is known, as tabs do. Of several such tabs the last may be cut off behind its symbol.
 *
 * @param lines what each piece says
 */
export function chartTabs(row: HeaderRow, lines: readonly HeaderLine[]): readonly ChartTab[] {
  const tabs: ChartTab[] = [];
  for (const [index, { symbol, timeframe }] of lines.entries()) {
    if (symbol?.known !== true) continue;
    const next = lines[index + 1];
    const isFrameNext = next !== undefined && next.symbol === null && next.timeframe !== null;
    const isCut = next === undefined && tabs.length > 0;
    if (timeframe === null && !isFrameNext && !isCut) continue;
    const end = timeframe === null && isFrameNext ? index + 2 : index + 1;
    tabs.push({ words: row.slice(index, end), symbol: symbol.symbol });
  }
  return tabs;
}

/** The border between two tabs, which stands among their letters like one: as wide in pixels at most, higher than these, and as far from them in letter heights. */
const BAR_PX = 2;
const HIGHER = 1.1;
const ROOM = 1;

/** The pieces of a row, parted where the border between two tabs stands. */
export function partedAtBars(row: HeaderRow): HeaderRow {
  return row.flatMap(partedAtBar);
}

function partedAtBar(word: Word): readonly Word[] {
  const { letterBoxes } = word;
  const height = letterHeight(word);
  const at = letterBoxes.findIndex((box, index) => {
    const [before, next] = [letterBoxes[index - 1], letterBoxes[index + 1]];
    if (before === undefined || next === undefined) return false;
    const isBar = box.right - box.left <= BAR_PX && box.bottom - box.top >= HIGHER * height;
    return isBar && box.left - before.right >= ROOM * height && next.left - box.right >= ROOM * height;
  });
  if (at < 0) return [word];
  const piece = (boxes: Word['letterBoxes']): Word => ({
    ...word,
    left: boxes[0]!.left,
    right: boxes.at(-1)!.right,
    letters: boxes.length,
    letterBoxes: boxes,
    pointX: null,
    smallTail: false,
  });
  return [piece(letterBoxes.slice(0, at)), ...partedAtBar(piece(letterBoxes.slice(at + 1)))];
}
