import type { ChartView } from '../chart-view.ts';
import { inWords } from '../prices/price-grid.ts';
import type { Choice } from '../setups/choose-setup.ts';
import { isDetached } from '../setups/detached-price.ts';
import type { JudgedIdea } from '../setups/judge-idea.ts';
import type { SetupContext } from '../setups/setup-context.ts';
import type { DealingRange } from '../structure/dealing-range.ts';
import { tradingRange, type TradingRange } from '../structure/trading-range.ts';

/** Shortfalls named for one idea: a third adds nothing to the decision. */
const NAMED = 2;

/** Why there is no setup and what would change that, with prices. */
export function rejectionWords({ entry }: SetupContext, { potential, judged }: Choice): string {
  if (isDetached(entry)) return detachedWords(entry);
  const best = potential ?? judged[0];
  if (best) return shortOf(best);
  const held = tradingRange(entry.series, entry.structure);
  if (held) return insideRangeWords(entry, held);
  const { range } = entry.structure;
  return range
    ? noPlaceWords(entry, range)
    : 'The chart shows no confirmed swings on both sides, so there is no structure to trade from. More history would show it.';
}

/** The price of the axis box is not the price of the candles: the chart is scrolled back, or one of them was misread. */
function detachedWords({ price, series, grid }: ChartView): string {
  const newest = inWords(series.candles.at(-1)!.close, grid);
  return `The current price ${inWords(price, grid)} is far from the newest candle, which closes at ${newest}. The chart seems to be scrolled back; move it to the newest bar, or correct the price.`;
}

function shortOf({ idea, shortfalls }: JudgedIdea): string {
  const trade = idea.side === 'bullish' ? 'buy' : 'sell';
  const missing = shortfalls.slice(0, NAMED).map(({ text }) => text);
  return `${idea.rule} (${trade} at the ${idea.place}) is not a setup yet: ${missing.join('. ')}.`.replace(
    /\. [a-z]/g,
    (start) => start.toUpperCase(),
  );
}

function insideRangeWords({ price, grid }: ChartView, { lower, upper }: TradingRange): string {
  const [low, high] = [inWords(lower.price, grid), inWords(upper.price, grid)];
  if (price < lower.price || price > upper.price) {
    const [word, edge] = price < lower.price ? ['below', low] : ['above', high];
    return `Price trades ${word} the range ${low} to ${high}, but no bar has broken it for good. A close ${word} ${edge} that holds would make ${edge} a level to trade a retest of; a return into the range brings its edges back.`;
  }
  return `Price is inside the range ${low} to ${high}, away from both edges, where neither side has an advantage. A turn at either edge, or a close beyond one, would make a plan.`;
}

/** There is structure, but nowhere to enter from. */
function noPlaceWords({ structure: { trend }, grid, price }: ChartView, range: DealingRange): string {
  const [high, low, middle] = [range.high, range.low, (range.high + range.low) / 2].map((price) =>
    inWords(price, grid),
  );
  if (trend === 'ranging') {
    return `There is no trend to follow and no level worth fading: the last breaks contradict each other. A close above ${high} or below ${low} would settle the direction.`;
  }
  const isUp = trend === 'bullish';
  const half = isUp ? 'discount' : 'premium';
  const onwards = isUp ? `a close above ${high} with a retest` : `a close below ${low} with a retest`;
  const isThere = isUp ? price <= (range.high + range.low) / 2 : price >= (range.high + range.low) / 2;
  const nothing = 'no fresh order block, fair value gap or tested level';
  return isThere
    ? `The trend is ${trend} and price has pulled back into ${half}, but ${nothing} holds it there. A break of structure that leaves one would change that, and so would ${onwards}.`
    : `The trend is ${trend}, but ${nothing} lies in ${half} to enter from. A pullback ${isUp ? 'below' : 'above'} ${middle} that finds one would change that, and so would ${onwards}.`;
}
