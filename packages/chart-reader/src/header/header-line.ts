import type { Platform } from '../chart-reading.ts';
import type { ParsedSymbol } from './parse-symbol.ts';

/** What one line of text says about a chart; null for what it does not say. */
export interface HeaderLine {
  readonly symbol: ParsedSymbol | null;
  readonly timeframe: string | null;
  /** Symbols that are known and stand side by side, so that none of them is taken: tabs, a ticker. */
  readonly choices?: readonly string[] | undefined;
  /** Whether the timeframe is a bare number, which is also what is left of `1h` with its letter lost. */
  readonly isBareNumber?: boolean;
  /** Whether the candles stand for trades or seconds, which no timeframe names: no other line then tells one. */
  readonly isUntimed?: boolean;
  readonly platform: Platform | null;
}

/** Put between pieces of a line that stand apart. */
export const PIECE_GAP = ' · ';
