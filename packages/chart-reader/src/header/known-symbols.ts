import { differInOneLetter, editDistance } from '../text/edit-distance.ts';
import { NAMES } from './names.ts';

const CODES =
  'USD EUR GBP JPY CHF AUD NZD CAD SEK NOK DKK PLN HUF CZK TRY ZAR MXN SGD HKD CNH CNY ILS THB RUB INR BRL KRW RON XAU XAG XPT XPD BTC ETH LTC XRP SOL ADA BNB'.split(
    ' ',
  );
/** Coins and fuels that are only ever the base of a pair. */
const BASES =
  'XBT DOGE DOT TRX XLM XMR BCH ETC EOS UNI LINK AVAX ATOM NEAR SHIB PEPE TON APT SUI ARB FIL ICP INJ HBAR AAVE POL XTI XBR XNG XCU'.split(
    ' ',
  );
const KNOWN_CODES: ReadonlySet<string> = new Set(CODES);
const BASE_CODES: ReadonlySet<string> = new Set([...CODES, ...BASES]);
/** Currencies that hardly anything else is told in than dollars and euros, and whose codes are ends of words. */
const QUOTES_ALONE = 'IDR MYR PHP VND TWD AED SAR COP CLP ARS EGP NGN KES PKR ISK UAH'.split(' ');
const QUOTE_CODES: ReadonlySet<string> = new Set([...CODES, ...QUOTES_ALONE, 'USDT', 'USDC']);
/** Pairs that a misread word may be mended to. There are so many coins that one of them is always near. */
const COINS: ReadonlySet<string> = new Set(['BTC', 'ETH', 'LTC', 'XRP', 'SOL', 'ADA', 'BNB', ...BASES]);
const MENDED_CODES = CODES.filter((code) => !COINS.has(code));
const PAIRS = [...MENDED_CODES, 'BTC', 'ETH'].flatMap((base) =>
  MENDED_CODES.filter((quote) => quote !== base).map((quote) => base + quote),
);

/** Indices, fuels and the dollar itself under the codes that brokers and exchanges give them. */
const INSTRUMENTS: ReadonlySet<string> = new Set(
  'US30 US100 US500 US2000 NAS100 NSDQ100 NASDAQ100 USTEC NDX SPX SPX500 SP500 DJI DJIA DJ30 WS30 VIX GER30 GER40 DE30 DE40 DAX DAX40 UK100 FTSE FTSE100 FRA40 CAC40 EU50 STOXX50 EUSTX50 SX5E ESP35 IBEX35 IT40 FTSEMIB SUI20 SWI20 JP225 JPN225 NI225 NIKKEI225 HK50 HSI IBOV AUS200 CHINA50 CN50 IND50 DXY USDX USOIL UKOIL WTI BRENT USOUSD UKOUSD NGAS NATGAS GOLD SILVER COPPER'.split(
    ' ',
  ),
);
/** Codes of one index, fuel or metal. */
const SAME_INDEX: readonly ReadonlySet<string>[] = [
  'GER40 DE40 DAX DAX40',
  'US500 SPX SPX500 SP500',
  'US100 NAS100 NSDQ100 NASDAQ100 USTEC NDX',
  'US30 DJI DJIA DJ30 WS30',
  'UK100 FTSE FTSE100',
  'FRA40 CAC40',
  'EU50 STOXX50 EUSTX50 SX5E',
  'ESP35 IBEX35',
  'IT40 FTSEMIB',
  'JP225 JPN225 NI225 NIKKEI225',
  'HK50 HSI',
  'DXY USDX',
  'GOLD XAUUSD',
  'SILVER XAGUSD',
  'USOIL WTI USOUSD WTICOUSD',
  'UKOIL BRENT UKOUSD BCOUSD',
].map((codes) => new Set(codes.split(' ')));

/** The currency of a code, or what a broker adds to it. */
const CODE_TAIL = /(?:USD|EUR|GBP|JPY|AUD|CHF|HKD|[._-]?[A-Za-z]{1,4})$/;

