import type { Random } from '@pipsight/fixtures';

/** Decimals of prices, as often as markets have them. */
const DECIMALS = [0, 0, 1, 2, 2, 2, 3, 3, 4, 5, 5] as const;
/** Digits before the point, less one. */
const MAGNITUDES = [0, 1, 1, 2, 3, 3, 4, 5] as const;
/** What stands before and behind numbers of an axis now and then. */
const SIGNS = ['-#', '-#', '-#', '$#', '€#', '#%', '#K', '#M', '# €'] as const;
const SIGNS_SHARE = 0.12;
const UNITS = ['USD', 'EUR', 'USDT', 'GBP', 'JPY', 'CHF', 'BTC', 'INR', 'pts', 'pips', 'oz', 'kr', 'p'] as const;
/** Of words beside a number, and of texts without one. */
const WORDS_SHARE = 0.08;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A number as axes print it: all decimals and separators, every second one round; now and then with a sign or words. */
export function priceText(random: Random): string {
  const decimals = random.pick(DECIMALS);
  const magnitude = decimals >= 4 ? random.integer(0, 1) : random.pick(MAGNITUDES);
  const value = random.chance(0.08) ? random.next() : random.between(1, 10) * 10 ** magnitude;
  const [whole = '', fraction] = rounded(value.toFixed(decimals), random).split('.');
  const thousands = whole.length > 3 ? random.pick([',', ',', ' ', '.', '', '', '', '']) : '';
  const mark = thousands === '.' || (thousands !== ',' && random.chance(0.2)) ? ',' : '.';
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands);
  const number = fraction === undefined ? grouped : `${grouped}${mark}${fraction}`;
  if (random.chance(WORDS_SHARE)) return withWords(number, random);
  return random.chance(SIGNS_SHARE) ? random.pick(SIGNS).replace('#', number) : number;
}

/** A number with its unit or with a name before it, a name alone, or a time: letters are no digits, however like they look. */
function withWords(number: string, random: Random): string {
  const name = word(random);
  const time = [random.integer(0, 23), random.integer(0, 59), random.integer(0, 59)];
  const clock = time.map((part) => String(part).padStart(2, '0'));
  return random.pick([
    `${number} ${random.pick(UNITS)}`,
    `${number} ${random.pick(UNITS)}`,
    `${number} ${name}`,
    `${name} ${number}`,
    name,
    clock.slice(random.integer(0, 1)).join(':'),
  ]);
}

function word(random: Random): string {
  const letters = Array.from({ length: random.integer(2, 6) }, () => random.pick(Array.from(LETTERS)));
  const isCapital = random.chance(0.6);
  return isCapital ? letters.join('').toUpperCase() : letters.join('');
}

/** Noughts for the last digits, as labels have them. */
function rounded(text: string, random: Random): string {
  let left = random.chance(0.4) ? random.integer(1, 3) : 0;
  const digits = Array.from(text).toReversed();
  return digits
    .map((digit) => (digit === '.' || left-- <= 0 ? digit : left === 0 && random.chance(0.3) ? '5' : '0'))
    .toReversed()
    .join('');
}
