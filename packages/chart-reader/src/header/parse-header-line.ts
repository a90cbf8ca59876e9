import { desktopLine } from './desktop-line.ts';
import { framesIn } from './frames-in.ts';
import { wordedFrame } from './frame-words.ts';
import { futuresLine, MONTH_CODE, ROOT } from './futures-line.ts';
import { type HeaderLine, PIECE_GAP } from './header-line.ts';
import { marketLine } from './market-line.ts';
import { parseSymbol } from './parse-symbol.ts';
import { parseTimeframe } from './parse-timeframe.ts';
import { plainLine } from './plain-line.ts';
import { terminalLine } from './terminal-line.ts';
import { titleLine } from './title-line.ts';
import { toolbarLine, tradingViewLine } from './web-line.ts';

const NOTHING: HeaderLine = { symbol: null, timeframe: null, platform: null };

/** A period to choose, of the candles or of the time shown. */
const PERIOD = String.raw`(?:\d{1,3}(?:min|[mhHdDwWMyY])|[MH]\d{1,2}|D1|W1|MN|YTD|ALL|All|MAX|Max)`;
/** What recognition makes of one beside others: `1m` reads as `im` or `Tm`, `3m` as `am`, `5Y` as `S5Y`; or its letter alone. */
const LIKE_PERIOD = String.raw`(?:[iIlTSa]\d?[mhHdDwWMY]W?|[DWM])`;
/** So many of them side by side are buttons, and none of them says what is shown; `1D 5D` before others may be read as `1 50`, icons behind them as digits and signs. */
const BUTTONS = new RegExp(
  String.raw`(?<!\S)(?:(?:${LIKE_PERIOD}|1|(?<![A-Za-z]{3} )\d0)[\s·]+){0,2}${PERIOD}(?:[\s·]+(?:${PERIOD}|${LIKE_PERIOD}|\S{1,2}(?=[\s·]+(?:${PERIOD}|${LIKE_PERIOD})(?!\S)))){2,}(?!\S)(?:(?:[\s·]+[^A-Za-z\s·]{1,3})+$)?`,
  'g',
);

/** A lit button between others, of which recognition made a short word: `1h 4h HRY 1w`. */
const BUTTON_LOST = new RegExp(
  String.raw`(?<=(?:${PERIOD}[\s·]+){3})(\S{3,4})(?=[\s·]+(?:${PERIOD}|${LIKE_PERIOD})(?!\S))`,
  'g',
);

/** A button between others whose round ends are read as brackets: it is filled. */
const LIT_BETWEEN = new RegExp(
  String.raw`(?:(?<=\s)${PERIOD}[\s·]+){2,}[([{](?<lit>${PERIOD})[)\]}’']?[\s·]+${PERIOD}(?=\s|$)`,
);

/** The arrow of a menu, read as a letter or two: behind a word that ends a piece, or hanging on a unit of time or a timeframe. */
const MENU_ARROW =
  /(?<=[A-Za-z\d)]) (?:v[vyw¥]?|[y~»¥▾▼])(?=$| ·)|(?<=[\dTIl] ?(?:days?|hours?|mins?|minutes?|weeks?|Tage?|Stunden?|Minuten|Wochen?|jours?|heures?|semaines?|horas?|minut[io]s?|d[ií]as?|semanas?|or[ae])|\b(?:[mhdw]\d{1,2}|[\dIl]{1,2}[mhdw]))(?:v[vyw¥]?|[y~»¥])(?=$|[ )])/gi;

/** The same hanging on a word that may stand for a timeframe. */
const ARROW_ON_WORD = /(?<!\p{L})(\p{L}{4,14})[vy¥](?= |$)/gu;

/** What recognition makes of the sign for minutes in Japan and China, behind a pair: `USD/JPY 30分`. */
const MINUTES_SIGN = /(?<=^[A-Z]{2,6}\/[A-Z]{3,4}(?: ·)? (?:1|3|5|10|15|30|60))%(?= v| ·|$)/;

/** The number of a continuous contract that is lost: `ES!`. */
const LOST_NUMBER = new RegExp(String.raw`\b(?:${ROOT})(?=!)`, 'g');