/** Shares and funds that are charted most, whose ticker may stand alone at the head of a page. */
const SHARES: ReadonlySet<string> = new Set(
  [
    'AAPL MSFT NVDA TSLA AMZN GOOG GOOGL META NFLX AMD INTC ORCL AVGO MSTR PLTR BABA UBER DIS JPM ADBE CRM CSCO QCOM TXN ASML TSM SMCI PYPL',
    'SHOP HOOD RIVN LCID XPEV PDD BIDU WMT MCD SBUX NKE PFE MRNA LLY UNH ABBV MRK XOM CVX WFC BAC TMUS CMCSA ROKU ABNB RBLX SOFI AFRM UPST',
    'DKNG GME AMC MARA RIOT CLSK IBM DDOG CRWD PANW EBAY CVNA ENPH FSLR ACN AMGN BKNG BLK CVS DHR GILD HON INTU ISRG LMT MDT NOC',
    'PEP PNC RTX SCHW TGT TJX UNP VRTX SPY QQQ TQQQ SQQQ IWM VOO VTI GLD SLV TLT USO VXX UVXY XLF XLE XLK ARKK SMH SOXL SOXS SOXX HYG',
    'EEM FXI GDX KWEB',
    'RELIANCE INFY TCS HDFCBANK ICICIBANK SBIN AXISBANK TATAMOTORS TATASTEEL BAJFINANCE WIPRO MARUTI ADANIENT',
  ].flatMap((tickers) => tickers.split(' ')),
);

/** What brokers call some of them in words, in the languages of their customers. */
const INSTRUMENT_NAMES: Readonly<Record<string, string>> = {
  GERMANY40: 'GER40',
  DEUTSCHLAND40: 'GER40',
  ALLEMAGNE40: 'GER40',
  ALEMANIA40: 'GER40',
  GERMANIA40: 'GER40',
  GERMANY30: 'GER30',
  USTECH100: 'NAS100',
  WALLSTREET: 'US30',
  WALLSTREET30: 'US30',
  USWALLST30: 'US30',
  USWALLSTREET30: 'US30',
  USRUSS2000: 'US2000',
  WESTTEXASOIL: 'USOIL',
  WTICRUDEOIL: 'USOIL',
  FRANCE40: 'FRA40',
  FRANKREICH40: 'FRA40',
  FRANCIA40: 'FRA40',
  SPAIN35: 'ESP35',
  SPANIEN35: 'ESP35',
  ESPAGNE35: 'ESP35',
  ESPAÑA35: 'ESP35',
  JAPAN225: 'JP225',
  JAPON225: 'JP225',
  HONGKONG50: 'HK50',
  AUSTRALIA200: 'AUS200',
  NATURALGAS: 'NATGAS',
  OILCRUDE: 'USOIL',
  OILUSCRUDE: 'USOIL',
  USCRUDEOIL: 'USOIL',
  OILBRENT: 'UKOIL',
  OILBRENTCRUDE: 'UKOIL',
  BRENTCRUDEOIL: 'UKOIL',
};

/** What TradingView describes its own quotes of fuels and metals by, and the symbols they have there. */
const DESCRIBED: Readonly<Record<string, string>> = {
  Gold: 'GOLD',
  Silver: 'SILVER',
  Brent: 'UKOIL',
  'WTI Crude': 'USOIL',
  'Crude Oil (WTI': 'USOIL',
};

/** Indices that titles of pictures name in words, where platforms print their names as the symbol itself. */
const INDEX_NAMES: Readonly<Record<string, string>> = {
  'S&P500': 'SPX',
  NASDAQ100: 'NDX',
  DOWJONES: 'DJI',
  DOWJONESINDUSTRIALAVERAGE: 'DJI',
  IBOVESPA: 'IBOV',
  RUSSELL2000: 'RUT',
  NIFTY50: 'NIFTY',
};

/** A day of December that lost a letter, which is no index: `Dec 30, 2023`. */
const LAST_OF_YEAR = 'De 30';

/** Indices that a broker makes up by lot. */
const SYNTHETIC = /^(?:(?:VOLATILITY|BOOM|CRASH|JUMP|RANGEBREAK)\d{2,4}(?:1S)?|STEP)INDEX$/;

