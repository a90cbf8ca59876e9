import type { ChartView } from '../chart-view.ts';
import type { Finding } from '../market-analysis.ts';
import { standingSwings } from '../structure/swings.ts';
import { chartPatternFindings } from './chart-pattern-findings.ts';
import {
  breakFinding,
  levelFinding,
  patternFinding,
  poolFinding,
  sweepFinding,
  swingFinding,
  zoneFinding,
} from './finding-of.ts';

/** How many of each kind a picture carries before it becomes unreadable. */
const SWINGS = 8;
const BREAKS = 3;
const ZONES = 4;
const POOLS = 2;
const LEVELS_EACH_SIDE = 2;
const PATTERNS = 2;

/**
 * What is worth drawing on a chart: the latest swings and breaks, the zones, levels and pools nearest to price that
 * still hold, the latest patterns, and whatever the evidence refers to. Oldest first.
 */
export function chartFindings(view: ChartView, referred: ReadonlySet<string>): Finding[] {
  const { structure, series, price, patterns } = view;
  const distance = (at: number): number => Math.abs(at - price);
  const swings = standingSwings(structure.swings, series.closedCount);
  const zones = structure.zones
    .filter(({ invalidatedAt, filledAt }) => invalidatedAt === null && filledAt === null)
    .toSorted((a, b) => distance((a.top + a.bottom) / 2) - distance((b.top + b.bottom) / 2));
  const pools = structure.pools
    .filter(({ invalidatedAt }) => invalidatedAt === null)
    .toSorted((a, b) => distance(a.price) - distance(b.price));
  const levels = structure.levels.filter(({ touches }) => touches.length > 1);
  const above = levels.filter((level) => level.price > price);
  const below = levels.filter((level) => level.price <= price);
  const shapes = view.shapes.flatMap((shape) => chartPatternFindings(shape, series.candles.length - 1));
  const chosen = [
    ...shapes,
    ...pick(swings, swings.slice(-SWINGS), swingFinding, referred),
    ...pick(structure.breaks, structure.breaks.slice(-BREAKS), breakFinding, referred),
    ...pick(structure.zones, zones.slice(0, ZONES), zoneFinding, referred),
    ...pick(structure.pools, pools.slice(0, POOLS), poolFinding, referred),
    ...pick(structure.sweeps, [], sweepFinding, referred),
    ...pick(
      structure.levels,
      [...below.slice(-LEVELS_EACH_SIDE), ...above.slice(0, LEVELS_EACH_SIDE)],
      (level) => levelFinding(level, price),
      referred,
    ),
    ...pick(
      patterns,
      newestOnEachBar(patterns).slice(0, PATTERNS),
      (pattern) => patternFinding(pattern, series),
      referred,
    ),
  ];
  return chosen.toSorted((a, b) => a.from - b.from || (a.id < b.id ? -1 : 1));
}

/** The chosen things and those that the evidence refers to, as findings without doubles. */
function pick<T>(
  all: readonly T[],
  chosen: readonly T[],
  toFinding: (thing: T) => Finding,
  referred: ReadonlySet<string>,
): Finding[] {
  const wanted = new Set(chosen);
  const findings = new Map<string, Finding>();
  for (const thing of all) {
    const finding = toFinding(thing);
    if (wanted.has(thing) || referred.has(finding.id)) findings.set(finding.id, finding);
  }
  return [...findings.values()];
}

function newestOnEachBar<T extends { readonly knownAt: number }>(patterns: readonly T[]): T[] {
  return patterns.filter((pattern, i) => patterns.findIndex(({ knownAt }) => knownAt === pattern.knownAt) === i);
}