/** A capital that is read as a small letter beside itself: `USsDJPY`. */
const READ_TWICE = /(?<=[A-Z])[a-z](?=[A-Z])/g;

/** The slash of a pair of coins, read as a letter as thin: `BTCIUSDT`, unlike that of `SUIUSDT`. */
const SLASH_AS_LETTER = /\b([A-Z]{3,5})[Il](USD[TC])\b/g;

/** A unit of time, and in brackets how its platform writes one of it: `Tag (1T)`. */
const SIGN_OF_UNIT = /(?<!\S)(Tag|Woche|Monat|Stunde|Jour|Semaine|Mois|D[ií]a|Semana|Giorno|Dag|Week) \(1 ?\p{Lu}\)/gu;

/** The glass of a search before a ticker with the sign to add another behind it, or before a contract, read as a letter: `Q NIFTY +`, `Q CLF25`. */
const SEARCH_GLASS = new RegExp(String.raw`^[QO0] (?=(?:[A-Z0-9]\S{1,11} \+|[A-Z]{1,3}${MONTH_CODE})(?: |$))`);

/** The arrow back before the title of a phone's page. */
const ARROW_BACK = /^[‹«¢€] (?=[A-Z])/;

/** The arrow of another menu, before a timeframe: `v M15`. */
const ARROW_BEFORE_FRAME = /^[vy¥] (?=[MHDW]\d)/;

/** The arrow of a chart's own menu, before its symbol: `vEURUSD,H1`. */
const ARROW_BEFORE_SYMBOL = /^[vy¥](?=[A-Z]{2}[A-Z0-9])/;

/** The year of a contract, read as the letter like it and as itself: `NQMS5`. */
const YEAR_READ_TWICE = new RegExp(String.raw`(?<=\b(?:${ROOT})[FGHJKMNQUVXZ])S(?=5\b)`, 'g');

/** A timeframe that a menu shows, with its arrow: `1h ▾`, of which the one is read as a letter, or `15 mins v`, before it how much time is shown. */
const IN_MENU =
  /(?<=^|[\s·/:])(?:((?:\d{1,2} ?(?:m|h|min|mins|minutes?|hours?)|[MH]\d{1,2}|1 ?(?:D|W|day|week)|[DW]1|Daily|Weekly))|([Il][mhDW])) ?[vyw~▾▼¥<©]{1,2}(?=$|[\s·])/gi;

/** Of those the ones in words: `Daily`. */
const IN_WORDS = /^[A-Za-z]+$/;

/** Menus side by side on one line, the first of which shows a day or a week of which the thin one is lost: `Dv · Views v · Studies v`. */
const MENU_PIECE = /^\S+ v$/;
const FEWEST_MENUS = 2;
const FRAME_MENU = /^([DW]) ?v$/;

/** A one before a unit of time in full: `1day` reads as `Tday`. */
const MISREAD_ONE = /(?<=^|\s)[TIl|] ?(?=(?:minute|min|hour|day|week|month)(?:$|\s))/g;

/** A timeframe that is called one behind it, as others are before it: `1D interval`. */
const NAMED_BEHIND = /(?<!\S)(\d{1,2} ?[mhHdDwWM]) [Ii]nterval\b/g;

/** What a menu shows that stands alone on its line, at the side of buttons or of prices. */
const WORDED = /^(?:Daily|Weekly|Monthly|Hourly|\d{1,2} (?:[Mm]in(?:ute)?s?|[Hh]ours?))$/;

/** How much time a chart shows, before its timeframe, which is shorter: `1Y 1D`, `180D 4h`, `1 M 1 hour`. */
const SPAN =
  /(?<=\S )\d{1,3} ?(?:[DWMY](?= \d{1,3} ?(?:m|min|mins|h|hr|hour|hours)\b)|[WMY](?= 1 ?(?:D|d|day)\b)|[MY](?= 1 ?(?:W|w|week)\b)) /;
/** The same before a colon or a dash, with the arrow of a menu behind: `1D:15m ▾`, `6M - 1day`. */
const SPAN_AND_FRAME =
  /^\d{1,3} ?(?:[DWMY]\s?[:-]\s?(?=\d+ ?[mh])|[WMY]\s?[:-]\s?)(\d{1,3} ?(?:m|min|mins|h|hr|hour|hours|D|day|W|week))\s?[vwy«]?(?: .*)?$/;
