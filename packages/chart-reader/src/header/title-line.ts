import { bracketedTicker } from './bracketed-ticker.ts';
import { coinPair } from './coin-pair.ts';
import { COMPANY } from './company-words.ts';
import { framesIn } from './frames-in.ts';
import { type HeaderLine, PIECE_GAP } from './header-line.ts';
import { codeOfCoin } from './known-symbols.ts';
import { isNoSymbol } from './no-symbol.ts';
import { parseSymbol } from './parse-symbol.ts';
import { parseTimeframe } from './parse-timeframe.ts';
import { tickerOf } from './ticker-of.ts';

/** A ticker, perhaps with its venue, a comma, and minutes or the letter of a longer timeframe: `AAPL,60`, `GBPUSD A0-FX,15`. */
const TICKER_WITH_FRAME = /^([A-Z][A-Z0-9.!]{1,8})(?: (?=\S*[A-Z])[A-Z0-9-]{2,6})?,\s?(\d{1,3}|[DWM])$/;

/** The same before a price, at the head of older pictures: `XAUUSD, 15 2034.215 ▲`, `GBPJPY, 15 ▼ 191.204`. */
const TICKER_WITH_PRICE = /^([A-Z][A-Z0-9.!]{2,11}),\s?(\d{1,3}|[DWM]) (?:[▲▼¥vVyYwWA]{1,2} )?\d[\d.,]{2,}(?= |$)/;

/** The title of a coin's page, where small letters of its code are often misread: `Solana SOL price`, `Bitcoin Price Chart (BTC)`. Another word makes it another coin. */
const COIN_PRICE =
  /^[^A-Za-z]*([A-Z][a-z]{3,})(?: (?!Cash|Classic|Gold|SV)\S{2,5})? [Pp]rice(?: [Cc]hart)?(?: \([A-Z]{2,5}\))?$/;

/** A company by its name alone: `Intel Corporation Stock Price - 2024`, `Apple stock price ($)`; an arrow before it is read as a letter. */
const SHARE_PRICE = /^(?:\S )?([A-Z][A-Za-z.&'-]{2,}(?: [A-Z][A-Za-z.&'-]+){0,3}) (?:[Ss]tock|[Ss]hare) [Pp]rice\b/;
/** The same before what the picture shows of it: `Acme Ltd Historical Data`. */
const COMPANY_DATA = new RegExp(
  String.raw`^([A-Z][A-Za-z.&'-]+(?: [A-Z][A-Za-z.&'-]+){0,3},? (?:${COMPANY})\.?) [Hh]istorical (?:[Dd]ata|[Pp]rices?)\b`,
);
const NO_COMPANY =
  /^(?:The|Daily|Weekly|Monthly|Hourly|Live|Current|Historical|Company|Common|Closing|Average|Adjusted|Last|Top|Best|Most|New|Market|Popular|Our|Your|My)\b/i;

/** A rate as newspapers head it. */
const PER = /^((?:US )?[A-Z]?[a-z]+) per ((?:US )?[a-z]+)(,.*)?$/;
/** What they call currencies, as far as there is only one of that name; a pound is also what copper and coffee are weighed in. */
const RATE_NAMES: Readonly<Record<string, string>> = {
  dollar: 'USD',
  dollars: 'USD',
  'us dollar': 'USD',
  'us dollars': 'USD',
  euro: 'EUR',
  euros: 'EUR',
  yen: 'JPY',
  sterling: 'GBP',
  yuan: 'CNY',
  renminbi: 'CNY',
  lira: 'TRY',
  zloty: 'PLN',
  rand: 'ZAR',
};

/** The title of a page or a window that is one of these forms, whatever stands at its side. Null for any other line. */
export function titleLine(text: string): HeaderLine | null {
  const [title = ''] = text.split(PIECE_GAP);
  if (isNoSymbol(title.split(/[\s,]/)[0]!)) return null;
  const coin = codeOfCoin(COIN_PRICE.exec(title)?.[1] ?? '');
  if (coin !== null) return { symbol: { symbol: coin, known: true }, timeframe: null, platform: null };
  const rate = pairPriced(title);
  if (rate !== null) return rate;
  const named = bracketedTicker(title);
  if (named !== null) return named;
  const [, company = ''] = SHARE_PRICE.exec(title) ?? COMPANY_DATA.exec(title) ?? [];
  if (company !== '' && !NO_COMPANY.test(company)) {
    return { symbol: { symbol: company, known: false }, timeframe: null, platform: null };
  }
  const coins = coinPair(text);
  if (coins?.known === false) return { symbol: coins, timeframe: frameBehind(text), platform: null };
  const [, ticker = '', frame = ''] = TICKER_WITH_FRAME.exec(title) ?? TICKER_WITH_PRICE.exec(title) ?? [];
  const [symbol, timeframe] = [tickerOf(ticker), parseTimeframe(frame)];
  return symbol === null || timeframe === null ? null : { symbol, timeframe, platform: null, isBareNumber: true };
}

/** The pair of a rate that a title names by what is paid for one of what, with its timeframe if any: `Yen per dollar, daily`. Null where it says more. */
function pairPriced(title: string): HeaderLine | null {
  const [, quote = '', base = '', rest = ''] = PER.exec(title) ?? [];
  const pair = [base, quote].map((name) => RATE_NAMES[name.toLowerCase()] ?? '').join('');
  const behind = rest.split(/[\s,]+/).filter((word) => word !== '');
  const [frame] = framesIn(behind);
  if (parseSymbol(pair)?.known !== true || (behind.length > 0 && frame?.from !== 0)) return null;
  return { symbol: { symbol: pair, known: true }, timeframe: frame?.timeframe ?? null, platform: null };
}

/** The timeframe that stands next behind a pair: `DOGS/USDT, H4`. */
function frameBehind(text: string): string | null {
  const words = text.replace(/^\S+ ?\/ ?[A-Z]+/, '').split(/[\s,·-]+/);
  const [frame, other] = framesIn(words.filter((word) => word !== ''));
  return frame?.from === 0 && other === undefined ? frame.timeframe : null;
}
