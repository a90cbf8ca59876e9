/** How the numbers of a column are printed. */
export interface NumberFormat {
  /** Digits behind the last separator; 0 where there is none. */
  readonly tail: number;
  /** Whether the digits before that are parted by threes. */
  readonly isGrouped: boolean;
  /** Signs before the number, that of a currency or a tick, and behind it, a unit. */
  readonly before: number;
  readonly behind: number;
}

/** A number by its digits, whatever parts them: `1.945.50` is 194550 units. */
export interface FormattedNumber {
  readonly units: number;
  readonly format: NumberFormat;
}

/** A number behind its sign and a tick, or either, a long tick seen as two signs, and before its unit of three letters or more: fewer may be a sign of percent or thousands. */
const NUMBER = /^(#{0,3})(\d[\d.]*)(#{3,})?$/;
const MOST_DIGITS = 12;

/** The number that a text is, `#` for any other sign and points for commas too. Null for what is none. */
export function parseFormatted(text: string): FormattedNumber | null {
  const [, before = '', number = '', behind = ''] = NUMBER.exec(text) ?? [];
  const units = Number(number.replaceAll('.', ''));
  const tail = number.includes('.') ? number.length - 1 - number.lastIndexOf('.') : 0;
  const isGrouped = number.indexOf('.') !== number.lastIndexOf('.');
  const format = { tail, isGrouped, before: before.length, behind: behind.length };
  // What does not print as it was read has a point too many, or one where none belongs.
  return number === '' || number.length > MOST_DIGITS || printFormatted(units, format) !== text
    ? null
    : { units, format };
}

/** A number as it stands in a column of that format. */
export function printFormatted(units: number, { tail, isGrouped, before, behind }: NumberFormat): string {
  const digits = String(units).padStart(tail + 1, '0');
  const whole = digits.slice(0, digits.length - tail);
  const parted = isGrouped ? whole.replaceAll(/\B(?=(\d{3})+$)/g, '.') : whole;
  const number = tail > 0 ? `${parted}.${digits.slice(-tail)}` : parted;
  return '#'.repeat(before) + number + '#'.repeat(behind);
}

export function isSameFormat(a: NumberFormat, b: NumberFormat): boolean {
  return a.tail === b.tail && a.isGrouped === b.isGrouped && a.before === b.before && a.behind === b.behind;
}
