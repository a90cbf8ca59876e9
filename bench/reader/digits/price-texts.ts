import type { Random } from '@pipsight/fixtures';

/** Decimals of prices, as often as markets have them. */
const DECIMALS = [0, 0, 1, 2, 2, 2, 3, 3, 4, 5, 5] as const;
/** Digits before the point, less one. */
const MAGNITUDES = [0, 1, 1, 2, 3, 3, 4, 5] as const;
/** What stands before and behind numbers of an axis now and then. */
const AROUND = ['-#', '-#', '-#', '$#', '#%', '#K', '#M'] as const;

/** A number as axes print it: all decimals and separators, every second one round. */
export function priceText(random: Random): string {
  const decimals = random.pick(DECIMALS);
  const magnitude = decimals >= 4 ? random.integer(0, 1) : random.pick(MAGNITUDES);
  const value = random.chance(0.08) ? random.next() : random.between(1, 10) * 10 ** magnitude;
  const [whole = '', fraction] = rounded(value.toFixed(decimals), random).split('.');
  const thousands = whole.length > 3 ? random.pick([',', ',', ' ', '.', '', '', '', '']) : '';
  const mark = thousands === '.' || (thousands !== ',' && random.chance(0.2)) ? ',' : '.';
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands);
  const number = fraction === undefined ? grouped : `${grouped}${mark}${fraction}`;
  return random.chance(0.12) ? random.pick(AROUND).replace('#', number) : number;
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
