import type { ChartPattern } from '../src/chart-patterns/chart-pattern.ts';
import type { ChartStructure } from '../src/structure/chart-structure.ts';
import type { Swing } from '../src/structure/swings.ts';

/**
 * What a structure said by the close of a bar: later events are taken out, as a trader would have read it then. Two
 * structures of one chart, one read earlier, must say the same of every bar that both have seen.
 */
export function statementsAt(structure: ChartStructure, patterns: readonly ChartPattern[], bar: number): unknown {
  const { swings, breaks, zones, pools, sweeps, levels, spentLevels, ranges } = structure;
  const happened = (at: number | null): number | null => (at !== null && at <= bar ? at : null);
  const known = <T extends { readonly knownAt: number; readonly invalidatedAt: number | null }>(
    things: readonly T[],
  ): T[] =>
    things
      .filter(({ knownAt }) => knownAt <= bar)
      .map((thing) => ({ ...thing, invalidatedAt: happened(thing.invalidatedAt) }));
  const name = ({ kind, formedAt }: Swing): string => `${kind} ${formedAt}`;
  const namesOf = (list: readonly Swing[]): string[] => list.filter(({ knownAt }) => knownAt <= bar).map(name);
  return {
    swings: known(swings).map((swing) => ({ ...swing, supersededAt: happened(swing.supersededAt) })),
    breaks: known(breaks).map((broken) => ({ ...broken, swing: name(broken.swing), price: broken.swing.price })),
    zones: known(zones).map((zone) => ({
      ...zone,
      touchedAt: happened(zone.touchedAt),
      halfwayAt: happened(zone.halfwayAt),
      filledAt: happened(zone.filledAt),
    })),
    pools: known(pools).map((pool) => ({ ...pool, swings: namesOf(pool.swings) })),
    sweeps: known(sweeps).map((sweep) => ({ ...sweep, swing: name(sweep.swing) })),
    levels: known([...levels, ...spentLevels])
      .map(({ touches, tolerance, formedAt, knownAt, invalidatedAt }) => {
        return { touches: namesOf(touches), tolerance, formedAt, knownAt, invalidatedAt };
      })
      // The mean of a level, by which levels are ordered, moves with each touch.
      .toSorted((a, b) => a.formedAt - b.formedAt || a.knownAt - b.knownAt),
    patterns: known(patterns).map((pattern) => {
      const broken = happened(pattern.confirmedAt) !== null;
      const { confirmedAt, brokeTo, breakPrice, target } = pattern;
      return {
        ...pattern,
        ...(broken
          ? { confirmedAt, brokeTo, breakPrice, target }
          : { confirmedAt: null, brokeTo: null, breakPrice: null, target: null }),
        reachedAt: happened(pattern.reachedAt),
        supersededAt: happened(pattern.supersededAt),
      };
    }),
    ranges: known(ranges).map((range) =>
      range.invalidatedAt === null ? { ...range, high: 0, low: 0, highAt: 0, lowAt: 0 } : range,
    ),
  };
}
