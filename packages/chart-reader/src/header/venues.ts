/** Exchanges by the letters that stand beside a ticker, and by their names, as a pattern. */
export const VENUES =
  'NASDAQ|NYSE|NYSEARCA|AMEX|LON|LSE|NSE|BSE|ASX|TSX|ETR|EPA|HKEX|SGX|COMEX|NYMEX|CME|CBOT|(?:[A-Z][a-z]+ ){1,3}Stock Exchange';

const VENUE = new RegExp(`^(?:${VENUES})$`);

/** Whether a text names an exchange, not what is traded there. */
export function isVenue(text: string): boolean {
  return VENUE.test(text);
}