/** Indices whose tickers are words of their names, too, and tickers that are long enough to be told without a letter. */
const MUCH_CHARTED: ReadonlySet<string> = new Set([...INSTRUMENTS, ...SHARES, 'NIFTY', 'BANKNIFTY', 'FINNIFTY']);
const MIN_WITH_THIN = 4;

const MIN_PREFIX = 6;
/** Shorter names are a letter or two from each other. */
const MIN_MENDED = 8;
/** Share of a name's letters that may be lost or misread, and by how much this share must be larger for any other name. */
const MOST_WRONG = 0.34;
const MIN_LEAD = 0.15;

/**
 * The code of a currency, metal or coin named in full, or so far that only one name begins like it, or with some letters lost or misread
 * while no other name is as near; null if the name is none of these. Spaces and case are free.
 */
export function codeOfName(name: string): string | null {
  const letters = lettersOf(name);
  const full = NAMES[letters];
  if (full !== undefined) return full;
  if (letters.length < MIN_PREFIX) return null;
  const codes = new Set(Object.entries(NAMES).flatMap(([known, code]) => (known.startsWith(letters) ? [code] : [])));
  return codes.size === 1 ? [...codes][0]! : codeOfNearest(letters);
}

/** The letters of a name, without case, accents and what stands between them, as `NAMES` has them. */
export function lettersOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}

function codeOfNearest(letters: string): string | null {
  const near = Object.entries(NAMES)
    .map(([name, code]) => ({ name, code, wrong: editDistance(letters, name) / name.length }))
    .toSorted((a, b) => a.wrong - b.wrong);
  const [best] = near;
  if (best === undefined || best.name.length < MIN_MENDED || best.wrong > MOST_WRONG) return null;
  const rival = near.find(({ code }) => code !== best.code);
  return rival === undefined || rival.wrong - best.wrong >= MIN_LEAD ? best.code : null;
}

/** Whether a word ends the name of a currency or stands for one in full: `Dollar`, `Euro`. Those that are charted under one name do not. */
export function isNameWord(word: string): boolean {
  const letters = word.toLowerCase();
  if (letters.length < 3 || isInstrument(word.toUpperCase())) return false;
  return Object.entries(NAMES).some(([name, code]) => name.endsWith(letters) && KNOWN_CODES.has(code));
}

/** The code of a coin named in full; null for any other name. */
export function codeOfCoin(name: string): string | null {
  const code = NAMES[name.toLowerCase()];
  return code !== undefined && COINS.has(code) ? code : null;
}

/** Whether three letters are the code of a currency, metal or coin. */
export function isCode(letters: string): boolean {
  return KNOWN_CODES.has(letters);
}

/** Whether a code is of what prices are told in, so that it says nothing of the market by itself: `Price (USDT)`. */
export function isQuote(code: string): boolean {
  return QUOTE_CODES.has(code);
}

/** Whether a code is that of a country's currency, not of a metal or a coin. */
export function isCurrency(code: string): boolean {
  return KNOWN_CODES.has(code) && !COINS.has(code) && !/^X[AP][A-Z]$/.test(code);
}

/** Whether letters are those of a currency, metal or coin but for one. */
export function isCoinLike(letters: string): boolean {
  return [...BASE_CODES].some((code) => differInOneLetter(code, letters));
}

/** Whether two codes make a pair that is traded: nothing but a coin is priced in coins. */
export function isPair(base: string, quote: string): boolean {
  if (COINS.has(quote) && !COINS.has(base)) return false;
  return base !== quote && BASE_CODES.has(base) && QUOTE_CODES.has(quote);
}

/** Whether a word, in capitals, is the ticker of a much charted share or fund. */
export function isShare(word: string): boolean {
  return SHARES.has(word);
}

/** Whether a word, in capitals, is the code of an index, a fuel or a metal that is charted under one name. */
export function isInstrument(word: string): boolean {
  return INSTRUMENTS.has(word);
}

