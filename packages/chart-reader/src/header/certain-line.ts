import type { HeaderReading } from './header-reading.ts';
import { parseHeaderLine } from './parse-header-line.ts';
import { isBrokenPair } from './parse-symbol.ts';
import { isCommonTimeframe } from './parse-timeframe.ts';

/** What is not certain must read the same at one of these sizes too. */
const OTHER_LETTER_HEIGHTS_PX = [34, 22] as const;

/**
 * What a line says, read at the size that suits best. A known pair and beside it a timeframe that is used much count at once; any other
 * symbol or timeframe only if another size gives it too.
 */
export async function certainLine(read: (letterHeightPx?: number) => Promise<string>): Promise<HeaderReading> {
  const first = parseHeaderLine(await read());
  const symbols = first.symbol === null ? [] : [first.symbol.symbol];
  const timeframes = first.timeframe === null ? [] : [first.timeframe];
  let symbol = first.symbol?.known === true ? first.symbol.symbol : null;
  const isUsual = first.symbol !== null && first.timeframe !== null && isCommonTimeframe(first.timeframe);
  let timeframe = isUsual && first.isBareNumber !== true ? first.timeframe : null;
  for (const letterHeightPx of OTHER_LETTER_HEIGHTS_PX) {
    const saysNothing = symbols.length === 0 && timeframes.length === 0;
    if (saysNothing || (symbol !== null && (timeframe !== null || timeframes.length === 0))) break;
    const text = await read(letterHeightPx);
    const other = parseHeaderLine(text);
    symbol ??=
      other.symbol?.known === true
        ? other.symbol.symbol
        : (symbols.find((seen) => !isBrokenPair(seen) && (seen === other.symbol?.symbol || holdsWord(text, seen))) ??
          null);
    timeframe ??= timeframes.find((seen) => seen === other.timeframe) ?? null;
    if (other.symbol !== null) symbols.push(other.symbol.symbol);
    if (other.timeframe !== null) timeframes.push(other.timeframe);
  }
  return { symbol, timeframe, platform: first.platform };
}

function holdsWord(text: string, word: string): boolean {
  return ` ${text.replaceAll(/[\s,:]+/g, ' ')} `.includes(` ${word} `);
}
