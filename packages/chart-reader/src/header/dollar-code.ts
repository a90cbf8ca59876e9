import { isCode, isCurrency } from './known-symbols.ts';

/** A code and what feeds of quotes hang on it where it is quoted against the dollar: `EUR=`, `GBP A0-FX`. */
const AGAINST_DOLLAR = /^([A-Z]{3})(?:=| A[0O]{1,2}-FX)$/;
/** Currencies that dollars are paid for; any other is paid for dollars. */
const PRICED_IN_DOLLARS: ReadonlySet<string> = new Set(['EUR', 'GBP', 'AUD', 'NZD']);

/** The pair that a feed names by one of its sides, the other being the dollar: `JPY=` is USDJPY. Null for any other text. */
export function pairAgainstDollar(text: string): string | null {
  const [, code = ''] = AGAINST_DOLLAR.exec(text) ?? [];
  if (code === 'USD' || !isCode(code)) return null;
  return isCurrency(code) && !PRICED_IN_DOLLARS.has(code) ? `USD${code}` : `${code}USD`;
}
