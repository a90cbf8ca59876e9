import { framesIn } from './frames-in.ts';
import { type HeaderLine, PIECE_GAP } from './header-line.ts';
import { codeOfCoin, codeOfName } from './known-symbols.ts';
import { parseTimeframe } from './parse-timeframe.ts';

/** A market by its name alone, before what else its title says: `Gold Spot, M15`. */
const MARKET =
  /^(?:Spot )?(Gold|Silver|Copper|Brent|Crude Oil|Oil|Bitcoin|Ethereum|Solana)(?: [Ss]pot| [Ff]utures)?(?=[,:]? |$)[,:/]?(.*)$/;
/** The same in the words of a caption, which may be numbered: `Figure 2. Daily copper prices`. */
const CAPTION =
  /^(?:Fig(?:ure|\.)? ?\d{1,3}[.:] )?(Daily|Weekly|Monthly) (gold|silver|copper|Brent) (?:prices?|futures)$/;
/** Metal to be had at once, which is quoted in dollars. */
const SPOT_METAL = /^(?:Spot (?:Gold|Silver)|(?:Gold|Silver) Spot)\b(?!\s*\/\s*[A-Za-z])/;
/** What recognition makes of an icon that stands apart. */
const ICON = /^[A-Za-z]{1,2}$/;
/** Its price and change, and what its two prices and those of the day are announced by. */
const AMOUNT = /^(?:[-+]?\d[\d.,]*%?|SELL|BUY|Sell|Buy|Bid|Ask|High|Low)$/;

/** The prices of its bar, of which the letter of the first may be read as a nought, and what stands behind them. */
const BAR = /(?: [-·])? [O0©Q]:? ?\d[\d.,' ]*H:? ?\d.*$/;

/** A market with its timeframe, price and change if any: `Gold 2331.42`, `Silver Spot M15`. Null where the line says more: a list or a tape of quotes. */
export function marketLine(text: string): HeaderLine | null {
  const line = text
    .split(PIECE_GAP)
    .filter((piece) => !ICON.test(piece))
    .join(' ')
    .replace(BAR, '');
  const [, worded, market = ''] = CAPTION.exec(line) ?? [];
  if (worded !== undefined) {
    const symbol = { symbol: market.toUpperCase(), known: false };
    return { symbol, timeframe: parseTimeframe(worded), platform: null };
  }
  const [, name = '', rest = ''] = MARKET.exec(line) ?? [];
  if (name === '') return null;
  const words = rest.split(/[\s,·()/-]+/).filter((word) => word !== '');
  const [frame, other] = framesIn(words);
  const isOfFrame = (index: number) => frame !== undefined && index >= frame.from && index < frame.to;
  if (other !== undefined || !words.every((word, index) => AMOUNT.test(word) || isOfFrame(index))) return null;
  const metal = SPOT_METAL.test(line) ? `${codeOfName(name)}USD` : null;
  const symbol = { symbol: metal ?? codeOfCoin(name) ?? name.toUpperCase(), known: metal !== null };
  return { symbol, timeframe: frame?.timeframe ?? null, platform: null };
}
