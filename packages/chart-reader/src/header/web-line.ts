import { coinPair } from './coin-pair.ts';
import { COMPANY } from './company-words.ts';
import { unitOf } from './frame-words.ts';
import { framesIn, isAnnounced } from './frames-in.ts';
import { isDated, MONTH_CODE } from './futures-line.ts';
import type { HeaderLine } from './header-line.ts';
import { endsInCurrency, joinedPair } from './joined-pair.ts';
import { codeDescribed, codeOfCoin, codeOfName, instrumentNamed, isInstrument } from './known-symbols.ts';
import { tickerListed } from './listed-names.ts';
import { type ParsedSymbol, parseSymbol } from './parse-symbol.ts';
import { parseMisreadTimeframe, parseTimeframe } from './parse-timeframe.ts';
import { wordRuns } from './word-runs.ts';

/** What recognition makes of the middle dot between the parts of a TradingView header. */
const DOT = String.raw`\s*[·•∙.:;'\-–—*«»+=~°]+\s*`;
/** Digits may be read as letters like them, but a lone `S` is one of `U.S.`, and digits after a colon are of a time of day, after a point of a price. */
const FRAME = String.raw`(?<!\d[:.,\/–-])(\d[\dIlTSs]{1,2}|[\dIl]{1,4}\s?[smhnHDdWwMTG]?|T[hHDW]|[DWM])`;
const LIKE_ONE = /^[Il]$/;
/** What recognition makes of `4h` in a compressed picture: no unit begins with that letter. */
const HOURS_MISREAD = /(?<=^\d{1,2})n$/;
/** A company's or an index's name, as the header prints it. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9&.'() -]{2,40}$/;

/** What recognition makes of a tool beside the plot, of a round logo before a name, and of one that is a letter in a circle, which may be the name's own. */
const LOGO =
  /^(?:[^\w\s] (?=[^\w\s]{1,2} ))?(?:(?:\w{1,2} )?(?:[^\w\s&]{1,2}|[Oo0Q]{1,2}|\(\w{1,2}\)?|\w{1,2}\)) (?=[A-Z])){1,2}/;
const LETTER_ALONE = /^[A-Z] (?![&+])/;

/** The comma before what kind of company it is: `Tesla, Inc.` */
const COMPANY_COMMA = new RegExp(String.raw`,(?= (?:${COMPANY})\.?$)`);

