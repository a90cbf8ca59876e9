import type { ChartView } from '../chart-view.ts';
import { inWords, type PriceGrid } from '../prices/price-grid.ts';
import { signOf, type Bias } from '../structure/side.ts';
import { standingSwings } from '../structure/swings.ts';
import type { SetupContext } from './setup-context.ts';

/** A price at which the other side is expected. */
export interface LevelAhead {
  readonly price: number;
  /** `equal highs 1.08712`. */
  readonly words: string;
  /** Times price turned there. */
  readonly touches: number;
}

/** Levels this close together, in ATR, are one. */
const MERGE_ATR = 0.3;

/**
 * What lies ahead of a price on one side, nearest first: swings that nothing has traded beyond, equal highs or lows, key
 * levels, on the entry chart and on the higher ones. Of levels close together the nearest stays, with the touches of the
 * most touched.
 */
export function levelsAhead(context: SetupContext, side: Bias, from: number): LevelAhead[] {
  const views = [...new Set([context.entry, context.confirmation, context.bias])].filter((view) => view !== null);
  const sign = signOf(side);
  const ahead = views
    .flatMap((view) => levelsOf(view, side, view === context.entry ? '' : `${view.timeframe ?? 'higher timeframe'} `))
    .filter(({ price }) => (price - from) * sign > 0)
    .toSorted((a, b) => (a.price - b.price) * sign);
  const groups: LevelAhead[][] = [];
  for (const level of ahead) {
    const group = groups.at(-1);
    if (group && (level.price - group[0]!.price) * sign < MERGE_ATR * context.entry.atr) group.push(level);
    else groups.push([level]);
  }
  return groups.map((group) => merged(group, context.entry.grid));
}

function merged(group: readonly LevelAhead[], grid: PriceGrid): LevelAhead {
  const nearest = group[0]!;
  const most = group.reduce((best, level) => (level.touches > best.touches ? level : best), nearest);
  const isSamePrice = inWords(most.price, grid) === inWords(nearest.price, grid);
  const words = isSamePrice ? most.words : `${nearest.words} beside ${most.words}`;
  return { price: nearest.price, words, touches: most.touches };
}

function levelsOf({ structure, series, grid }: ChartView, side: Bias, chart: string): LevelAhead[] {
  const kind = side === 'bullish' ? 'high' : 'low';
  const role = side === 'bullish' ? 'resistance' : 'support';
  const swings = standingSwings(structure.swings, series.closedCount)
    .filter((swing) => swing.kind === kind && swing.invalidatedAt === null)
    .map(({ price }) => ({ price, words: `${chart}swing ${kind} ${inWords(price, grid)}`, touches: 1 }));
  const pools = structure.pools
    .filter((pool) => pool.kind === kind && pool.invalidatedAt === null)
    .map(({ price, swings: equal }) => ({
      price,
      words: `${chart}equal ${kind}s ${inWords(price, grid)}`,
      touches: equal.length,
    }));
  const levels = structure.levels
    .filter(({ touches }) => touches.length > 1)
    .map(({ price, touches }) => ({
      price,
      words: `${chart}${role} ${inWords(price, grid)}`,
      touches: touches.length,
    }));
  return [...swings, ...pools, ...levels];
}
