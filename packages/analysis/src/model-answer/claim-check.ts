import type { ChartInput, MarketAnalysis } from '../market-analysis.ts';

/** A chart as it was read, with the prices at the lower and upper edge of its plot. */
export interface VisibleChart extends ChartInput {
  readonly lowest: number;
  readonly highest: number;
}

/** The prices of a plan, by the names of the analysis that shows them. */
export type PlanPrice = 'entryPrice' | 'stopLoss' | 'takeProfit1' | 'takeProfit2';

/**
 * How one statement stands against the picture. `measured`: it is what was measured. `checked`: it follows from that by a
 * rule. `not-checkable`: the picture shows nothing to hold it against. `failed`: the picture says otherwise.
 */
export interface ClaimCheck {
  readonly name: string;
  readonly status: 'measured' | 'checked' | 'not-checkable' | 'failed';
  readonly detail: string;
  /** The price it is about. */
  readonly price?: PlanPrice;
}

/** What is left of an answer after the checks. */
export interface CheckedAnswer {
  /** The claim where it stood, in the words that stood; else without a setup, and `rejectionReason` says what did not. */
  readonly analysis: MarketAnalysis;
  readonly checks: readonly ClaimCheck[];
  /** Whether the picture contradicted the claim, so that nothing of it is shown. */
  readonly isRefused: boolean;
}
