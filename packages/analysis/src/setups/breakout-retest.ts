import type { ChartView } from '../chart-view.ts';
import { findingId } from '../findings/finding-id.ts';
import { inWords } from '../prices/price-grid.ts';
import { signOf } from '../structure/side.ts';
import type { Idea } from './idea.ts';
import { measuredMove } from './measured-move.ts';
import { rejectionCandle, triggerOfRejection } from './rejection-candle.ts';

/** A break older than this many bars is no longer being retested. */
const FRESH_BARS = 15;
/** Price this close to the broken level, in ATR, is retesting it now. */
const AT_LEVEL_ATR = 0.3;
/** The level has failed when price goes back through it by this much, in ATR. */
const FAILED_ATR = 0.6;

/**
 * Breakout and retest: a recent close beyond a swing, and no close back behind it since. Entry where the broken swing
 * lies, or now if price is there and has turned; wrong when price goes back through. The height of the move that broke
 * out, added to the level, is a target besides the levels on the way.
 */
export function breakoutRetest(view: ChartView): Idea[] {
  const { series, structure, price, atr, grid, index } = view;
  const broken = structure.breaks.at(-1);
  if (!broken || broken.invalidatedAt !== null || series.closedCount - 1 - broken.knownAt > FRESH_BARS) return [];
  const { side, swing, knownAt, kind } = broken;
  const sign = signOf(side);
  if ((price - swing.price) * sign < -AT_LEVEL_ATR * atr) return [];
  const atLevel = (price - swing.price) * sign <= AT_LEVEL_ATR * atr;
  const turned = rejectionCandle(view, side, swing.price) !== null;
  const level = inWords(swing.price, grid);
  const word = kind === 'CHoCH' ? 'Change of character' : 'Break of structure';
  return [
    {
      rule: 'Breakout and retest',
      side,
      entry: atLevel ? price : swing.price,
      invalidation: swing.price - sign * FAILED_ATR * atr,
      place: `broken swing ${swing.kind} ${level}`,
      ownTargets: [measuredMove(view, swing.price + sign * moveHeight(view, swing.formedAt, knownAt, swing.price))],
      reasons: [
        {
          kind: 'level',
          text: `${word}: a bar closed ${side === 'bullish' ? 'above' : 'below'} ${level}, and none has closed back since.`,
          chartIndex: index,
          findingIds: [findingId.break(broken)],
        },
      ],
      waitsFor: atLevel && !turned ? triggerOfRejection(view, side) : null,
    },
  ];
}

/** How far the move that broke the level had come from. */
function moveHeight({ series }: ChartView, from: number, to: number, level: number): number {
  const bars = series.candles.slice(from, to + 1);
  return Math.max(...bars.map(({ high, low }) => Math.max(level - low, high - level)));
}