/** Whether two codes are of one index, fuel or metal, with a currency or what a broker adds behind them or without: `DE40EUR`. */
export function isSameIndex(one: string, other: string): boolean {
  const isAmong = (codes: ReadonlySet<string>, code: string): boolean =>
    codes.has(code) || codes.has(code.replace(CODE_TAIL, ''));
  return SAME_INDEX.some((codes) => isAmong(codes, one) && isAmong(codes, other));
}

/** What recognition takes for digits in an instrument's code. */
const DIGITS_LIKE: Readonly<Record<string, string>> = {
  I: '1',
  L: '1',
  T: '1',
  O: '0',
  Q: '0',
  D: '0',
  S: '5',
  B: '8',
  Z: '2',
};

/** What recognition takes for a letter of a currency's code, as far as no other code comes of it. */
const LETTERS_LIKE: Readonly<Record<string, string>> = {
  J: 'IL1T',
  S: '5',
  B: '8',
  G: 'C6',
  O: '0Q',
  D: '0OB',
  U: 'V',
  P: 'F',
};

/** The one code that three characters can stand for, each of them as it is or for a letter like it; null if none or several can. */
export function mendedCode(characters: string): string | null {
  if (KNOWN_CODES.has(characters)) return characters;
  const isMeant = (code: string): boolean =>
    code
      .split('')
      .every((meant, index) => meant === characters[index] || LETTERS_LIKE[meant]?.includes(characters[index]!));
  const [only, other] = CODES.filter((code) => code.length === characters.length && isMeant(code));
  return other === undefined ? (only ?? null) : null;
}

/** The word, in capitals, with the digits of an instrument's code that it begins with put right: `NASI00USD`. Null unless one code fits. */
export function mendedInstrument(word: string): string | null {
  const isLike = (letter: string | undefined, meant: string): boolean =>
    letter === meant || (/\d/.test(meant) && DIGITS_LIKE[letter ?? ''] === meant);
  const meant = [...INSTRUMENTS].filter(
    (code) => /\d/.test(code) && code.split('').every((character, index) => isLike(word[index], character)),
  );
  return meant.length === 1 ? meant[0]! + word.slice(meant[0]!.length) : null;
}

/** The ticker, much charted, that a word is but for an `I`, which runs into its neighbours where it is bold. Null for any other. */
export function withThinLetter(ticker: string): string | null {
  const meant = Array.from({ length: ticker.length + 1 }, (_, at) => `${ticker.slice(0, at)}I${ticker.slice(at)}`);
  return ticker.length < MIN_WITH_THIN ? null : (meant.find((word) => MUCH_CHARTED.has(word)) ?? null);
}

/** The code of an instrument printed as several words, or in small letters and a number: `US 500`, `Germany 40`, `Germany40`, `Volatility 75 (1s) Index`. Null for anything else. */
export function instrumentNamed(text: string): string | null {
  if (!/[\s-]|[a-z]{2}\d/.test(text) || text === LAST_OF_YEAR) return null;
  const joined = text.toUpperCase().replaceAll(/[\s()-]/g, '');
  // Nobody parts `WTI`: such words are pieces of something else.
  const isCode = /\d/.test(joined) && INSTRUMENTS.has(joined);
  return INSTRUMENT_NAMES[joined] ?? (isCode || SYNTHETIC.test(joined) ? joined : null);
}

/** The code of a fuel or metal that is described; null for any other description. */
export function codeDescribed(description: string): string | null {
  return DESCRIBED[description] ?? null;
}

/** Whether a code is one that a name in words or a description stands for: `Germany 40`, `CFDs on Gold`. */
export function standsForName(code: string): boolean {
  return [DESCRIBED, INSTRUMENT_NAMES].some((codes) => Object.values(codes).includes(code));
}

/** The ticker of an index that a title names: `S&P 500`. Null for anything else. */
export function indexNamed(text: string): string | null {
  return INDEX_NAMES[text.toUpperCase().replaceAll(' ', '')] ?? null;
}

/** The one pair that six recognised letters can stand for with a single letter misread; null if none or several can. */
export function nearestPair(letters: string): string | null {
  const near = PAIRS.filter((pair) => pair.split('').filter((letter, index) => letter !== letters[index]).length <= 1);
  return letters.length === 6 && near.length === 1 ? near[0]! : null;
}
