import type { HeaderLine } from './header-line.ts';
import { parseTimeframe } from './parse-timeframe.ts';

const MONTH = 'JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const WORDED = String.raw`\d{1,4} ?[Mm]in(?:s|ute|utes)?|\d{1,2} ?[Hh]ours?|Daily|Weekly|Monthly`;
/**
 * Contract with its month or the day it ends, perhaps its venue, and the timeframe behind a comma, in brackets or a box of its own: `ES 12-25 (5 Minute)`,
 * `MES MAR24 · Daily`, `ES JUN 21 '24 @CME, 5 mins`, `GC Aug27'25 @COMEX - 15 mins - Chart`.
 */
const MONTH_FORM = new RegExp(
  String.raw`^([A-Z0-9]{1,4}) (?:\d{2}-\d{2}|(?:${MONTH})(?:\s?\d{1,2})?\s?'?\d{2})(?: @[A-Z]{2,8})?,? ?(?:[·-] )?\(?(${WORDED})\b`,
);
/** Contract and timeframe: `/ES 1h`; the span of the chart may hang on the contract, where recognition saw no gap: `/ES20D 1h`. */
const SLASH_FORM = /^\/([A-Z0-9]{1,6}?)(?:\d{1,3}[DYMW])? (\d{1,3}[mhDWM])\b/;
/** Futures that are charted most. */
export const ROOT = 'M?(?:ES|NQ|YM|GC|CL)|RTY|M2K|SI|HG|NG|ZB|ZN|ZF|ZC|ZS|ZW|6[ABCEJNS]';
/** The month of a contract and its year. */
export const MONTH_CODE = String.raw`[FGHJKMNQUVXZ]\d{1,2}`;
/** One of them with its span and timeframe, all gaps lost: `/ES1D5m`. */
const JOINED_FORM = new RegExp(String.raw`^\/(${ROOT})\d{1,3}[DYMW](\d{1,3}[mhDWM])\b`);
/** One of them before what it is on: `HG Copper futures · 4H`. */
const NAMED_FORM = new RegExp(
  String.raw`^(${ROOT}) [A-Z][\w.&-]*(?: [\w.&-]+){0,3} [Ff]utures?(?:,| [·-])? (${WORDED}|\d{1,3}[mhHDW])$`,
);
/** Words that what a future is on begins with. */
const UNDERLYING = 'E-mini|Micro|Nasda[qg]|S&P|Dow|Russell|Gold|Silver|Copper|Crude|Natural|Euro|Corn|Wheat|Soybeans?';
/** The same behind the timeframe: `NQ · M1 · Nasdaq 100 E-mini`. */
const DESCRIBED_FORM = new RegExp(
  String.raw`^(${ROOT}) [·,-] ?(${WORDED}|\d{1,3}[mhHDW]|[MHDW]\d{1,2}) [·,-] (?:${UNDERLYING})\b`,
);
/** One of them with its month, its venue and the timeframe: `NQZ4 · CME · 1h`, of which recognition reads the dots as dashes. */
const VENUE_FORM = new RegExp(
  String.raw`^((?:${ROOT})${MONTH_CODE}) ?[·,-] ?(?:CME|CBOT|COMEX|NYMEX)(?: ?[·,-] ?| )(${WORDED}|\d{1,3}[mhHDW]|[MHDW]\d{1,2})(?= ·|$)`,
);
/** They are known with the month of a contract or without. */
const KNOWN = new RegExp(String.raw`^(?:${ROOT})(?:${MONTH_CODE})?$`);
const DATED = new RegExp(String.raw`^(?:${ROOT})${MONTH_CODE}$`);
/** One of them behind a slash that is read as a letter or digit like it, perhaps with its month and exchange: `IES 10 D 15m`, `IESZ25:XCME 5 D 5m`. */
const MISREAD_SLASH = new RegExp(
  String.raw`^[Il1|]((?:${ROOT})(?:${MONTH_CODE})?)(?::X[A-Z]{3})?(?: ?\d{1,3} ?[DYMW])? (\d{1,3}[mhDWM])\b`,
);

/** One of them behind a slash, and its price: `/ES 5273.46`. */
const PRICED = new RegExp(String.raw`^(?:\S )?\/(${ROOT})(?:${MONTH_CODE})? \d[\d.,']{3,}`);

/** Whether a word is one of the futures that are charted most, with the month of a contract. */
export function isDated(word: string): boolean {
  return DATED.test(word);
}

/** The header of a chart of a future, its symbol without month and span. Null for any other line. */
export function futuresLine(text: string): HeaderLine | null {
  const [, symbol = '', printed = ''] =
    [MONTH_FORM, SLASH_FORM, JOINED_FORM, MISREAD_SLASH, NAMED_FORM, DESCRIBED_FORM, VENUE_FORM]
      .map((form) => form.exec(text))
      .find((found) => found !== null) ?? [];
  const timeframe = parseTimeframe(printed);
  const [, priced] = PRICED.exec(text) ?? [];
  if (priced !== undefined) return { symbol: { symbol: priced, known: true }, timeframe, platform: null };
  if (timeframe === null || !/[A-Z]/.test(symbol)) return null;
  return { symbol: { symbol, known: KNOWN.test(symbol) }, timeframe, platform: null };
}
