/** What charts name in words: TradingView and MetaTrader print the two sides of a pair in full. */
const NAMES: Readonly<Record<string, string>> = {
  euro: 'EUR',
  usdollar: 'USD',
  unitedstatesdollar: 'USD',
  americandollar: 'USD',
  britishpound: 'GBP',
  greatbritainpound: 'GBP',
  poundsterling: 'GBP',
  greatbritishpound: 'GBP',
  japaneseyen: 'JPY',
  swissfranc: 'CHF',
  australiandollar: 'AUD',
  newzealanddollar: 'NZD',
  canadiandollar: 'CAD',
  swedishkrona: 'SEK',
  norwegiankrone: 'NOK',
  danishkrone: 'DKK',
  polishzloty: 'PLN',
  hungarianforint: 'HUF',
  czechkoruna: 'CZK',
  turkishlira: 'TRY',
  southafricanrand: 'ZAR',
  mexicanpeso: 'MXN',
  singaporedollar: 'SGD',
  hongkongdollar: 'HKD',
  chineseyuan: 'CNY',
  indianrupee: 'INR',
  brazilianreal: 'BRL',
  gold: 'XAU',
  goldspot: 'XAU',
  spotgold: 'XAU',
  silver: 'XAG',
  silverspot: 'XAG',
  spotsilver: 'XAG',
  platinum: 'XPT',
  palladium: 'XPD',
  bitcoin: 'BTC',
  ethereum: 'ETH',
  litecoin: 'LTC',
  ripple: 'XRP',
  xrp: 'XRP',
  solana: 'SOL',
  dogecoin: 'DOGE',
  cardano: 'ADA',
  tetherus: 'USDT',
  tether: 'USDT',
};

const CODES =
  'USD EUR GBP JPY CHF AUD NZD CAD SEK NOK DKK PLN HUF CZK TRY ZAR MXN SGD HKD CNH CNY ILS THB RUB INR BRL KRW RON XAU XAG XPT XPD BTC ETH LTC XRP SOL ADA BNB'.split(
    ' ',
  );
const KNOWN_CODES: ReadonlySet<string> = new Set(CODES);
const QUOTE_CODES: ReadonlySet<string> = new Set([...CODES, 'USDT', 'USDC']);
const PAIRS = CODES.flatMap((base) => CODES.filter((quote) => quote !== base).map((quote) => base + quote));

const MIN_PREFIX = 6;

/**
 * The code of a currency, metal or coin named in full, or so far that only one name begins like it; null if the name
 * is none of these. Spaces and case are free.
 */
export function codeOfName(name: string): string | null {
  const letters = name.toLowerCase().replace(/[^a-z]/g, '');
  const full = NAMES[letters];
  if (full !== undefined) return full;
  if (letters.length < MIN_PREFIX) return null;
  const codes = new Set(Object.entries(NAMES).flatMap(([known, code]) => (known.startsWith(letters) ? [code] : [])));
  return codes.size === 1 ? [...codes][0]! : null;
}

/** Whether three letters are the code of a currency, metal or coin. */
export function isCode(letters: string): boolean {
  return KNOWN_CODES.has(letters);
}

/** Whether two codes make a pair that is traded. */
export function isPair(base: string, quote: string): boolean {
  return base !== quote && (KNOWN_CODES.has(base) || base === 'DOGE') && QUOTE_CODES.has(quote);
}

/** The one pair that six recognised letters can stand for with a single letter misread; null if none or several can. */
export function nearestPair(letters: string): string | null {
  const near = PAIRS.filter((pair) => pair.split('').filter((letter, index) => letter !== letters[index]).length <= 1);
  return letters.length === 6 && near.length === 1 ? near[0]! : null;
}
