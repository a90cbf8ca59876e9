import { COMPANY } from './company-words.ts';
import { codeOfCoin } from './known-symbols.ts';
import { MONTH_CODE, ROOT } from './futures-line.ts';
import { type HeaderLine, PIECE_GAP } from './header-line.ts';
import { isNumberOfIndex, type ParsedSymbol } from './parse-symbol.ts';
import { parseTimeframe } from './parse-timeframe.ts';
import { tickerOf } from './ticker-of.ts';
import { VENUES } from './venues.ts';

const WORDED = String.raw`Daily|Weekly|Monthly|Hourly|\d{1,3}[ -]?[Mm]in(?:s|ute|utes)?|\d{1,2}[ -]?[Hh](?:our|ours|r)`;

/** The same, or short. */
const FRAME = String.raw`${WORDED}|\d{1,3}[mhHDW]|[MHDW]\d{1,2}`;

/** The same in small letters, as at the end of a title. */
const FRAME_IN_TITLE = `${FRAME}|daily|weekly|monthly`;

/** The prices of a bar, as Portuguese programs name them too. */
const BAR = String.raw`(?:O|Open|Abe)[:=]? ?\d[\d.,]* (?:H|High|M[aáàâ4]x)[:=]? ?\d`;

/** The same in letters, of which recognition takes a round one for a nought, and a thin first digit for a letter. */
const BAR_IN_LETTERS = String.raw`[O0©Q][:=]? ?\d[\d.,' ]*H[:=]? ?[\d&]`;

/** The number that shares have in place of a ticker in Hong Kong and China, with the exchange that lists them or without. */
const LISTED = String.raw`\d{4,6}\.(?:HK|SS|SZ|TW|KS|KQ|T)`;
/** A share by its ticker or number and the letters of the exchange that lists it, as agencies write them. */
const AT_VENUE = String.raw`${LISTED}|[A-Z][A-Z0-9]{1,9}\.(?:L|DE|PA|MI|AS|MC|SW|ST|CO|HE|OL|BR|VI|WA|TO|AX|NS|BO|SA|NZ|SI)`;
const NUMBERED = new RegExp(String.raw`^(?:\d{4,6}|${LISTED})$`);
const UNIT_ALONE = /^(?:[Dd]ay|[Ww]eek|[Mm]onth)$/;

/** What is announced before its timeframe in languages that put this behind. */
const CHART_OF = '(?:grafico|gráfico|grafica|gráfica|graphique|wykres)';

/** A ticker, which has two capitals or a digit, and may have small letters: `SiU4`. */
const TICKER = String.raw`((?=[A-Z][A-Za-z.]{0,8}[A-Z0-9])[A-Z][A-Za-z0-9.]{1,9})`;

