import { UNKNOWN_SYMBOL, type AnalysisCount, type AnalysisFilter } from '@pipsight/contract';

/** Analyses with and without a setup, of all symbols or of the one that a filter names. */
export function totalCounts(counts: readonly AnalysisCount[], { symbol }: AnalysisFilter) {
  const counted = counts.filter((count) => symbol === undefined || symbolOf(count) === symbol);
  return {
    withSetup: counted.reduce((sum, { withSetup }) => sum + withSetup, 0),
    withoutSetup: counted.reduce((sum, { withoutSetup }) => sum + withoutSetup, 0),
  };
}

/** A symbol as a filter names it. */
export function symbolOf({ currencyPair }: Pick<AnalysisCount, 'currencyPair'>): string {
  return currencyPair ?? UNKNOWN_SYMBOL;
}
