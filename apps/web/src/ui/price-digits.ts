import { instrumentOf } from '@pipsight/trading';

/** A price as platforms print it: `pips` stand out, the `pipette` is smaller. Joined, the parts are the price. */
export interface PriceDigits {
  readonly lead: string;
  readonly pips: string;
  readonly pipette: string;
}

/**
 * Splits a price printed with its instrument's decimals: `1.08|51|2`, `151.|23|4`. Where the pip is coarser than two
 * decimals (gold) the decimals stand out as they are; a price without decimals has nothing to stand out.
 */
export function priceDigits(text: string, symbol: string | null): PriceDigits {
  const { pip } = instrumentOf(symbol);
  const point = text.indexOf('.');
  const decimals = point < 0 ? 0 : text.length - point - 1;
  const pipDecimals = Math.round(-Math.log10(pip));
  if (decimals < 2) return { lead: text, pips: '', pipette: '' };
  const pipEnd = pipDecimals >= 2 && pipDecimals <= decimals ? point + 1 + pipDecimals : text.length;
  return { lead: text.slice(0, pipEnd - 2), pips: text.slice(pipEnd - 2, pipEnd), pipette: text.slice(pipEnd) };
}
