import { COMPANY } from './company-words.ts';

/** Shares and funds that are charted most, by what TradingView calls them; without those of which a company has several. */
const SHARES: Readonly<Record<string, string>> = {
  apple: 'AAPL',
  microsoft: 'MSFT',
  nvidia: 'NVDA',
  tesla: 'TSLA',
  amazoncom: 'AMZN',
  metaplatforms: 'META',
  netflix: 'NFLX',
  advancedmicrodevices: 'AMD',
  intel: 'INTC',
  oracle: 'ORCL',
  broadcom: 'AVGO',
  microstrategy: 'MSTR',
  palantirtechnologies: 'PLTR',
  coinbaseglobal: 'COIN',
  ubertechnologies: 'UBER',
  waltdisney: 'DIS',
  jpmorganchaseco: 'JPM',
  adobe: 'ADBE',
  salesforce: 'CRM',
  ciscosystems: 'CSCO',
  qualcomm: 'QCOM',
  microntechnology: 'MU',
  supermicrocomputer: 'SMCI',
  paypal: 'PYPL',
  robinhoodmarkets: 'HOOD',
  gamestop: 'GME',
  walmart: 'WMT',
  mcdonalds: 'MCD',
  starbucks: 'SBUX',
  nike: 'NKE',
  pfizer: 'PFE',
  boeing: 'BA',
  fordmotor: 'F',
  cocacola: 'KO',
  exxonmobil: 'XOM',
  chevron: 'CVX',
  internationalbusinessmachines: 'IBM',
  spdrsp500: 'SPY',
  invescoqqq: 'QQQ',
};

/** Futures on indices, by what their exchange calls them. */
const FUTURES: Readonly<Record<string, string>> = {
  eminisp500: 'ES',
  sp500emini: 'ES',
  microeminisp500: 'MES',
  emininasdaq100: 'NQ',
  nasdaq100emini: 'NQ',
  microemininasdaq100: 'MNQ',
  eminidowjones: 'YM',
  microeminidowjones: 'MYM',
  eminirussell2000: 'RTY',
  microeminirussell2000: 'M2K',
};

/** Where these shares have these tickers; exchanges elsewhere list many of them under others. */
const AMERICAN = /^(?:NASDAQ|NYSE|AMEX|BATS|BOATS|Cboe (?:One|BZX))(?![a-z])/;
const OF_FUTURES = /^(?:CME|CBOT)(?![a-z])/;
const KIND = new RegExp(String.raw`(?:,? (?:(?:${COMPANY}|Incorporated)\b\.?|\(The\)))+$`);
const FUTURE = /(?: Index)?(?: \([$S]?\d+\))? Futures$/;

/** The ticker that what a header names has on the venue it gives: `Tesla, Inc.` on NASDAQ, `E-mini S&P 500 Futures` on CME. Null for any other name or venue. */
export function tickerListed(name: string, venue: string): string | null {
  if (AMERICAN.test(venue)) return SHARES[plain(name.replace(/^The /, '').replace(KIND, ''))] ?? null;
  return OF_FUTURES.test(venue) && FUTURE.test(name) ? (FUTURES[plain(name.replace(FUTURE, ''))] ?? null) : null;
}

/** Whether a ticker may be printed as the name of a future. */
export function isFutureNamed(ticker: string): boolean {
  return Object.values(FUTURES).includes(ticker);
}

/** Whether a symbol is a contract of a future that may be printed as a name, continuous or with its month: `NQ1!`, `NQU24`. */
export function isContractOf(ticker: string, symbol: string): boolean {
  if (!isFutureNamed(ticker) || !symbol.startsWith(ticker)) return false;
  return /^(?:[12]!|[FGHJKMNQUVXZ]\d{1,4})$/.test(symbol.slice(ticker.length));
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