/** How TradingView describes its own quotes of fuels and metals: `CFDs on Gold (US$ / OZ)`. */
const CFDS_ON = /^CFDs on (Gold|Silver|WTI Crude|Crude Oil \(WTI|Brent)/;
/** The venue under which it quotes coins by their names alone, in dollars. */
const COIN_VENUE = /^CRYPTO(?![A-Z])/;

/** What kind of contract it is, behind its name: `BTC / USDT Perpetual Contract`, `BTC-USDT-SWAP`. */
const CONTRACT_KIND = /(?:,? (?:Perp(?:etual)?|Index|Cash|Heikin)\b[A-Za-z ]*(?:\.{2,3}|…)?|-(?:SWAP|PERP))$/i;

/** A contract with its month before what it is on: `MNQZ24 (Micro E-mini Nasdaq-100)`. */
const CONTRACT_NAMED = new RegExp(String.raw`^([A-Z0-9]{1,4}${MONTH_CODE}) \([A-Z]`);

/** A pair of coins on the exchange that trades it: `SOL/USDC on Raydium`. */
const ON_EXCHANGE = /^([A-Z0-9]{2,10})\s?\/?\s?([A-Z0-9]{3,6}) on [A-Z]/;

/** A timeframe where a name or a venue should be, or just behind one: one of several to choose by. */
const HOLDS_FRAME = /(?:^|[\s·])\d{1,3}(?:[smhHDWM]|\s?(?:min|mins|minutes?|hours?|days?|weeks?))(?=$|[\s·])/;
const FRAME_NEXT = /^[\s·]*\d{1,3}[smhHDWM](?=$|[\s·])/;

/** Seconds, which are also what `15` may be read as, and what no venue is. */
const SECONDS = /^\d{1,2}s$/;
const LIKE_BUTTON = /^\S{1,2}(?=$|[\s·])/;

/** What menus beside a timeframe are called, which no venue is. */
const MENU_NAME = /^(?:Candles?|Candlesticks?|Indicators?|Display|Stud(?:y|ies)|Views?)\b/;

const COMMAS = new RegExp(
  String.raw`^(.{3,60}?)\s?,\s?${FRAME}\s?,\s?((?:[A-Z]|0(?=[A-Z]))[A-Z0-9_ ]{1,20}|[A-Z][A-Za-z]{2,20}(?= [O0Q©] ?(?:\d|H)))`,
);
const DOTTED = new RegExp(`^(.{3,60}?)${DOT}${FRAME}${DOT}([A-Za-z][A-Za-z0-9_ ]{1,20})`);
/** One of the two dots lost, or all of the venue but a letter: phones cut it short. */
const HALF_DOTTED = [
  new RegExp(String.raw`^(.{3,60}?)\s${FRAME}${DOT}([A-Z][A-Z0-9_]{2,20})`),
  new RegExp(String.raw`^(.{3,60}?)${DOT}${FRAME}\s([A-Z][A-Z0-9_]{2,20})`),
  new RegExp(String.raw`^([A-Z].{5,59}?)${DOT}${FRAME}${DOT}([A-Z]\S{0,2})$`),
  // A name that ends in a number, near the first dot: `US Nas 100-3 - OANDA`
  new RegExp(String.raw`^(.{2,56}?\s\d{2,3})-(\d{1,3}[mhHDW]?)\s[·•-]\s([A-Z][A-Z0-9_]{2,20})`),
  // `GBPUSD, 60 · British Pound / U.S. Dollar`
  new RegExp(String.raw`^([A-Z0-9]{3,12}),\s?${FRAME}${DOT}([A-Z][A-Za-z])`),
];

/** Minutes that such a header prints without a unit. */
const BARE_MINUTES: ReadonlySet<number> = new Set([1, 2, 3, 5, 10, 15, 30, 45, 60, 120, 180, 240]);

/** Both dots lost: sure only of a known symbol, and where another size says the same. */
const UNDOTTED = new RegExp(String.raw`^(.{3,60}?)\s${FRAME}\s[A-Z]{4,20}\b`);

/** `Euro / U.S. Dollar · 1h · OANDA`, `EURUSD, 60, FXCM`: name, timeframe, venue. Null for any other line. */
export function tradingViewLine(text: string): HeaderLine | null {
  for (const form of [COMMAS, DOTTED]) {
    const [all = '', name = '', printed = '', venue = ''] = form.exec(text) ?? [];
    const isChoice = HOLDS_FRAME.test(name) || HOLDS_FRAME.test(venue) || FRAME_NEXT.test(text.slice(all.length));
    // A dash before a unit of time parts nothing: `EURUSD · 1-hour`.
    const isUnit = unitOf(venue.split(' ')[0]!) !== undefined;
    // Of buttons to choose from, the one beside minutes is of a second: `1s · 1m · 5m`, whatever is made of the others.
    const isButton = SECONDS.test(printed.trim()) && LIKE_BUTTON.test(venue);
    const isMenu = MENU_NAME.test(venue);
    const timeframe = isChoice || isUnit || isButton || isMenu ? null : frameOf(printed);
    const coin = COIN_VENUE.test(venue) ? codeOfCoin(name) : null;
    const symbol = coin === null ? symbolOfName(name, venue) : { symbol: `${coin}USD`, known: true };
    // A letter like a one is one of minutes behind what is known, and the end of a name behind any other: `NIFTY-I`.
    if (timeframe === null || (LIKE_ONE.test(printed.trim()) && symbol?.known !== true)) continue;
    return { symbol, timeframe, platform: 'tradingview' };
  }
  for (const form of HALF_DOTTED) {
    const [, name = '', printed = '', venue = ''] = form.exec(text) ?? [];
    const [symbol, timeframe] = [symbolOfName(name, venue), frameOf(printed)];
    if (symbol?.known === true && timeframe !== null) return { symbol, timeframe, platform: 'tradingview' };
  }
  const [, name = '', printed = ''] = UNDOTTED.exec(text) ?? [];
  const [symbol, timeframe] = [symbolOfName(name), frameOf(printed)];
  if (symbol?.known !== true || timeframe === null) return null;
  return { symbol, timeframe, platform: 'tradingview', isBareNumber: true };
}

function frameOf(printed: string): string | null {
  const text = printed.replace(' ', '').replace(HOURS_MISREAD, 'h');
  if (/^\d+$/.test(text) && !BARE_MINUTES.has(Number(text))) return null;
  return parseTimeframe(text) ?? parseMisreadTimeframe(/^[\dIlTSs]+$/.test(text) ? `${text}m` : text);
}

/**
 * The round flags before a TradingView name are recognised as a letter or two. What is neither pair nor ticker is the name of a company or
 * an index, which then stands for it unless its ticker on the venue is known; a currency's name alone is half a pair.
 */
function symbolOfName(printed: string, venue = ''): ParsedSymbol | null {
  const name = printed.replace(LOGO, '').replaceAll(/\bNasdag\b/g, 'Nasdaq');
  const listed = tickerListed(name.replace(/^\W+/, ''), venue);
  if (listed !== null) return { symbol: listed, known: true };
  const contract = CONTRACT_NAMED.exec(name)?.[1];
  if (contract !== undefined) return { symbol: contract, known: true };
  const described = codeDescribed(CFDS_ON.exec(name)?.[1] ?? '');
  if (described !== null) return { symbol: described, known: true };
  const parsed = parseSymbol(name) ?? parseSymbol(name.replace(/^\S{1,3}\s+(?=\S{3})/, ''));
  if (parsed !== null) return parsed;
  const bare = parseSymbol(name.replace(CONTRACT_KIND, ''));
  if (bare?.known === true) return bare;
  const coins = coinPair(name);
  if (coins !== null) return coins;
  const [, base, quote] = ON_EXCHANGE.exec(name) ?? [];
  if (base !== undefined) return parseSymbol(`${base}/${quote}`) ?? { symbol: `${base}${quote}`, known: false };
  const plain = name.replace(/^[^A-Za-z0-9]+/, '').replace(/[^A-Za-z0-9.)]+$/, '');
  if (isInstrument(plain.toUpperCase())) return { symbol: plain.toUpperCase(), known: true };
  const joined = joinedPair(plain);
  if (joined !== null) return { symbol: joined, known: true };
  if (codeOfName(plain) !== null || endsInCurrency(plain)) return null;
  if (LETTER_ALONE.test(plain)) return null;
  return NAME.test(plain.replace(COMPANY_COMMA, '')) && /[A-Za-z&]{3}/.test(plain) && /\s/.test(plain)
    ? { symbol: plain, known: false }
    : null;
}

