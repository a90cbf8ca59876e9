import type { MarketDataFailure } from '../../providers/market-data/port.ts';

type Reason = MarketDataFailure['reason'];

/** Where failures of a source are told. */
export interface HealthLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** Whether a source may be asked, by how it answered lately. */
interface SourceHealth {
  mayAsk(): boolean;
  /** `except` says why some symbols were not looked up, if so. */
  answered(except: MarketDataFailure | null): void;
  failed(failure: MarketDataFailure): void;
}

/** First and longest pause after a failure; it doubles while the source keeps failing. */
const PAUSES_MS: Readonly<Record<Reason, { readonly first: number; readonly longest: number }>> = {
  'rate-limited': { first: 30_000, longest: 900_000 },
  refused: { first: 60_000, longest: 900_000 },
  unavailable: { first: 5000, longest: 60_000 },
  unreadable: { first: 5000, longest: 60_000 },
};
/** A source that names a time to wait is believed within these bounds. */
const SHORTEST_RETRY_AFTER_MS = 1000;
const LONGEST_RETRY_AFTER_MS = 86_400_000;

/** A source that has answered this long without a failure has recovered. */
const RECOVERED_AFTER_MS = 300_000;

/** Keeps away from a source that fails, longer each time, and tells the log once for each kind of failure until it recovers. */
export function createSourceHealth(source: string, now: () => Date, log: HealthLog): SourceHealth {
  const told = new Set<Reason>();
  let failures = 0;
  let failedAtMs = 0;
  let askAgainAtMs = 0;

  function tell({ reason, detail }: MarketDataFailure): void {
    failedAtMs = now().getTime();
    if (told.has(reason)) return;
    told.add(reason);
    log.warn({ source, reason, detail }, 'market prices failed');
  }

  function pauseMs(failure: MarketDataFailure): number {
    if (failure.reason === 'rate-limited' && failure.retryAfterMs !== null) {
      return Math.min(Math.max(failure.retryAfterMs, SHORTEST_RETRY_AFTER_MS), LONGEST_RETRY_AFTER_MS);
    }
    const { first, longest } = PAUSES_MS[failure.reason];
    return Math.min(longest, first * 2 ** (failures - 1));
  }

  return {
    mayAsk: () => now().getTime() >= askAgainAtMs,
    answered(except) {
      failures = 0;
      if (except) return tell(except);
      if (told.size === 0 || now().getTime() - failedAtMs < RECOVERED_AFTER_MS) return;
      told.clear();
      log.info({ source }, 'market prices are back');
    },
    failed(failure) {
      failures += 1;
      askAgainAtMs = Math.max(askAgainAtMs, now().getTime() + pauseMs(failure));
      tell(failure);
    },
  };
}
