/** The base rate counts as this many cases when a frequency is drawn towards it. */
const BASE_RATE_CASES = 100;

/** A count of cases and of those that reached target 1 first. */
export interface Count {
  readonly cases: number;
  readonly wins: number;
}

/**
 * Percent of cases that reached target 1 first, drawn towards the base rate of all rules and timeframes as if that were
 * {@link BASE_RATE_CASES} further cases, to one decimal. Null where the base rate itself rests on fewer cases than that.
 */
export function shrunkPercent({ cases, wins }: Count, base: Count): number | null {
  if (base.cases < BASE_RATE_CASES) return null;
  const share = (wins + (BASE_RATE_CASES * base.wins) / base.cases) / (cases + BASE_RATE_CASES);
  return Math.round(1000 * share) / 10;
}
