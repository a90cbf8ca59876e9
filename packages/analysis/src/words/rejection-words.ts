import type { ChartView } from '../chart-view.ts';
import { inWords } from '../prices/price-grid.ts';
import type { Choice } from '../setups/choose-setup.ts';
import { isDetached } from '../setups/detached-price.ts';
import type { JudgedIdea } from '../setups/judge-idea.ts';
import type { SetupContext } from '../setups/setup-context.ts';
import { zoneWords } from '../setups/zone-words.ts';
import { rangePosition, type DealingRange } from '../structure/dealing-range.ts';
import type { Bias } from '../structure/side.ts';
import { sideLeft, tradingRange, type TradingRange } from '../structure/trading-range.ts';
import type { Zone } from '../structure/zones.ts';
import { bars } from './bars.ts';
import { breakWords } from './break-words.ts';

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

function insideRangeWords({ price, grid, series }: ChartView, range: TradingRange): string {
  const [low, high] = [inWords(range.lower.price, grid), inWords(range.upper.price, grid)];
  const left = sideLeft(range, price);
  if (left !== null) {
    const edge = left === 'below' ? low : high;
    const closes = series.candles.slice(0, series.closedCount).map(({ close }) => close);
    const inside = closes.findLastIndex((close) => sideLeft(range, close) !== left);
    const outside = closes.length - 1 - inside;
    const how = outside === 0 ? 'no bar has closed there yet' : `${bars(outside)} closed there`;
    return `Price has left the range ${low} to ${high}: it trades ${left} ${edge}, and ${how}. A retest of ${edge} that turns price away would make a plan; a close back inside makes the range hold again.`;
  }
  return `Price is inside the range ${low} to ${high}, away from both edges, where neither side has an advantage. A turn at either edge, or a close beyond one, would make a plan.`;
}

/** There is structure, but nowhere to enter from. */
function noPlaceWords(view: ChartView, range: DealingRange): string {
  const {
    structure: { trend },
    grid,
    price,
  } = view;
  const [high, low, middle] = [range.high, range.low, (range.high + range.low) / 2].map((price) =>
    inWords(price, grid),
  );
  if (trend === 'ranging') {
    return `There is no trend to follow and no level worth fading: ${whyNoTrend(view)}. A close above ${high} or below ${low} would settle the direction.`;
  }
  const isUp = trend === 'bullish';
  const half = isUp ? 'discount' : 'premium';
  const onwards = isUp ? `a close above ${high} with a retest` : `a close below ${low} with a retest`;
  const isThere = isUp ? price <= (range.high + range.low) / 2 : price >= (range.high + range.low) / 2;
  const nothing = 'no fresh order block, fair value gap or tested level';
  const used = usedZone(view, trend, range);
  return isThere
    ? `The trend is ${trend} and price has pulled back into ${half}, but ${used === null ? `${nothing} holds it there` : `the ${zoneWords(used, grid)} is more than half traded through already, and nothing fresh holds it there`}. A break of structure that leaves one would change that, and so would ${onwards}.`
    : `The trend is ${trend}, but ${nothing} lies in ${half} to enter from. A pullback ${isUp ? 'below' : 'above'} ${middle} that finds one would change that, and so would ${onwards}.`;
}

function whyNoTrend({ structure: { breaks }, series, grid }: ChartView): string {
  const [last, before] = [breaks.at(-1), breaks.at(-2)];
  if (!last) return 'no swing has been closed beyond';
  if (before && before.side !== last.side) return 'the last two breaks contradict each other';
  return `no move has followed ${breakWords(last, grid)} ${bars(series.closedCount - last.knownAt)} ago`;
}

/** The nearest standing zone of the trend's side in the half to enter from: since no rule entered at it, it has been used. */
function usedZone({ structure, price }: ChartView, side: Bias, range: DealingRange): Zone | null {
  const favourable = structure.zones.filter((zone) => {
    const position = rangePosition(range, (zone.top + zone.bottom) / 2);
    const share = side === 'bullish' ? position : 1 - position;
    return zone.side === side && zone.invalidatedAt === null && zone.halfwayAt !== null && share >= 0 && share < 0.5;
  });
  const distance = ({ top, bottom }: Zone): number => Math.abs((top + bottom) / 2 - price);
  return favourable.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}
