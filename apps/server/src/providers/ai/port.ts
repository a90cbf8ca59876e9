import type { Candle, ModelClaim } from '@pipsight/trading';

/** One chart as it was measured, with its picture. What could not be read is null. */
export interface ModelChart {
  /** As the user named it; a label for the model, never more. */
  readonly filename: string;
  /** The picture that was measured: its pixels and the measures belong together. */
  readonly picture: { readonly bytes: Uint8Array; readonly mediaType: string };
  /** Normal spelling, `EURUSD`. */
  readonly symbol: string | null;
  /** `M1` to `MN`. */
  readonly timeframe: string | null;
  /** The price printed in the box on the axis. */
  readonly lastPrice: number | null;
  /** Prices at the upper and lower edge of the plot (`bottom < top`), and digits after the decimal point as printed. */
  readonly axis: {
    readonly top: number;
    readonly bottom: number;
    readonly scale: 'linear' | 'log';
    readonly decimals: number;
  };
  /** Oldest first. */
  readonly candles: readonly Candle[];
  /** What the built-in engine found on it (structure, zones, levels), a sentence with prices each; may be empty. */
  readonly findings: readonly string[];
}

/** What a model is asked: charts of one market, one to three. */
export interface ModelTask {
  readonly charts: readonly ModelChart[];
  /** Index of the chart that entry, stop and targets belong to. */
  readonly entryChart: number;
  /** Where the market is: every entry type is judged against it. */
  readonly currentPrice: number;
  /** The built-in engine's verdict in words; null keeps it from the model. */
  readonly engineView: string | null;
}

/** What an answer took. Counts are null where the provider does not state them. */
export interface ModelUse {
  readonly model: string;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  /** From the question to the end of the answer, all attempts and waits included. */
  readonly durationMs: number;
  /** By a list of known prices; null for a model that is not on it, and for a server of one's own. */
  readonly estimatedCostUsd: number | null;
  /** Names the texts the model was given, such as `2026-11-1`. */
  readonly promptVersion: string;
}

/**
 * Why a model gave no answer that can be used.
 *
 * - `bad-key`: the key is missing, wrong, or not allowed to use the model (HTTP 401, 403)
 * - `out-of-quota`: the account has no credit left, or its spending limit is reached
 * - `rate-limited`: too many requests for now (429)
 * - `unknown-model`: the provider does not know the model, or has nothing at the address (404)
 * - `rejected`: the provider calls the request invalid (another 4xx): a model without picture input, too long a context
 * - `unavailable`: no connection, one that broke off, or a server error (5xx, overloaded)
 * - `timed-out`: no whole answer within {@link VisionModel.timeoutMs}
 * - `refused`: the model or a content filter would not answer
 * - `truncated`: the answer stops at the model's length limit
 * - `unreadable-answer`: not what was asked for: empty, no JSON, of another shape, or too long
 */
export type ModelFailureReason =
  | 'bad-key'
  | 'out-of-quota'
  | 'rate-limited'
  | 'unknown-model'
  | 'rejected'
  | 'unavailable'
  | 'timed-out'
  | 'refused'
  | 'truncated'
  | 'unreadable-answer';

export interface ModelFailure<Reason = ModelFailureReason> {
  readonly ok: false;
  readonly failure: Reason;
  /** How long the provider asks to be left alone; null where it does not say. */
  readonly retryAfterSeconds: number | null;
  /** For the log and an administrator: `HTTP 429`. In words of our own, without any key, address or text of the provider. */
  readonly detail: string;
  /** What was spent nevertheless; null when no answer came. */
  readonly use: ModelUse | null;
}

export type ModelResult = { readonly ok: true; readonly answer: ModelClaim; readonly use: ModelUse } | ModelFailure;

/** `blind`: the model answers, but cannot read a number that is printed in a picture. */
export type SelfTestResult = { readonly ok: true } | ModelFailure<ModelFailureReason | 'blind'>;

/** A self-test that has ended. */
export interface SelfTestRecord {
  readonly result: SelfTestResult;
  readonly testedAt: Date;
}

/** A model that reads chart pictures. No call rejects, except with the signal's reason when that aborts. */
export interface VisionModel {
  /** `openai`, `anthropic`, `google` or `openai-compatible`. */
  readonly provider: string;
  /** The model's name as its provider spells it. */
  readonly model: string;
  /** No call takes longer, repeated attempts included. */
  readonly timeoutMs: number;
  /** Asks for a setup, or the reason there is none. */
  propose(task: ModelTask, signal: AbortSignal): Promise<ModelResult>;
  /** Shows the model a chart with a number printed in it, another one each time, and asks for the number. */
  selfTest(signal: AbortSignal): Promise<SelfTestResult>;
  /** The self-test that ended last; null before one has. */
  readonly lastSelfTest: SelfTestRecord | null;
}
