import type { HeaderLine } from './header-line.ts';
import { plainLine } from './plain-line.ts';
import { terminalLine } from './terminal-line.ts';
import { toolbarLine, tradingViewLine } from './web-line.ts';

const NOTHING: HeaderLine = { symbol: null, timeframe: null, platform: null };

/** Reads one recognised line of a header, its pieces joined by `PIECE_GAP`. A line of anything else says nothing. */
export function parseHeaderLine(text: string): HeaderLine {
  const tidy = text
    .replaceAll(/[“”‘’|[\]{}]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return terminalLine(tidy) ?? tradingViewLine(tidy) ?? toolbarLine(tidy) ?? plainLine(tidy) ?? NOTHING;
}
