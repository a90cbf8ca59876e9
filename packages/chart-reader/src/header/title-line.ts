import { bracketedTicker } from './bracketed-ticker.ts';
import { coinPair } from './coin-pair.ts';
import { framesIn } from './frames-in.ts';
import { type HeaderLine, PIECE_GAP } from './header-line.ts';
import { codeOfCoin } from './known-symbols.ts';
import { isNoSymbol } from './no-symbol.ts';
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
const NO_COMPANY =
  /^(?:The|Daily|Weekly|Monthly|Hourly|Live|Current|Historical|Company|Common|Closing|Average|Adjusted|Last|Top|Best|Most|New|Market|Popular|Our|Your|My)\b/i;

/** The title of a page or a window that is one of these forms, whatever stands at its side. Null for any other line. */
export function titleLine(text: string): HeaderLine | null {
  const [title = ''] = text.split(PIECE_GAP);
  if (isNoSymbol(title.split(/[\s,]/)[0]!)) return null;
  const coin = codeOfCoin(COIN_PRICE.exec(title)?.[1] ?? '');
  if (coin !== null) return { symbol: { symbol: coin, known: true }, timeframe: null, platform: null };
  const named = bracketedTicker(title);
  if (named !== null) return named;
  const [, company = ''] = SHARE_PRICE.exec(title) ?? [];
  if (company !== '' && !NO_COMPANY.test(company)) {
    return { symbol: { symbol: company, known: false }, timeframe: null, platform: null };
  }
  const coins = coinPair(text);
  if (coins?.known === false) return { symbol: coins, timeframe: frameBehind(text), platform: null };
  const [, ticker = '', frame = ''] = TICKER_WITH_FRAME.exec(title) ?? TICKER_WITH_PRICE.exec(title) ?? [];
  const [symbol, timeframe] = [tickerOf(ticker), parseTimeframe(frame)];
  return symbol === null || timeframe === null ? null : { symbol, timeframe, platform: null, isBareNumber: true };
}

/** The timeframe that stands next behind a pair: `DOGS/USDT, H4`. */
function frameBehind(text: string): string | null {
  const words = text.replace(/^\S+ ?\/ ?[A-Z]+/, '').split(/[\s,·-]+/);
  const [frame, other] = framesIn(words.filter((word) => word !== ''));
  return frame?.from === 0 && other === undefined ? frame.timeframe : null;
}
