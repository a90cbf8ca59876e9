import type { ChartView } from '../chart-view.ts';
import { findingId } from '../findings/finding-id.ts';
import { inWords } from '../prices/price-grid.ts';
import { tradingRange, type TradingRange } from '../structure/trading-range.ts';
import { signOf, type Bias } from '../structure/side.ts';
import type { Idea } from './idea.ts';
import { rejectionCandle, triggerOfRejection } from './rejection-candle.ts';

/** Only the outer part of a range is worth fading; in the middle there is no side. */
const OUTER_SHARE = 0.35;

/**
 * Range fade: the chart ranges between two levels that each turned price at least twice, and price is in the outer third.
 * Buy the lower, sell the upper; wrong beyond the furthest touch. Targets are the middle and the other side.
 */
export function rangeFade(view: ChartView): Idea[] {
  const range = tradingRange(view.series, view.structure);
  if (!range) return [];
  const position = (view.price - range.lower.price) / (range.upper.price - range.lower.price);
  if (position >= 0 && position < OUTER_SHARE) return [fade(view, range, 'bullish')];
  return position <= 1 && position > 1 - OUTER_SHARE ? [fade(view, range, 'bearish')] : [];
}

function fade(view: ChartView, { lower, upper }: TradingRange, side: Bias): Idea {
  const { grid, price, index } = view;
  const sign = signOf(side);
  const [edge, far] = side === 'bullish' ? [lower, upper] : [upper, lower];
  const near = edge.price + sign * 0.5 * edge.tolerance;
  const atEdge = (price - near) * sign <= 0;
  const furthest = sign * Math.min(...edge.touches.map((touch) => touch.price * sign));
  const turned = rejectionCandle(view, side, near) !== null;
  const middle = (lower.price + upper.price) / 2;
  const role = side === 'bullish' ? 'support' : 'resistance';
  return {
    rule: 'Range fade',
    side,
    entry: atEdge ? price : near,
    invalidation: sign * Math.min(furthest * sign, (edge.price - sign * edge.tolerance) * sign),
    place: `range ${role} ${inWords(edge.price, grid)}`,
    ownTargets: [{ price: middle, words: `the middle of the range ${inWords(middle, grid)}` }],
    reasons: [
      {
        kind: 'level',
        text: `Range between ${inWords(lower.price, grid)} (${lower.touches.length} touches) and ${inWords(upper.price, grid)} (${upper.touches.length} touches); price is at its ${side === 'bullish' ? 'lower' : 'upper'} side.`,
        chartIndex: index,
        findingIds: [findingId.level(edge), findingId.level(far)],
      },
    ],
    waitsFor: atEdge && !turned ? triggerOfRejection(view, side) : null,
  };
}
