import type { Bias } from '../structure/side.ts';

export const RULES = ['Trend pullback', 'Breakout and retest', 'Sweep reversal', 'Range fade'] as const;
type Rule = (typeof RULES)[number];

/** Rules that trade against the last move instead of with the trend. */
export const TURNS: ReadonlySet<Rule> = new Set<Rule>(['Sweep reversal', 'Range fade']);

/** What evidence speaks about. Two pieces of one kind follow from each other and count once. */
export type EvidenceKind = 'trend' | 'location' | 'zone' | 'level' | 'liquidity' | 'candle' | 'momentum';

/** One reason for an idea. */
export interface Reason {
  readonly kind: EvidenceKind;
  readonly text: string;
  readonly chartIndex: number;
  readonly findingIds: readonly string[];
}

/** A trade that a rule sees, before its prices are worked out and its merits are judged. Prices are not rounded. */
export interface Idea {
  readonly rule: Rule;
  readonly side: Bias;
  /** Where to enter: the price now, or a price to wait for. */
  readonly entry: number;
  /** The price beyond which the idea is wrong; the stop goes past it. */
  readonly invalidation: number;
  /** What lies at the entry, `bullish order block 1.08412 to 1.08467`. */
  readonly place: string;
  /** Targets of the idea's own (the far side of a range, a measured move), besides the levels on the way. */
  readonly ownTargets: readonly { readonly price: number; readonly words: string }[];
  readonly reasons: readonly Reason[];
  /** What must happen first; null when nothing must. */
  readonly waitsFor: { readonly price: number; readonly text: string } | null;
}
