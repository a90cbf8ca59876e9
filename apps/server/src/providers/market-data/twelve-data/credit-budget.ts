const MINUTES_A_DAY = 1440;
const MINUTE_MS = 60_000;

export interface CreditLimits {
  readonly perMinute: number;
  /** Null where a plan has no daily limit. */
  readonly perDay: number | null;
}

/** Credits to spend on calls, so that neither limit is ever passed and a day's credits last the day. */
export interface CreditBudget {
  /** Time in which one credit comes back. */
  readonly refillMs: number;
  /** Takes as many credits as there are, up to `wanted`; says how many. */
  take(wanted: number): number;
  /** Time until there is a credit again; 0 while there is one. */
  waitMs(): number;
}

/** A full budget. Credits come back at an even pace, and what was not spent is saved for as many as fit in a minute's limit. */
export function createCreditBudget({ perMinute, perDay }: CreditLimits, now: () => Date): CreditBudget {
  // A full budget spent at once and all that comes back within the same minute, or day, must stay within the limit.
  const refillAMinute = Math.min(
    perMinute / 2,
    perDay === null ? Infinity : Math.max(perDay - perMinute, 1) / MINUTES_A_DAY,
  );
  const size = Math.max(1, Math.floor(perMinute - refillAMinute));
  const refillMs = MINUTE_MS / refillAMinute;
  let credits = size;
  let countedAtMs = now().getTime();

  function count(): void {
    const nowMs = now().getTime();
    credits = Math.min(size, credits + Math.max(0, nowMs - countedAtMs) / refillMs);
    countedAtMs = nowMs;
  }

  return {
    refillMs,
    take(wanted) {
      count();
      const taken = Math.min(wanted, Math.floor(credits));
      credits -= taken;
      return taken;
    },
    waitMs() {
      count();
      return credits >= 1 ? 0 : Math.ceil((1 - credits) * refillMs);
    },
  };
}
