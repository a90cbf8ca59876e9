import type { Direction, EntryType } from '@pipsight/trading';
import type { ChartInput, MarketAnalysis } from '../market-analysis.ts';

/** A chart as it was read, with the prices at the lower and upper edge of its plot. */
export interface VisibleChart extends ChartInput {
  readonly lowest: number;
  readonly highest: number;
}

/**
 * What somebody else says of the charts, a vision model for one. Nothing in it is believed: prices are finite and above 0,
 * everything else is checked here. Null is what was not said.
 */
export interface ModelClaim {
  /** Symbol, timeframe and last price as read on the entry chart. */
  readonly symbol: string | null;
  readonly timeframe: string | null;
  readonly lastPrice: number | null;
  readonly hasSetup: boolean;
  readonly direction: Direction | null;
  readonly entryType: EntryType | null;
  readonly entryPrice: number | null;
  /** Price that must trade before the plan counts. */
  readonly triggerPrice: number | null;
  readonly stopLoss: number | null;
  readonly takeProfit1: number | null;
  readonly takeProfit2: number | null;
  /** The measured level that each price is said to rest on, by that level's own price. */
  readonly entryLevel: number | null;
  readonly stopLossLevel: number | null;
  readonly takeProfit1Level: number | null;
  readonly takeProfit2Level: number | null;
  readonly rejectionReason: string | null;
  readonly patterns: readonly string[];
  readonly keyLevels: readonly { readonly price: number; readonly label: string }[];
  readonly marketStructure: string | null;
  readonly analysisText: string;
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
