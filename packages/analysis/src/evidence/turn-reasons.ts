import type { ChartView } from '../chart-view.ts';
import { findingId } from '../findings/finding-id.ts';
import { inWords } from '../prices/price-grid.ts';
import { TURNS, type Idea, type Reason } from '../setups/idea.ts';
import { rejectionCandle } from '../setups/rejection-candle.ts';
import { signOf } from '../structure/side.ts';
import { bars } from '../words/bars.ts';

/** An older sweep has done its work, one further from the entry belongs to another story. */
const RECENT_SWEEP_BARS = 20;
const SWEEP_NEAR_ATR = 2;
const OVERSOLD = 30;
const OVERBOUGHT = 70;
/** Bars within which a stretched RSI still speaks for a turn. */
const STRETCHED_BARS = 10;

/** Stops taken on the idea's side shortly before, near the entry. */
export function sweepReason({ structure, series, atr, grid, index }: ChartView, { side, entry }: Idea): Reason | null {
  const sweep = structure.sweeps.findLast((candidate) => {
    const depth = (entry - candidate.extreme) * signOf(side);
    const ago = series.closedCount - candidate.knownAt;
    return candidate.side === side && ago <= RECENT_SWEEP_BARS && depth > 0 && depth <= SWEEP_NEAR_ATR * atr;
  });
  if (!sweep) return null;
  const beyond = side === 'bullish' ? 'below' : 'above';
  const ago = bars(series.closedCount - sweep.knownAt);
  const text = `Stops ${beyond} ${inWords(sweep.swing.price, grid)} were swept ${ago} ago.`;
  return { kind: 'liquidity', text, chartIndex: index, findingIds: [findingId.sweep(sweep)] };
}

/** A candle pattern that turned price at the entry. */
export function candleReason(view: ChartView, { side, entry }: Idea): Reason | null {
  const pattern = rejectionCandle(view, side, entry);
  if (!pattern) return null;
  const ago = view.series.closedCount - pattern.knownAt;
  const when = ago === 1 ? 'on the last closed bar' : `${bars(ago)} ago`;
  const text = `${pattern.name} ${when}, at the entry.`;
  return { kind: 'candle', text, chartIndex: view.index, findingIds: [findingId.pattern(pattern)] };
}

/**
 * RSI beyond 30 or 70 shortly before, for a turn against a stretched move. With the trend nothing is counted: averages and
 * RSI follow the same closes that made the trend.
 */
export function momentumReason(view: ChartView, { side, rule }: Idea): Reason | null {
  if (!TURNS.has(rule)) return null;
  const text = stretchedWords(view, side);
  return text === null ? null : { kind: 'momentum', text, chartIndex: view.index, findingIds: [] };
}

function stretchedWords({ series }: ChartView, side: Idea['side']): string | null {
  const closed = series.rsi14.slice(0, series.closedCount);
  const recent = closed.slice(-STRETCHED_BARS).filter((value) => value !== null);
  if (recent.length === 0) return null;
  const extreme = side === 'bullish' ? Math.min(...recent) : Math.max(...recent);
  if (side === 'bullish' ? extreme > OVERSOLD : extreme < OVERBOUGHT) return null;
  const state = side === 'bullish' ? 'oversold' : 'overbought';
  return `RSI 14 was ${state} at ${extreme.toFixed(0)} within the last ${STRETCHED_BARS} bars.`;
}