/** Symbol and timeframe as programs for the desktop set them at the head of a chart, each in its own order; square brackets are gone by then. */
const WITH_FRAME = [
  // `NVDA (Weekly) 141.95` behind an icon that is read as a letter or two
  new RegExp(String.raw`^[A-Z]{1,2} (?!(?:${VENUES})\b)([A-Z]{2,5}) \((${WORDED})\) \d`),
  // `AAPL NASDAQ.NMS (15 mins)`
  new RegExp(String.raw`^([A-Z]{1,6}) [A-Z]+(?:\.[A-Z]+)? \((${WORDED}|\d day)\)`),
  // `AAPL (Daily)`, `$SPX (Weekly) 5523.88`
  new RegExp(String.raw`^(\$?[A-Z][A-Z0-9.]{0,7}) \((${WORDED})\)`),
  // `AAPL 1Y D [NASDAQ]`
  /^\/?([A-Z.]{1,6}) \d{1,3}[DYMW] (\d{0,3}[mhDWM]) (?!MAX|YTD|ALL)[A-Z]{3,}/,
  // `@NQ - 5 min [CME] E-mini Nasdaq-100`, behind the program's name in the title of its window
  new RegExp(String.raw`(?:^|- )@([A-Z0-9]{1,6}) - (${WORDED})\b`),
  // The same in the title of the window itself: `TradeStation 10.0 - Desktop [Chart Analysis: @CL - 60 min]`
  new RegExp(String.raw`\bChart Analysis: @?([A-Z0-9.$]{1,8}) - (${WORDED})\b`),
  // `@TY [CBOT] Daily  10-Year T-Note`
  new RegExp(String.raw`(?:^|- )@([A-Z0-9]{1,6}) (?:C[BE][OC]T|CME|COMEX|NYMEX|ICE|EUREX) (${WORDED})\b`),
  // `@CL - Crude Oil WTI Continuous [CME] - 10 Min`
  new RegExp(String.raw`^@([A-Z0-9]{1,6}) - .{3,60} - (${WORDED})$`),
  // `@CL,D - Crude Oil Continuous [CME] Daily`, also behind the program's name
  /(?:^|- )@([A-Z0-9]{1,6}),(D|W|M|\d{1,4})(?= - |$)/,
  // `XAO - ALL ORDINARIES - Monthly`
  new RegExp(String.raw`^([A-Z][A-Z0-9]{1,7}) - [A-Z][^-]{3,60} - (${WORDED})$`),
  // `ESU24-CME [CB] 5 Min #1`, `NQU24_FUT_CME [C][M] 3 Min #2`, `NQU24-CME E-mini Nasdaq 100 [CB] 1 Min #3`
  new RegExp(
    String.raw`^([A-Z0-9]{2,8})(?:-|[_ ]{1,2}FUT[_ ]{1,2})[A-Z]{2,8} (?:E-mini (?:[A-Z]\S* ){1,3}(?:\d{3,4} )?)?(?:[A-Z]{1,4} ){0,3}(${WORDED})\b`,
  ),
  // The same without the exchange: `ESU25 [CB] [M] 5 Min #1`
  new RegExp(String.raw`^((?:${ROOT})${MONTH_CODE}) (?:[A-Z]{1,4} ){1,3}(${WORDED})\b`),
  // `GC [15 min] O: 2358.6`
  new RegExp(String.raw`^([A-Z][A-Z0-9]{0,7}) (${WORDED}) O ?[:=]`),
  // `6EU4 -M15-CME`
  /^([A-Z0-9]{3,8}) ?-\s?([MHDW]\d{1,2})\s?-\s?[A-Z]{2,8}\b/,
  // `MES #F, 5, Cont`
  /^([A-Z]{1,4}) #F, ?(\d{1,3}|[DWM])\b/,
  // `CLF5 – NYMEX – 10 Minutes`, `TSLA NASDAQ.NMS – 5 min`
  new RegExp(
    String.raw`^([A-Z][A-Z0-9]{0,7})(?: [-–—] ?(?:${VENUES})| ?(?:${VENUES})(?:\.[A-Z]+)?) ?[-–—] ?(${WORDED})\b`,
  ),
  // `MultiCharts64 - [oil.wsp] - CLF5, 10 Minutes`, `R | Trader Pro - Chart - GCZ4.COMEX 30 Minute Bars`
  new RegExp(String.raw`\S - ([A-Z0-9]{2,8}), (${WORDED})$`),
  new RegExp(String.raw`\bChart - ([A-Z0-9]{2,8})(?:\.[A-Z]{2,8})? (${WORDED}) Bars$`),
  // `/ESZ24:XCME 1 D 5m`
  /^\/([A-Z0-9.]{1,8})(?::[A-Z]{2,8})(?: \d{1,3} ?[DYMW])? (\d{1,3}[mhDWM])(?= |$)/,
  // `SBIN-EQ 1h` behind the program's name
  /(?:^|[^A-Z0-9])([A-Z]{2,12}-EQ) (\d{1,3}[mhDW])(?= |$)/,
  // `SBER Price, 15 минут`, of which recognition knows the first letter
  /^([A-Z][A-Za-z0-9]{1,7}) Price, (\d{1,3} ?[mM])/,
  // `KO 1 day O60.11 H60.67`, `00700 Day O 392.40 H 394.60`, where prices say that a ticker stands before the timeframe, however short; longer ones may be pairs
  new RegExp(
    String.raw`^([A-Z]{1,4}|\d{4,6}) (?:[-·] )?(${FRAME}|\d? ?(?:[Dd]ay|[Ww]eek|[Mm]onth)) (?:[-·] )?${BAR_IN_LETTERS}`,
  ),
  // `PETR4 Diário Abe 38,72 Máx 38,78`
  new RegExp(String.raw`^${TICKER} (\S{1,12}) ${BAR}`),
  // `AAPL Historical, 1D`, `AAPL Stock Price — Weekly`
  new RegExp(
    String.raw`^([A-Z]{1,5}) (?:US Equity|Stock Price|Stock Chart|Historical(?: [Pp]rices?)?)(?:,| [-–—]) (${FRAME}|\d [Dd]ay)$`,
  ),
  // `Workstation — SMI Index, 4 Stunden`
  /(?:^|\S [-–—] )(?!ETF|MSCI|CPI|PPI)([A-Z]{2,6}) Index, (\d{1,3} \p{L}{3,8}|\p{L}{5,12})$/u,
  // `RACE — grafico settimanale (scala logaritmica)`
  new RegExp(String.raw`^(?!FOREX|BORSA|BOLSA|BOURSE|ORO)([A-Z]{2,5}) [-–—] ${CHART_OF} (\p{L}{5,14})(?=$|[ ,(])`, 'u'),
  // `10-Year US T-Note Future, ZNZ4 - 1 hour`
  new RegExp(String.raw`^[A-Z\d][^,]{4,50}, ((?:${ROOT})${MONTH_CODE}) [-–—·] (${FRAME})$`),
  // `SAP SE – Wochenchart in EUR`
  new RegExp(String.raw`^([A-Z]{2,5}) (?:SE|AG|NV|SA) [-–—] (\p{L}{5,14})(?: in [A-Z]{3})?$`, 'u'),
  // `AAPL - Apple Inc. (daily)`
  new RegExp(
    String.raw`^([A-Z]{1,5}(?:\.[A-Z])?)(?: [-–—])? [A-Z][A-Za-z].{0,40}?\b(?:${COMPANY})\.? \((${FRAME_IN_TITLE})\)$`,
  ),
  // `005930.KS Samsung Electronics, daily`, `VOD.L — Vodafone Group, 1D`
  new RegExp(String.raw`^(${AT_VENUE})(?: [-–—])? [A-Z][A-Za-z].{0,40}?(?:,| [-–—]) (${FRAME_IN_TITLE})$`),
  // `AAPL Apple Inc. 1D`
  new RegExp(String.raw`^([A-Z]{1,5}(?:\.[A-Z])?) [A-Z][A-Za-z].{0,40}?\b(?:${COMPANY})\b\.?(?:,| -)? (${FRAME})$`),
] as const;

