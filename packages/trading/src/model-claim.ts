import type { Direction } from './price.ts';
import type { EntryType } from './setup.ts';

/**
 * What a vision model says of charts. Only its form has been checked: prices are finite and above 0, texts and lists bounded
 * and without control characters. None of its numbers has been compared with the picture, and no text is safe as markup. Null
 * is what was not said.
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
  /**
   * The measured level each price of the plan rests on, by that level's own price as it was copied from the findings: a
   * wrong digit in one of the two contradicts the other. Null where it rests on none.
   */
  readonly entryLevel: number | null;
  readonly stopLossLevel: number | null;
  readonly takeProfit1Level: number | null;
  readonly takeProfit2Level: number | null;
  /** Why there is no setup; may be left out. */
  readonly rejectionReason: string | null;
  readonly patterns: readonly string[];
  readonly keyLevels: readonly { readonly price: number; readonly label: string }[];
  readonly marketStructure: string | null;
  /** Reasoning for the trader; never empty. */
  readonly analysisText: string;
}
