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
