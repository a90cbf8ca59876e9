/** Share of the digits of others that a number must have; libraries that drop trailing zeros leave as many of most. */
const LEAST_SHARE = 0.6;

/** Whether a number has about as many digits as others, so that it is no piece that candles or soft letters have left of one. */
export function isWholeNumber(digits: string, usualCount: number): boolean {
  return digits.length >= LEAST_SHARE * usualCount;
}