/** The same before a letter alone, its gaps lost or one too many: `NVDA 1 YD` for `NVDA 1Y D`. */
const SPAN_AND_LETTER = /(?<=^[A-Z]{1,6}) ?(\d{1,2}) ?Y ?([DW])(?= |$)/;
/** A span before which recognition saw no gap: `TSLA1Y 1D`. */
const HANGING_SPAN = /(?<=^[A-Z]{3,6})(\d{1,3}[DWMY]) ?(?=\d{1,3}[mhDW]\b)/;

/** The same with its number read as a letter: `TSLATY 1D`. */
const HANGING_YEAR = /^([A-Z]{2,5})[TIl]Y(?= \d{1,2}[mhDW]\b)/;

/** A span that the timeframe hangs on: `SPX 1Y1D`. */
const SPAN_JOINED = /(?<=\S \d{1,3} ?[DWMY])(?=\d{1,3}[mhDW]\b)/g;

/** A pair whose candles stand for so many trades or seconds: `EURUSD, t15`, `EURUSD 133 tick`, `EURUSD · 5S`. */
const UNTIMED =
  /^\W*[A-Z]{3}\/?[A-Z]{3}[A-Za-z.#]{0,5}\s?[,·•-]?\s?(?:t\d{1,4}|\d{1,4}[ -]?[Tt]icks?|\d{1,2}[sS])(?=$|[\s,·])(?!(?:\s·)? \d{1,3}[smhHD]\b)/;

const COMPARED_SYMBOL = String.raw`[A-Z0-9!.]{2,12}\s?[-·•«~]\s?[A-Z]{2,}`;
const COMPARED_PRICE = String.raw` -?[\d.,]+%?`;
/** Another symbol that is drawn into the chart, with its venue and price but no timeframe, `GER40 · PEPPERSTONE 34.12`, or behind the ring before such ones: `® EURUSD · OANDA`. */
const COMPARED = new RegExp(
  String.raw`^(?:${COMPARED_SYMBOL}${COMPARED_PRICE}|[^\w\s]{1,2} ${COMPARED_SYMBOL}(?:${COMPARED_PRICE})?)$`,
);

/** How much a point of a contract is worth, perhaps behind its broker's name for it: `Germany 40 Cash (1€)`, `DAX (DE40 Cash 1€)`. */
const CONTRACT_SIZE = /\((?:[\w ]{1,16} )?(?:[$€£¥]\d{1,3}|\d{1,3}[$€£¥])\)/g;

/** What a broker earns by a trade, beside the symbol: `Spread 0.9`. */
const SPREAD = /\bSpread:? ?\d{1,3}(?:[.,]\d{1,2})?(?= |$)/gi;

/** A price of an axis on the left that stands on the same line as the name. */
const AXIS_PRICE = /^\d[\d.,]*[.,]\d{2,} (?=[A-Za-z]{2})/;

/** An amount of money in a piece of its own before the title, as cards beside a chart have: `$48,210 · Acme Inc - 15 min`. */
const AMOUNT_BEFORE = /^[$€£¥+] ?\d[\d.,]*%? · (?=[A-Z])/;

/** Reads one recognised line of a header, its pieces joined by `PIECE_GAP`. A line of anything else says nothing. */
export function parseHeaderLine(text: string): HeaderLine {
  const tidy = text
    .replace(LIT_BETWEEN, '$<lit>')
    // What a program has in brackets behind a contract parts it from nothing, however wide the gap: `ESU25 [CB] [M] · 5 Min`.
    .replaceAll(/(?<=\[[A-Za-z]{1,4}\]) · (?=\d)/g, ' ')
    // A narrow letter read as a stroke: `GBP/|PY`.
    .replaceAll(/(?<=\b[A-Z]{3} ?\/? ?)\|(?=PY\b)/g, 'J')
    // A one before a unit, read as a letter, between a name and its venue: `CFDs on WTI Crude Oil - TM - TVC`.
    .replaceAll(/(?<= [·-] )T(?=[mhDWM] [·-] [A-Z])/g, '1')
    // A round letter with a tail that is none: `Qil - Crude`.
    .replaceAll(/\bQil\b/g, 'Oil')
    // A comma over a line of the grid, read as a letter: `GBPUSDIM15`.
    .replaceAll(/(?<=\b[A-Z]{6})I(?=(?:M(?:1|5|15|30)|H[14]|D1|W1|MN)\b)/g, ',')
    .replaceAll(/[“”‘’|[\]{}<>]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    // A round letter is read as a bracket and itself: `G(CJ24`.
    .replaceAll(/(?<=\b[A-Z]{1,3})\((?=C[A-Z]?\d+\b(?!\)))/g, '')
    // What a dash or a bracket joins is one piece, however wide the gap: `Coffee C futures (KC) — · weekly`.
    .replaceAll(/ [-–—] ·(?: [-–—])?(?= [a-z\d])/g, ' -')
    .replaceAll(/ · (?=\([A-Z0-9.]{1,12}\))/g, ' ')
    // The exchange behind a symbol, before its timeframe or alone: `NQM4@CME M1`, `NQM4 @CME`.
    .replaceAll(/(?<=(?:^|\s)[A-Z0-9]{2,12}) ?@(?=[A-Z])[A-Z]{2,8}(?= [MHD]\d| ·|$)/g, '')
    // The exchange before a symbol: `FX:EURUSD`; a timeframe that hangs on one: `EURUSD_H1`, `XAGUSD-1D`.
    .replaceAll(/\b[A-Z_]{2,12}:(?=[A-Z]{3})/g, '')
    .replaceAll(/(?<=[A-Z]{3}|\b[A-Z]{2,4}\d{2,4})[-_](?=(?:[MHDW]\d{1,2}|\d{1,2}[mhHDW])\b)/g, ' ')
    // A narrow letter that is lost with the gap before it: `CAD IPYH1`, `CAD PY, H1`.
    .replaceAll(/(?<=\b[A-Z]{3}) I?PY(?=[,. ]{0,2}(?:[MHDW]\d|Daily|Weekly|Monthly))/g, 'JPY')
    // The tail of a round letter, lost or read as one itself, in the contract that is charted most: `NOM4`, `NOQM4`.
    .replaceAll(/\bN(?:OQ?|QO)(?=[FGHJKMNQUVXZ](?:\d{1,2}\b|Z\d-CME\b))/g, 'NQ')
    // The two of its year, read as a letter like it: `NQMZ4-CME`.
    .replaceAll(/(?<=\bNQ[HMUZ])Z(?=\d-CME\b)/g, '2')
    // Narrow letters read as one of them, or as two: `@TY CBOT Dally`.
    .replaceAll(/(?<=@[A-Z0-9]{1,6} [A-Z]{3,6} )Da[Il1]{1,2}y\b/g, 'Daily')
    // Noughts of an index read as letters like them: `US TECH 1CC`, `NIFTY SO NSE`.
    .replaceAll(/(?<=[A-Za-z]{2} )([1-9])[CO]{2}(?![A-Za-z\d])/g, '$100')
    .replaceAll(/(?<=\bNIFTY )S[O0](?= |$)/g, '50')
    // The circumflex of an index, read as other signs: `S&P 500 (*"GSPC)`.
    .replaceAll(/\([*^"'~]{1,3}(?=[A-Z]{2,5}\))/g, '(')
    // The last bar and its day behind the timeframe: `Acme Corp DAILY 09/20 O 429.71`.
    .replace(
      /\b([DWM])(AILY|EEKLY|ONTHLY) \d{2}\/\d{2} [O0©Q] ?\d.*$/,
      (_, first: string, rest: string) => first + rest.toLowerCase(),
    )
    // The lit button of a toolbar that the legend beside it says again: `15m BTCUSD - 15 - Venue`.
    .replace(/^(\d{1,2})m (?=[A-Z0-9]{3,12} [-·] \1 [-·] )/, '')
    // A one read as the letter that is as thin, before what is left of icons: `th ® Mm`.
    .replace(/^[tlI]h(?: [^\s\d]{1,2}){3,}$/, '1h')
    // The year of a contract on bonds or indices in Frankfurt, read as a letter like it: `FGBLU5`.
    .replaceAll(/(?<=\b(?:FGB[LMSX]|FOAT|FBTP|FDAX|FDXM|FESX)[HMUZ])S(?=$|[ )·,])/g, '5')
    // The number of a continuous contract, read as a letter like it: `ES1!`.
    .replaceAll(/(?<=\b[A-Z]{2})[TIl](?=!)/g, '1')
    // The point before the letter of a perpetual contract is lost: `BTCUSDT.P`.
    .replaceAll(/\b([A-Z0-9]{2,10}USD[TC])P(?= |$)/g, '$1.P')
    // A capital of an index, read once more beside itself: `uUs100`, `USs30`; its four, read as the letter like it as well: `GERA40`.
    .replaceAll(/(?<=^|[ ·])u(?=U[sS]\d{2,3}\b)|(?<=\bUS)s(?=\d{2,3}\b)|(?<=\bGER)A(?=40\b)/g, '')
    .replaceAll(YEAR_READ_TWICE, '')
    .replaceAll(LOST_NUMBER, '$&1')
    .replaceAll(SIGN_OF_UNIT, '1 $1')
    .replaceAll(/ -(?=\d{1,2}[mhHDW]\b)/g, ' - ')
    .replaceAll(READ_TWICE, (letter, at: number, all: string) =>
      [all[at - 1], all[at + 1]].includes(letter.toUpperCase()) ? '' : letter,
    )
    .replaceAll(SLASH_AS_LETTER, withSlash)
    .replaceAll(/™(?=[hHmDW](?:$|\s))/g, '1')
    // A one is read as a letter, `mi5`, or twice: `mi15`.
    .replaceAll(/(?<=\b[mM])[iIl](?=5(?:[vywVY▾¥]|\b))/g, '1')
    .replaceAll(/(?<=\b[mM])[iIl](?=1[05]\b)/g, '')
    // A five before minutes, read as the letter like it: `Smin`, and with the arrow of a menu `Smvy`.
    .replaceAll(/(?<![A-Za-z\d])S(?=mins?\b|m[vy¥]{1,2}(?: |$))/g, '5')
    // The arrow, or a five, read as another letter beside itself: `5Smy`, `s5mvy`.
    .replaceAll(/(?<=(?:^| )5)S(?=m[vy¥]{1,2}(?: |$))|(?<=^| )s(?=5m[vy¥]{1,2}(?: |$))/g, '')
    // Behind a pair: `EURUSD · mis`, and with the arrow of its menu `EURUSD missy`; a four with an accent: `GER40, Hé:`.
    .replaceAll(/(?<=^[A-Z]{6}(?: ·)? )mis(?:s?[vy¥]{1,2})?(?= |$)/g, 'm15')
    .replaceAll(/(?<=, ?H)[éèÉ](?=:| |$)/g, '4')
    .replaceAll(ARROW_ON_WORD, (word, stem: string) => (wordedFrame(stem) === null ? word : stem))
    .replace(MINUTES_SIGN, ' min')
    .replaceAll(MENU_ARROW, '')
    .replaceAll(MISREAD_ONE, '1 ')
    .replaceAll(NAMED_BEHIND, 'Interval: $1')
    .replaceAll(/(?<=\bInterval:? )[Il1]?([DWMh])[+v»¥▾y]?(?= |$)/g, '1$1')
    .replaceAll(BUTTON_LOST, (word) => (parseSymbol(word)?.known === true ? word : '·'))
    .replaceAll(BUTTONS, '')
    .replace(/^[ ·]+/, '')
    .replace(SEARCH_GLASS, '')
    .replace(ARROW_BACK, '')
    .replace(ARROW_BEFORE_FRAME, '')
    .replace(ARROW_BEFORE_SYMBOL, '')
    .replace(AXIS_PRICE, '')
    .replace(AMOUNT_BEFORE, '')
    .replace(HANGING_SPAN, ' $1 ')
    .replaceAll(SPAN_JOINED, ' ')
    .replace(HANGING_YEAR, (span, ticker: string) => (parseSymbol(ticker)?.known === true ? `${ticker} 1Y` : span))
    .replace(SPAN, '')
    .replace(SPAN_AND_LETTER, ' $1Y $2')
    .replaceAll(CONTRACT_SIZE, ' ')
    .replaceAll(SPREAD, ' ')
    .replace(SPAN_AND_FRAME, '$1')
    .trim();
  const line = withMenu(lineOf(tidy), text);
  const pieces = tidy.split(PIECE_GAP);
  if (line.symbol !== null) return line.timeframe === null && UNTIMED.test(tidy) ? { ...line, isUntimed: true } : line;
  const rest = pieces.map((_, index) => lineOf(pieces.slice(index).join(PIECE_GAP)));
  // A list of quotes may begin on the same line, before the title.
  const title = rest.find(({ symbol, timeframe }) => symbol?.known === true && timeframe !== null);
  if (title !== undefined) return title;
  if (line === NOTHING) return menuAmong(pieces);
  if (line.timeframe === null) return line;
  // The currency of an axis on the left may stand there too.
  return rest.find(({ symbol, timeframe }) => symbol !== null && timeframe === line.timeframe) ?? line;
}

function withSlash(word: string, base: string, quote: string): string {
  const isKnown = (symbol: string): boolean => parseSymbol(symbol)?.known === true;
  return !isKnown(word) && isKnown(base + quote) ? `${base}/${quote}` : word;
}

/** A line with the timeframe that its only menu shows, if it says none; behind a row of timeframes to choose from an arrow leads to more of them. */
function withMenu(line: HeaderLine, text: string): HeaderLine {
  if (line.timeframe !== null) return line;
  const [menu, another] = [...text.matchAll(IN_MENU)];
  if (another !== undefined) return line;
  if (menu === undefined) {
    const frame = frameBesideMenus(text.split(PIECE_GAP));
    return frame === null ? line : { ...line, timeframe: frame };
  }
  // A word is none of the buttons before it: `1M 6M YTD Daily ▾`.
  const beside = IN_WORDS.test(menu[1] ?? '') ? text.replaceAll(BUTTONS, '') : text;
  if (framesIn(beside.replace(menu[0], '').split(/[\s·]+/)).length > 0) return line;
  const timeframe = parseTimeframe(menu[1] ?? menu[2]!.replace(/^[Il]/i, '1'));
  return timeframe === null ? line : { ...line, timeframe };
}

function frameBesideMenus(pieces: readonly string[]): string | null {
  const [only, other] = pieces.flatMap((piece) => FRAME_MENU.exec(piece)?.[1] ?? []);
  const menus = pieces.filter((piece) => MENU_PIECE.test(piece)).length;
  return only === undefined || other !== undefined || menus < FEWEST_MENUS ? null : parseTimeframe(only);
}

function menuAmong(pieces: readonly string[]): HeaderLine {
  // Beside others it is a button.
  if (framesIn(pieces.flatMap((piece) => piece.split(' '))).length > 1) return NOTHING;
  const [only, another] = pieces.filter((piece) => WORDED.test(piece.trim()));
  return only === undefined || another !== undefined ? NOTHING : { ...NOTHING, timeframe: parseTimeframe(only.trim()) };
}

function lineOf(tidy: string): HeaderLine {
  if (COMPARED.test(tidy)) return NOTHING;
  const market = marketLine(tidy);
  if (market !== null) return market;
  const desktop = desktopLine(tidy);
  if (desktop !== null) return desktop;
  const terminal = terminalLine(tidy);
  if (terminal !== null) return withKnownSymbol(terminal, plainLine(tidy));
  return (
    tradingViewLine(tidy) ?? toolbarLine(tidy) ?? futuresLine(tidy) ?? titleLine(tidy) ?? plainLine(tidy) ?? NOTHING
  );
}

/** A word before the timeframe is a symbol only where the line names none that is known: `Gold vs US Dollar, M15`. */
function withKnownSymbol(line: HeaderLine, plain: HeaderLine | null): HeaderLine {
  return line.symbol?.known !== true && plain?.symbol?.known === true ? { ...line, symbol: plain.symbol } : line;
}