/** `Daily LCOc1 Cndl, LCOc1, Trade Price`. */
const FRAME_FIRST = new RegExp(String.raw`^(${WORDED}) ${TICKER} (?:Cndl|Cand|BarOHLC|OHLC)\b`);

/** `MSFT - Daily 5/23/2017 Open 63.48`, with the company's name in place of its ticker in some programs. */
const BEFORE_DATE = new RegExp(String.raw`^([A-Z][^()]{1,40}) - (${WORDED}) \d{1,4}[-/.]\d`);

/** A coin by its name and its code: `Bitcoin BTC`. */
const COIN = /^([A-Z][a-z]+(?: [A-Z][a-z]+)?) ([A-Z]{3,5})$/;

/** `INFY` and its venue apart from it. */
const BESIDE_VENUE = new RegExp(String.raw`^([A-Z]{2,12})${PIECE_GAP}(?:${VENUES})(?=$| )`);
/** `HIMS` and the name of its company apart from it. */
const BESIDE_COMPANY = new RegExp(
  String.raw`^([A-Z]{2,5})${PIECE_GAP}[A-Z][A-Za-z][\w &.,'-]{0,40}?\b(?:${COMPANY})\.?$`,
);
const WITHOUT_FRAME = [
  // `SBER: O 315.51 H 316.24 L 315.44`
  new RegExp(String.raw`^${TICKER}:? ${BAR}`),
  // `NIFTY 28NOV24 FUT`
  /^([A-Z]{2,12} \d{2}[A-Z]{3}\d{2} FUT)$/,
  // `/ESU24`
  new RegExp(String.raw`^\/([A-Z0-9]{1,3})${MONTH_CODE}$`),
  // `SK 000660 KOSPI`
  /\b(\d{6}) (?:KOSPI|KOSDAQ)\b/,
  // `0700.HK`
  new RegExp(`^(${LISTED})$`),
  // `VOD.L — Vodafone Group (GBp)`
  new RegExp(String.raw`^(${AT_VENUE})(?: [-–—])? [A-Z][A-Za-z]`),
  // `PETR4 Petrobras PN`
  /^([A-Z]{4}\d{1,2}) [A-Z][\w. ]{2,30} (?:PN[AB]?|ON|UNT)\b/,
  // `INFY NSE`, `RR · London Stock Exchange`
  new RegExp(String.raw`^([A-Z]{2,12})(?: [-·•])? (?:${VENUES})$`),
  // `Microsoft Corp NASDAQ: MSFT`
  new RegExp(String.raw`\b(?:${VENUES}): ?([A-Z]{1,5})$`),
  // `ESU4.CME@RITHMIC`, `BTCUSDT@BN`
  /^([A-Z0-9]{2,12})(?:\.[A-Z]{2,8})?@[A-Z]{2,12}$/,
  // `CLQ24 - Crude Oil WTI Aug '24`
  /^([A-Z]{1,3}[FGHJKMNQUVXZ]\d{2}) - [A-Z][a-z]/,
  // `TSLA Tesla Inc`, `AAPL Apple, Inc. Nasdaq GS`, `CHRT - Chart.js Corporation`
  new RegExp(String.raw`^([A-Z]{1,5}(?:\.[A-Z])?)(?: -)? [A-Z][A-Za-z].{0,40}?\b(?:${COMPANY})\b`),
  // `KO (Coca-Cola Co.)`
  new RegExp(String.raw`^([A-Z]{1,5}(?:\.[A-Z])?) \([A-Z][^()]{2,40}?\b(?:${COMPANY}|Co)\.?\)$`),
  // `AAPL US Equity`, `AAPL Stock Price`
  /^([A-Z]{1,5}) (?:US Equity|Stock Price|Stock Chart|Historical)\b/,
  // `JNJ candlestick`
  /^(?!RED|GREEN|BULL|BEAR|DOJI|SPOT|LINE)([A-Z]{2,5}) (?:[Cc]andlesticks?|[Cc]andles)(?: [Cc]hart)?$/,
] as const;

