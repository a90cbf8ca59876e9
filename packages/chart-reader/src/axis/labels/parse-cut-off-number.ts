import { parsePrintedNumber, type PrintedNumber } from './parse-price-label.ts';

/** What stands before the decimal point, and what is left behind it; a comma is one only behind a point that parts thousands. */
const WITH_POINT = /^(.*\d)\.(\d*)$/;
const WITH_COMMA = /^(.*\d\.\d{3}),(\d*)$/;

/** A number of which the last digits are cut off, as far as it is printed. Null where its decimal point is too: then nothing tells how large it is. */
export function parseCutOffNumber(text: string): PrintedNumber | null {
  const found = WITH_COMMA.exec(text.trim()) ?? WITH_POINT.exec(text.trim());
  if (found === null) return null;
  const [, before = '', decimals = ''] = found;
  const whole = parsePrintedNumber(before);
  return whole === null ? null : { ...whole, digits: whole.digits + decimals, afterLastSeparator: decimals.length };
}
