import { type Frame, framesIn, isAnnounced } from './frames-in.ts';
import { isDated } from './futures-line.ts';
import { type HeaderLine, PIECE_GAP } from './header-line.ts';
import { codeOfName, indexNamed, instrumentNamed, isNameWord, isSameIndex, isShare } from './known-symbols.ts';
import { isNoSymbol } from './no-symbol.ts';
import { isNumberOfIndex, mendedPair, namedPairIn, type ParsedSymbol, parseSymbol } from './parse-symbol.ts';
import { parseMisreadTimeframe, parseTimeframe } from './parse-timeframe.ts';
import { isVenue } from './venues.ts';
import { wordRuns } from './word-runs.ts';

/** Words that a symbol may be named by. */
const NAME_WORDS = [1, 2, 3, 4];

/** Words that may stand between a symbol and its timeframe: `EUR/USD spot chart, 1 hour`. */
const MOST_BETWEEN = 3;
const SIGNATURE = /published on Trading\s?View|Trading\s?View\.com|^\W*(?:\w{1,3}\W+)?Trading\s?View\b/i;
/** What recognition makes of an icon. */
const ICON = /^[A-Z]{1,2}$/;
/** Minutes that charts are drawn in and print without a unit, and units without a number. */
const BARE = /^(?:1|2|3|5|10|15|20|30|45|60|90|120|180|240|D|W)$/;
/** A timeframe in words at the end of a title, parted from the name before it: `ACME Inc — Daily`, `Acme, weekly`, `Acme Inc — 60 min`. */
const PARTED_AT_END = /^(?:[A-Z].*\s[-–—·•|]|\p{Lu}[\p{L}&.']*(?: \p{Lu}[\p{L}&.']*){0,3},)\s+(?:\d{1,3} )?\p{L}+$/u;
/** The same behind the two words or more of a name, in small letters: `Henry Hub weekly`. */
const SMALL_AT_END = /^\p{Lu}[\p{L}&.']+(?: \p{Lu}[\p{L}&.']+){1,3} (?:daily|weekly|monthly|hourly)$/u;
/** A timeframe and what recognition makes of the icons of the toolbar that it is the first of: `m15 · Ld · rr`. */
const TOOLBAR = new RegExp(String.raw`^(?:\d{1,2}[mhH]|[mMhH]\d{1,2})(?:${PIECE_GAP}[^\s\d]{1,3}){1,6}$`);
/** What recognition makes of a button that says `1m`, `1h`, `M1` or `H1`. */
const MISREAD_ALONE = /^(?:[iIlT]m|[il]h|[HM][IlT])$/;
/** Words behind a timeframe that tell whether it is the first of a row of buttons, how many of them must look like one, and how these look. */
const NEXT_BUTTONS = 4;
const FEWEST_BUTTONS = 2;
const LIKE_BUTTON = /^(?:[MHDW][\dTIleaos]{1,2}|\d0|[TIl\d]\d?[mhHDdWw])$/;
/** What titles call what is shown behind its timeframe: `Daily candles`, `Weekly price chart`. */
const CANDLES = /^(?:Candles?|Candlesticks?|OHLC)$/i;
const PRICES = /^(?:prices?|(?:price )?chart)$/i;
/** What may stand between a symbol and a timeframe without parting them, names aside; a share without a sign is what an option pays. */
const CONTRACT = /^(?:vs\.?|US|Perpetual|Perp|Contract|Spot|Index|Industrials?|Average|Cash|CFD|\d{2}%)$/i;

/** Further words before the ticker of a share are those of a menu, and it is what was searched for: `Home News Screener TSLA`. */
const MOST_BEFORE_SHARE = 2;
/** A word in capitals, as banners have behind the name of a metal: `GOLD SIGNALS`. */
const CRIED = /^[A-Z]{3,}$/;

