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
  const letters = name.toLowerCase().replace(/[^a-z]/g, '');
  const full = NAMES[letters];
  if (full !== undefined) return full;
  if (letters.length < MIN_PREFIX) return null;
  const codes = new Set(Object.entries(NAMES).flatMap(([known, code]) => (known.startsWith(letters) ? [code] : [])));
  return codes.size === 1 ? [...codes][0]! : codeOfNearest(letters);
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

/** Letters to insert, drop or change to make one text the other (Levenshtein 1966). */
function editDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const here = [row];
    for (let column = 1; column <= b.length; column++) {
      const changed = above[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      here.push(Math.min(changed, above[column]! + 1, here[column - 1]! + 1));
    }
    above = here;
  }
  return above[b.length]!;
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
