/** A price as its source made it. */
export interface SourceQuote {
  /** As asked for: upper case, no separator, `EURUSD`. */
  readonly symbol: string;
  /** Middle of bid and ask where the source has both; finite and above 0. */
  readonly price: number;
  readonly asOf: Date;
}

/** What happened to a price in a span of time; `low <= open, close <= high`. */
export interface PriceBar {
  readonly from: Date;
  readonly to: Date;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/** Too many requests, or the day's credits are spent. */
interface RateLimited {
  readonly ok: false;
  readonly reason: 'rate-limited';
  /** How long the source asks to be left alone; null where it does not say. */
  readonly retryAfterMs: number | null;
  /** For the log: what happened, without any key. */
  readonly detail?: string;
}

interface SourceFailed {
  readonly ok: false;
  /**
   * `refused`: the key is missing, wrong or not allowed to ask for this. `unavailable`: no answer, none in time, or a server
   * error. `unreadable`: an answer that is not what its documentation says.
   */
  readonly reason: 'refused' | 'unavailable' | 'unreadable';
  readonly detail?: string;
}

/** Why a source gave no prices. */
export type MarketDataFailure = RateLimited | SourceFailed;

/** Symbols that a source could not look up this time, while it could others. */
export interface Skipped {
  readonly symbols: readonly string[];
  readonly because: MarketDataFailure;
}

export type QuotesResult =
  | { readonly ok: true; readonly quotes: readonly SourceQuote[]; readonly skipped?: Skipped }
  | MarketDataFailure;

/**
 * `bars` are oldest first, do not overlap, lie wholly between the two moments, and leave out spans in which nothing was
 * traded. They may end early: at most the source's shortest bar before `to`, or earlier still for a span longer than the
 * source gives at once. Who needs the rest asks again from the last bar's `to`.
 */
export type BarsResult = { readonly ok: true; readonly bars: readonly PriceBar[] } | MarketDataFailure;

/**
 * A source of market prices. Symbols are given in the normal spelling. Neither call rejects, except with the signal's reason
 * when that aborts.
 */
export interface MarketData {
  /** Short name, shown to users and stored with prices: `simulated`, `oanda`. */
  readonly name: string;
  /** Whether prices move with the market. A daily fixing does not, and closes no trade. */
  readonly isLive: boolean;
  /** How long an answer counts as new: asking for a symbol again within it is of no use, or costs too much. */
  readonly freshForMs: number;
  /** Newest prices. Symbols it does not know are left out; prices that are no price never appear. */
  quotes(symbols: readonly string[], signal: AbortSignal): Promise<QuotesResult>;
  /** What the price did between two moments, neither in the future; null where the source keeps no history. */
  readonly bars: ((symbol: string, from: Date, to: Date, signal: AbortSignal) => Promise<BarsResult>) | null;
}
