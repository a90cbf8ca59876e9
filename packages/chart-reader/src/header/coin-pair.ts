import { isCode, isCoinLike } from './known-symbols.ts';
import { isMinorCoin } from './minor-coins.ts';
import { type ParsedSymbol, parseSymbol } from './parse-symbol.ts';

/** What coins that nobody knows are priced in, with the slash printed before it: `KCS/USDT`, `DEGEN / WETH`. */
const PAIR = /^([A-Z0-9]{2,10}) ?\/ ?(USDT|USDC|FDUSD|BTC|W?ETH|W?BNB|W?SOL)(?![A-Za-z0-9])/;

/**
 * The pair of coins that a text begins with. One whose first side no coin has, and is a letter away from a coin or
 * currency that is known, may be that one, misread. Null for
 * anything else, for money that is priced in coins, and where another slash follows: a row of pairs.
 */
export function coinPair(text: string): ParsedSymbol | null {
  const [all = '', base = '', quote = ''] = PAIR.exec(text) ?? [];
  if (all === '' || text.slice(all.length).includes('/')) return null;
  const known = parseSymbol(`${base}/${quote}`);
  if (known?.known === true) return known;
  const isMisread = isCode(base) || (isCoinLike(base) && !isMinorCoin(base));
  return isMisread || !/[A-Z]{2}/.test(base) ? null : { symbol: base + quote, known: false };
}