/** The menu of indicators, as platforms name it in languages with Latin letters; its first letter is small where it was misread. */
export const INDICATORS =
  /(?<![A-Za-z])(?:[Ii]ndi[ck]at(?:ors?|oren|ori|or|eurs)|[Ii]ndicadores|G[öo]stergeler)(?![A-Za-z])/;

/** The toolbar of TradingView and its likes: symbol search, timeframe, `Indicators`. Null for any other line. */
export function toolbarLine(text: string): HeaderLine | null {
  const menu = INDICATORS.exec(text);
  if (menu === null) return null;
  const before = text.slice(0, menu.index).split(' ');
  const found = framesIn(before);
  const symbols = before
    .slice(0, found[0]?.from)
    .filter((word) => parseTimeframe(word) === null)
    .map((word) => tickerInSearch(word.replace(/^Q(?=[A-Z]{3})/, '')))
    .filter((parsed) => parsed !== null);
  // A contract may be followed by what it is on, and a word may begin a name: `FTSE 100`.
  const named = instrumentAmong(before);
  const symbol = symbols.find((parsed) => isDated(parsed.symbol)) ?? named ?? symbols.at(-1);
  const announced = found.filter(({ from }) => isAnnounced(before, from));
  const letters = before.filter((word) => /^[DWM]$/.test(word)).map(parseTimeframe);
  const frames =
    announced.length > 0
      ? announced.map(({ timeframe }) => timeframe)
      : [...found.map(({ timeframe }) => timeframe), ...letters];
  const platform = /\b(?:Alert|Replay)\b/.test(text) ? 'tradingview' : null;
  if (symbol === undefined && frames.length === 0 && platform === null) return null;
  return { symbol: symbol ?? null, timeframe: frames.length === 1 ? (frames[0] ?? null) : null, platform };
}

/** Words of the name of an instrument in a toolbar: `FTSE 100`, `US Tech 100`. */
const NAME_WORDS = [2, 3];

/** The instrument that some words name together. */
function instrumentAmong(words: readonly string[]): ParsedSymbol | null {
  const named = wordRuns(words, NAME_WORDS)
    .map(instrumentNamed)
    .find((symbol) => symbol !== null);
  return named === undefined ? null : { symbol: named, known: true };
}

/** The symbol in a search, which shows capitals alone: `USOIL` may be read as `usoiL`. */
function tickerInSearch(word: string): ParsedSymbol | null {
  const capitals = /[A-Z]/.test(word) ? parseSymbol(word.toUpperCase()) : null;
  return capitals?.known === true ? capitals : parseSymbol(word);
}
