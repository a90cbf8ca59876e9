import type { ChartSeries } from '../series/chart-series.ts';
import type { Bias } from './side.ts';
import type { StructureBreak } from './structure-breaks.ts';
import { followZone, type Zone } from './zones.ts';

/** A taller bar is an event of its own, not a level to trade from. */
const TALLEST_ATR = 2.5;

/**
 * Order blocks: for each break, the extreme bar of the opposite colour between the broken swing and the breaking bar
 * (lowest low for a break upwards). A move without such a bar leaves none; two breaks by one move share theirs.
 */
export function findOrderBlocks(series: ChartSeries, breaks: readonly StructureBreak[]): Zone[] {
  const blocks: Zone[] = [];
  for (const { side, formedAt: from, knownAt } of breaks) {
    const formedAt = extremeOpposite(series, side, from + 1, knownAt);
    if (formedAt === null || blocks.some((block) => block.formedAt === formedAt && block.side === side)) continue;
    const { high: top, low: bottom } = series.candles[formedAt]!;
    if (top - bottom > TALLEST_ATR * series.atr[formedAt]!) continue;
    blocks.push(followZone(series, { kind: 'order-block', side, top, bottom, formedAt, knownAt }));
  }
  return blocks;
}

function extremeOpposite({ candles }: ChartSeries, side: Bias, from: number, to: number): number | null {
  let best: number | null = null;
  for (let bar = from; bar < to; bar++) {
    const { open, high, low, close } = candles[bar]!;
    if (side === 'bullish' ? close >= open : close <= open) continue;
    if (best === null || (side === 'bullish' ? low <= candles[best]!.low : high >= candles[best]!.high)) best = bar;
  }
  return best;
}
