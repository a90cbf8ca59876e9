import type { ChartReading } from '../chart-reading.ts';
import { differInOneLetter } from '../text/edit-distance.ts';
import { codeOfName, isCode, isInstrument, isSameIndex, standsForName } from './known-symbols.ts';
import { isContractOf, isFutureNamed } from './listed-names.ts';
import { parseSymbol } from './parse-symbol.ts';

/** What lines of a header say; null for what they do not say. */
export interface HeaderReading extends Pick<ChartReading, 'symbol' | 'timeframe' | 'platform'> {
  /** As of a line. */
  readonly choices: readonly string[];
  /** Symbols of which the sizes that the line was read at disagree on a letter. */
  readonly divided?: readonly string[];
  /** As of a line. */
  readonly isUntimed?: boolean;
}

/**
 * What several lines say about one chart: the first that names both symbol and timeframe wins, otherwise each counts only if no line says
 * something else.
 */
export function together(lines: readonly HeaderReading[]): HeaderReading {
  const divided = lines.flatMap((line) => line.divided ?? []);
  const said = lines.map((line) => (isDivided(line.symbol, divided) ? { ...line, symbol: null } : line));
  const whole = said.find(
    ({ symbol, timeframe, isUntimed }) => symbol !== null && (timeframe !== null || isUntimed === true),
  );
  const symbols = said.map(({ symbol }) => symbol);
  return {
    symbol:
      whole === undefined
        ? onlyOne(withoutNames(withoutBases(symbols)))
        : (tickerFor(whole.symbol!, symbols) ?? whole.symbol),
    timeframe: whole === undefined ? onlyOne(said.map(({ timeframe }) => timeframe)) : whole.timeframe,
    platform: said.find(({ platform }) => platform !== null)?.platform ?? null,
    choices: said.flatMap(({ choices }) => choices),
    ...(divided.length > 0 ? { divided } : {}),
    ...(whole?.isUntimed === true ? { isUntimed: true } : {}),
  };
}

/** Whether a symbol that is not known is one of those, or another letter away from one. */
function isDivided(symbol: string | null, divided: readonly string[]): boolean {
  const isNear = symbol !== null && divided.some((one) => one === symbol || differInOneLetter(one, symbol));
  return isNear && !isKnown(symbol);
}

/** The ticker that other lines print for what is a name or stands for one; null for what is a ticker itself, and where they print none, or several. */
function tickerFor(symbol: string, printed: readonly (string | null)[]): string | null {
  if (!isNamed(symbol)) return null;
  const isOfName = (other: string): boolean => (isName(symbol) ? !isName(other) : isOtherCode(symbol, other));
  return onlyOne(printed.filter((other) => other !== null && isOfName(other)));
}

/** Whether a symbol may be printed as a name in words, so that another line may print its ticker. */
export function isNamed(symbol: string): boolean {
  return isName(symbol) || standsForName(symbol) || isFutureNamed(symbol);
}

/** Whether a symbol is the name of a company or an index. */
function isName(symbol: string): boolean {
  return /\s/.test(symbol);
}

/** Whether a code is another one of what a code stands for that may be printed as a name, or a contract on it. */
function isOtherCode(symbol: string, other: string): boolean {
  if (isContractOf(symbol, other)) return true;
  return other !== symbol && isSameIndex(symbol, other) && !standsForName(other);
}

/** Without the codes that names of indices stand for where another code of the same index is printed: `Germany 40` and below it `DE40`. */
function withoutNames(symbols: readonly (string | null)[]): readonly (string | null)[] {
  return symbols.filter(
    (symbol) =>
      symbol === null ||
      !standsForName(symbol) ||
      !symbols.some((other) => other !== null && isOtherCode(symbol, other)),
  );
}

function isKnown(symbol: string | null): boolean {
  return symbol !== null && parseSymbol(symbol)?.known === true;
}

/** What some texts say, if all that say anything say the same. */
export function onlyOne(values: readonly (string | null)[]): string | null {
  const [only, other] = new Set(values.filter((value) => value !== null));
  return other === undefined ? (only ?? null) : null;
}

/**
 * Without the names of metals and coins that a pair of theirs stands beside, and without indices that stand there with what a broker adds: `GOLD` and
 * `Gold vs US Dollar` are one market, and so are `US30Cash` and `Wall Street 30`.
 */
function withoutBases(symbols: readonly (string | null)[]): readonly (string | null)[] {
  const isBase = (symbol: string): boolean => {
    const code = codeOfName(symbol) ?? symbol;
    const longer = symbols.filter((other) => other !== symbol && other?.startsWith(code) === true);
    return isCode(code) ? longer.length > 0 : isInstrument(code) && longer.some(isKnown);
  };
  return symbols.filter((symbol) => symbol === null || !isBase(symbol));
}
