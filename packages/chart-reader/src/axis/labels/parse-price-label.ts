/** What an axis label prints, before it is known which of its separators is the decimal point. */
export interface PrintedNumber {
  /** All digits in a row; `1,945.50` gives `194550`. */
  readonly digits: string;
  /** Digits after the last separator; null if there is none. */
  readonly afterLastSeparator: number | null;
  /** Separators before the last one: they part thousands. */
  readonly earlierSeparators: number;
  readonly negative: boolean;
}

/** Coins that are worth next to nothing have more decimals than any other price. */
const NUMBER = /^[-−–]?(?:\d{1,12}(?:[.,' ]\d{1,8})*|0[.,]0\d{8,11})$/;

/** Null for anything that is not one plain number, with the sign of a currency before it or without: percents, `12.5K`, times, letters. */
export function parsePrintedNumber(text: string): PrintedNumber | null {
  const tidy = text.trim().replace(/^[.,' $€£¥]+|[.,' −–-]+$/g, '');
  if (!NUMBER.test(tidy)) return null;
  const groups = tidy.replace(/^[-−–]/, '').split(/[.,' ]/);
  // Between two points stand three digits, or two where lakhs are counted: elsewhere a piece of a digit was taken for a point.
  if (groups.slice(1, -1).some(({ length }) => length !== 3 && length !== 2)) return null;
  // No thousands begin with a nought: a low digit that counts noughts was taken for a comma.
  if (groups.length > 2 && groups[0] === '0') return null;
  const last = groups.at(-1) ?? '';
  // Only what is below 1 begins with a nought: a point after it was lost.
  const afterNought = /^0\d/.test(tidy) ? tidy.length - 1 : null;
  return {
    digits: groups.join(''),
    afterLastSeparator: groups.length > 1 ? last.length : afterNought,
    earlierSeparators: Math.max(0, groups.length - 2),
    negative: /^[-−–]/.test(tidy),
  };
}

/** The number with that many of its digits after the decimal point. */
export function numberWithDecimals(printed: PrintedNumber, decimals: number): number {
  const value = Number(printed.digits) / 10 ** decimals;
  return printed.negative ? -value : value;
}
