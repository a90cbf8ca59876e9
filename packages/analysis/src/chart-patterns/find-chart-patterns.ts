import type { ChartSeries } from '../series/chart-series.ts';
import type { Swing } from '../structure/swings.ts';
import { boundaryShapes } from './boundary-shapes.ts';
import type { ChartPattern, PatternShape } from './chart-pattern.ts';
import { flagAfter } from './flags.ts';
import { followShape } from './follow-shape.ts';
import { headAndShoulders } from './head-and-shoulders.ts';
import { topsAndBottoms } from './tops-and-bottoms.ts';

/** Turning points that two shapes must share for the fuller one to replace the other. */
const SHARED_POINTS = 2;

/**
 * Chart patterns in the order in which they became known, failed and replaced ones included. Walks from swing to swing:
 * each is looked at with the swings that a trader had seen by then, so that no pattern appears earlier than it could.
 */
export function findChartPatterns(series: ChartSeries, swings: readonly Swing[]): ChartPattern[] {
  const seen: Swing[] = [];
  const shapes: PatternShape[] = [];
  for (const swing of swings) {
    const start = seen.at(-1)?.kind === swing.kind ? seen.at(-2) : seen.at(-1);
    if (seen.at(-1)?.kind === swing.kind) seen[seen.length - 1] = swing;
    else seen.push(swing);
    const atr = series.atr[swing.knownAt]!;
    const reversal = [...headAndShoulders(series, seen, atr), ...topsAndBottoms(series, seen, atr)].slice(0, 1);
    const flag = start ? flagAfter(series, start, swing) : null;
    shapes.push(...reversal, ...boundaryShapes(series, seen, atr), ...(flag ? [flag] : []));
  }
  const patterns = shapes.toSorted((a, b) => a.knownAt - b.knownAt).map((shape) => followShape(series, shape));
  return patterns.map((pattern, order) => ({
    ...pattern,
    supersededAt: patterns.slice(order + 1).find((later) => replaces(later, pattern))?.knownAt ?? null,
  }));
}

function replaces(later: ChartPattern, { family, outline }: ChartPattern): boolean {
  if (later.family !== family) return false;
  const bars = new Set(outline.map(({ bar }) => bar));
  return later.outline.filter(({ bar }) => bars.has(bar)).length >= SHARED_POINTS;
}
