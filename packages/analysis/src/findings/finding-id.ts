import type { ChartPattern } from '../chart-patterns/chart-pattern.ts';
import type { PatternSighting } from '../patterns/find-patterns.ts';
import type { KeyLevel } from '../structure/key-levels.ts';
import type { LiquidityPool, Sweep } from '../structure/liquidity.ts';
import type { StructureBreak } from '../structure/structure-breaks.ts';
import type { Swing } from '../structure/swings.ts';
import type { Zone } from '../structure/zones.ts';

/** Names under which findings are drawn and referred to: kind and bar, so that the same input gives the same names. */
export const findingId = {
  swing: ({ kind, formedAt }: Swing): string => `swing-${kind}-${formedAt}`,
  break: ({ kind, knownAt }: StructureBreak): string => `${kind.toLowerCase()}-${knownAt}`,
  zone: ({ kind, side, formedAt }: Zone): string => `${kind}-${side}-${formedAt}`,
  pool: ({ kind, knownAt }: LiquidityPool): string => `equal-${kind}s-${knownAt}`,
  sweep: ({ side, knownAt }: Sweep): string => `sweep-${side}-${knownAt}`,
  level: ({ touches }: KeyLevel): string => `level-${touches[0]!.formedAt}`,
  chartPattern: ({ name, formedAt, knownAt }: ChartPattern): string =>
    `${name.toLowerCase().replace(/\s+/g, '-')}-${formedAt}-${knownAt}`,
  pattern: ({ name, knownAt }: PatternSighting): string => `${name.toLowerCase().replace(/\s+/g, '-')}-${knownAt}`,
};
