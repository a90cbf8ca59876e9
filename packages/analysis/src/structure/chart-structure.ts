import type { ChartSeries } from '../series/chart-series.ts';
import { dealingRange, type DealingRange } from './dealing-range.ts';
import { findFairValueGaps } from './fair-value-gaps.ts';
import { findKeyLevels, type KeyLevel } from './key-levels.ts';
import { findPools, findSweeps, type LiquidityPool, type Sweep } from './liquidity.ts';
import { findOrderBlocks } from './order-blocks.ts';
import { findBreaks, type StructureBreak } from './structure-breaks.ts';
import { findSwings, type Swing } from './swings.ts';
import { currentTrend, type Trend } from './trend.ts';
import type { Zone } from './zones.ts';

/** Everything that the closed bars of one chart say about its structure, failed objects included. */
export interface ChartStructure {
  readonly swings: readonly Swing[];
  readonly breaks: readonly StructureBreak[];
  readonly zones: readonly Zone[];
  readonly pools: readonly LiquidityPool[];
  readonly sweeps: readonly Sweep[];
  readonly levels: readonly KeyLevel[];
  readonly range: DealingRange | null;
  readonly trend: Trend;
}

/** Reads the structure of a chart, causally: a longer chart only adds to what a shorter one said. */
export function readStructure(series: ChartSeries): ChartStructure {
  const swings = findSwings(series);
  const breaks = findBreaks(series, swings);
  return {
    swings,
    breaks,
    zones: [...findOrderBlocks(series, breaks), ...findFairValueGaps(series)],
    pools: findPools(series, swings),
    sweeps: findSweeps(series, swings),
    levels: findKeyLevels(series, swings),
    range: dealingRange(series, swings, breaks),
    trend: currentTrend(series, swings, breaks),
  };
}
