import type { ChartSeries } from '../series/chart-series.ts';
import { currentRange, findDealingRanges, type DealingRange } from './dealing-range.ts';
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
  /** Levels that stand, lowest first. */
  readonly levels: readonly KeyLevel[];
  /** Levels that price went through too often to turn at. */
  readonly spentLevels: readonly KeyLevel[];
  readonly ranges: readonly DealingRange[];
  /** The range that holds now. */
  readonly range: DealingRange | null;
  readonly trend: Trend;
}

/** Reads the structure of a chart, causally: a longer chart only adds to what a shorter one said. */
export function readStructure(series: ChartSeries): ChartStructure {
  const swings = findSwings(series);
  const breaks = findBreaks(series, swings);
  const levels = findKeyLevels(series, swings);
  const ranges = findDealingRanges(series, breaks);
  return {
    swings,
    breaks,
    zones: [...findOrderBlocks(series, breaks), ...findFairValueGaps(series)],
    pools: findPools(series, swings),
    sweeps: findSweeps(series, swings),
    levels: levels.filter(({ invalidatedAt }) => invalidatedAt === null),
    spentLevels: levels.filter(({ invalidatedAt }) => invalidatedAt !== null),
    ranges,
    range: currentRange(series, swings, ranges),
    trend: currentTrend(series, swings, breaks),
  };
}