/** A word of what a chart of oil is described by, which is also a ticker: `WTI Crude`, `Crude Oil WTI Jan '25`. */
const DESCRIBES_OIL =
  /(?<!^)\bWTI (?=Crude)|^WTI (?=Crude(?! Oil\b.* (?:[MHDW]\d{1,2}|\d{1,2}[mhHDW])\b))|(?<=\bCrude Oil )WTI (?=(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b)/;

/** A signature; a symbol that is the only one; a timeframe beside it, or alone on its line. Null for a line without any. */
export function plainLine(text: string): HeaderLine | null {
  const platform = SIGNATURE.test(text) ? 'tradingview' : null;
  const words = text
    .replace(DESCRIBES_OIL, '')
    .split(/[\s,:;()·•«»"“”]+|\s[-–—]\s/)
    .filter((word) => /[A-Za-z0-9/]/.test(word ?? ''))
    // A speck, or half of a dot between two parts.
    .map((word) => word.replace(/(?<=^\d{1,3}[mhHDW])\.$/, ''));
  const known = knownSymbols(text, words);
  const symbol = onlySymbol(known, words);
  const frames = framesIn(words);
  const bare = symbol === null ? null : bareMinutes(words, symbol);
  const timeframe =
    bare ?? (symbol === null ? aloneFrame(text, frames, words) : frameBeside(text, words, symbol, frames));
  if (symbol === null) {
    const choices = known.length > 1 ? known : undefined;
    const saysNothing = platform === null && timeframe === null && choices === undefined;
    return saysNothing ? null : { symbol, platform, timeframe, choices };
  }
  // A ticker that is not known is one only with a timeframe at its side.
  const certain = timeframe !== null || (symbol.known && isTitle(symbol.symbol, words)) || isBeforeBar(words);
  if (certain) return { symbol, timeframe, platform, isBareNumber: bare !== null };
  const atEnd = frameAtEnd(text, frames, words) ?? frameOfCandles(frames, words);
  return platform === null && atEnd === null ? null : { symbol: null, timeframe: atEnd, platform };
}

/** Whether a symbol without a timeframe stands where it does in titles: not at the end of a menu, nor before what a banner says. */
function isTitle(symbol: string, words: readonly string[]): boolean {
  if (isShare(symbol)) return words.indexOf(symbol) <= MOST_BEFORE_SHARE;
  const [first, next = ''] = words;
  const isCried = CRIED.test(next) && !isNameWord(next) && !CONTRACT.test(next) && parseSymbol(next)?.known !== true;
  return !(first === symbol && codeOfName(symbol) !== null && isCried);
}

/** The timeframe that ends a title by itself, behind a name that may be no symbol. */
function frameAtEnd(text: string, [only, other]: readonly Frame[], words: readonly string[]): string | null {
  if (only === undefined || other !== undefined) return null;
  // The exchange may stand behind it: `Acme Inc — 15 min — NASDAQ`.
  const behind = words.slice(only.to);
  if (behind.length > 1 || !behind.every(isVenue)) return null;
  const title = behind.length === 0 ? text : text.replace(/\s[-–—·•|]\s\S+$/u, '');
  return (PARTED_AT_END.test(title) || SMALL_AT_END.test(title)) && !isNoSymbol(words[0]!) ? only.timeframe : null;
}

function aloneFrame(text: string, frames: readonly Frame[], words: readonly string[]): string | null {
  // Menus may stand before and behind one that is announced.
  const announced = frames.filter(({ from }) => isAnnounced(words, from));
  const [only] = announced.length > 0 ? announced : frames;
  if (announced.length > 1) return null;
  if (only === undefined)
    return words.length === 1 && MISREAD_ALONE.test(words[0]!) ? parseMisreadTimeframe(words[0]!) : null;
  if (announced.length === 1) return only.timeframe;
  if (isToldTwice(frames, words)) return only.timeframe;
  const atEnd = frameAtEnd(text, frames, words);
  if (atEnd !== null) return atEnd;
  // What a legend says of the bar stands behind its timeframe, whatever stands before that.
  if (frames.length === 1 && isBarOf(words.slice(only.to))) return only.timeframe;
  const ofCandles = frameOfCandles(frames, words);
  if (ofCandles !== null) return ofCandles;
  const isBehindIcon = only.from === 1 && only.to === only.from + 2 && ICON.test(words[0]!);
  if (frames.length > 1 || (only.from > 0 && !isBehindIcon)) return null;
  const rest = words.slice(only.to);
  const isOfCandles = CANDLES.test(rest[0] ?? '') || PRICES.test(rest.join(' '));
  const isNamed = isOfCandles || isBarOf(rest) || isBarInWords(rest);
  // Icons of a toolbar are recognised as a few letters.
  const isButton = /[a-z]{4}/i.test(words[0]!) && rest.every((word) => word.length <= 3 && !/\d/.test(word));
  const isOfContract = rest.every((word) => CONTRACT.test(word));
  const isBeforeIcons = frames.length === 1 && TOOLBAR.test(text);
  return isBeforeIcons || isNamed || isButton || isOfContract ? only.timeframe : null;
}

/** The timeframe of the candles named next, at the end of a title or on a menu: `Crude oil, 15 minute candles`, `1 Month  60 Min  Candlestick`. Null for several. */
function frameOfCandles(frames: readonly Frame[], words: readonly string[]): string | null {
  const [only, ...others] = frames.filter(({ to }) => {
    const word = words[to] ?? '';
    return CANDLES.test(word) && (to === words.length - 1 || /^C[a-z]/.test(word));
  });
  return only === undefined || others.length > 0 ? null : only.timeframe;
}

/** Whether a line begins with a timeframe in words and its sign behind them: `Stundenkerzen (H1), Xetra`. */
function isToldTwice([word, sign, other]: readonly Frame[], words: readonly string[]): boolean {
  if (word === undefined || sign === undefined || other !== undefined) return false;
  return word.from === 0 && sign.from === word.to && word.timeframe === sign.timeframe && /[a-z]{3}/.test(words[0]!);
}

/** Whether words name the prices of a bar: `open, high, low, close`. */
function isBarInWords(words: readonly string[]): boolean {
  return /^open[,-]? ?high[,-]? ?low\b/i.test(words.join(' '));
}

/** Whether a legend names the exchange behind its symbol, of a word or two, and then the prices of a bar: `NIFTY 50 NSE O:24756.55 H:24856.15`. */
function isBeforeBar(words: readonly string[]): boolean {
  const venue = words.findIndex(isVenue);
  return (venue === 1 || venue === 2) && isBarOf(words.slice(venue + 1));
}

/** Whether words are the prices of a bar: `O129.81 H 130.90 L 126.37`. */
function isBarOf(words: readonly string[]): boolean {
  return /^[O0©Q]/.test(words[0] ?? '') && /\bH ?\d/.test(words.join(' '));
}

function knownSymbols(text: string, words: readonly string[]): readonly string[] {
  const found = [...wordRuns(words, NAME_WORDS), ...text.split(PIECE_GAP)]
    .filter((piece) => /[A-Za-z]{2}/.test(piece))
    .map(parseSymbol)
    .filter((symbol) => symbol?.known === true);
  const named = namedPairIn(text);
  const all = [...found.map((symbol) => symbol!.symbol), ...(named === null ? [] : [named])];
  // `FTSE` is the first word of `FTSE 100`.
  return [...new Set(all.filter((symbol) => !all.some((other) => other !== symbol && other.startsWith(symbol))))];
}

function onlySymbol([symbol, ...others]: readonly string[], words: readonly string[]): ParsedSymbol | null {
  // `NG1! Natural Gas` is a contract and what it is on.
  const [contract = ''] = words;
  const of = instrumentNamed(words.slice(1, 3).join(' '));
  if (contract === symbol && contract.endsWith('!') && others.length === 1 && others[0] === of) {
    return { symbol, known: true };
  }
  // So is `NQH26 E-mini Nasdaq-100`.
  if (symbol !== undefined && isDated(contract)) return { symbol: contract, known: true };
  // `DE40 DAX index` is a ticker and what it stands for.
  if (others.some((other) => !isSameIndex(symbol!, other))) return null;
  if (symbol !== undefined) return { symbol, known: true };
  // Brokers' contracts on an index are described by its name too; a ticker elsewhere tells which it is.
  const [index, other] = new Set(
    wordRuns(words, NAME_WORDS)
      .map(indexNamed)
      .filter((named) => named !== null),
  );
  if (index !== undefined) return other === undefined ? { symbol: index, known: false } : null;
  const first = words[0] ?? '';
  if (isNoSymbol(first) || parseTimeframe(first) !== null) return null;
  const mended = mendedPair(first);
  return mended === null ? parseSymbol(first) : { ...mended, known: false };
}

/** The timeframe that stands next after the symbol, or just before it, unless it is one of a row of them to choose from. */
function frameBeside(
  text: string,
  words: readonly string[],
  { symbol, known }: ParsedSymbol,
  frames: readonly Frame[],
): string | null {
  const end = endOfSymbol(words, symbol);
  const after = frames.find(({ from }) => from >= end);
  // `US Tech 100 (NAS100)` names it twice.
  const isSame = (word: string) => parseSymbol(word)?.symbol === symbol;
  const between = words
    .slice(end, after?.from ?? end)
    .filter((word) => !CONTRACT.test(word) && !isNameWord(word) && !isSame(word));
  if (after !== undefined && between.length <= (known ? MOST_BETWEEN : 0)) {
    const isRepeated = frames.some(({ from, timeframe }) => from === after.to && timeframe === after.timeframe);
    const isChoice = !isRepeated && (frames.some(({ from }) => from === after.to) || areButtons(words.slice(after.to)));
    const isBracketed = text.includes(`(${words[after.from]})`);
    const isNumbered =
      !isBracketed && between.some((word) => /\d/.test(word)) && indexNamed(between.join(' ')) === null;
    return isChoice || isNumbered ? null : after.timeframe;
  }
  if (!known) return null;
  const [only] = frames;
  if (frames.length === 1 && only!.to <= end && only!.from <= 1) return only!.timeframe;
  const [beside, next = ''] = words.slice(end);
  // `DAX im Fokus` is a headline.
  const isProse = /^[a-z]+$/.test(beside ?? '') && /^\p{Lu}?\p{Ll}{3,}$/u.test(next);
  return frames.length === 0 && beside !== undefined && !isProse ? parseMisreadTimeframe(beside) : null;
}

/** Whether most of the next words look as timeframes do that recognition misread: small letters of buttons. */
function areButtons(words: readonly string[]): boolean {
  const next = words.slice(0, NEXT_BUTTONS);
  return next.filter((word) => LIKE_BUTTON.test(word)).length >= Math.max(FEWEST_BUTTONS, next.length / 2);
}

/** The number that stands after a known symbol, last or before the prices of a bar, as minutes: `EURUSD · 15`, `EURUSD · 15 O1.0841 H1.0848`. A price of the axis may stand before it. */
function bareMinutes(words: readonly string[], { symbol, known }: ParsedSymbol): string | null {
  const beforeBar = words.findIndex((word, index) => BARE.test(word) && isBarOf(words.slice(index + 1)));
  const at = beforeBar < 0 ? words.length - 1 : beforeBar;
  if (!known || !BARE.test(words[at] ?? '')) return null;
  const first = words.findIndex((word) => /[A-Za-z]/.test(word));
  const isSymbol = (some: readonly string[]): boolean => parseSymbol(some.join(' '))?.symbol === symbol;
  const name = words.slice(first, at);
  const isIt = isSymbol(name) || isSymbol(name.filter((word) => !CONTRACT.test(word)));
  return isIt && !isNumberOfIndex(name.join(' '), words[at]!) ? parseTimeframe(words[at]!) : null;
}

/** Index of the first word after the symbol; of the first word where it is not found. */
function endOfSymbol(words: readonly string[], symbol: string): number {
  const isEnd = (end: number): boolean =>
    Array.from({ length: Math.min(8, end) }, (_, i) => words.slice(end - i - 1, end).join(' ')).some((part) =>
      [(parseSymbol(part) ?? mendedPair(part))?.symbol, namedPairIn(part), indexNamed(part)].includes(symbol),
    );
  const first = words.map((_, index) => index + 1).find(isEnd) ?? 0;
  // `NIFTY` is the first word of `NIFTY 50`, and `Wall Street` begins `Wall Street 30`.
  const withNext = [1, 2].map((before) => words.slice(Math.max(0, first - before), first + 1).join(' '));
  const isNumbered = withNext.some((name) => indexNamed(name) === symbol || instrumentNamed(name) === symbol);
  return isNumbered ? first + 1 : first;
}