/** The share that a number stands for, or else the symbol of a ticker. */
function symbolOf(ticker: string): ParsedSymbol | null {
  return NUMBERED.test(ticker) ? { symbol: ticker, known: false } : tickerOf(ticker);
}

/** The first piece of a line that is one of these forms. Null for any other line. */
export function desktopLine(text: string): HeaderLine | null {
  const [piece = ''] = text.split(PIECE_GAP);
  for (const form of WITH_FRAME) {
    const [, ticker = '', printed = ''] = form.exec(piece) ?? [];
    const symbol = symbolOf(ticker);
    const timeframe = parseTimeframe(printed.replace(/ ?[mM]$/, 'm').replace(UNIT_ALONE, '1 $&'));
    if (symbol !== null && timeframe !== null && !isNumberOfIndex(ticker, printed))
      return { symbol, timeframe, platform: null };
  }
  const [, frame = '', of = ''] = FRAME_FIRST.exec(piece) ?? [];
  if (frame !== '') return { symbol: symbolOf(of), timeframe: parseTimeframe(frame), platform: null };
  const [, name = '', printed = ''] = BEFORE_DATE.exec(piece) ?? [];
  const timeframe = parseTimeframe(printed);
  if (timeframe !== null)
    return { symbol: /^[A-Z0-9.]+$/.test(name) ? tickerOf(name) : null, timeframe, platform: null };
  const ticker =
    WITHOUT_FRAME.map((form) => form.exec(piece)?.[1]).find((found) => found !== undefined) ??
    (BESIDE_VENUE.exec(text) ?? BESIDE_COMPANY.exec(text))?.[1];
  const [, coin = '', code = ''] = COIN.exec(piece) ?? [];
  if (codeOfCoin(coin) === code) return { symbol: { symbol: code, known: false }, timeframe: null, platform: null };
  const symbol = symbolOf(ticker ?? '');
  return symbol === null ? null : { symbol, timeframe: null, platform: null };
}
