/** How many attempts in how long. */
export interface AttemptLimit {
  readonly attempts: number;
  readonly windowMs: number;
}

interface Window {
  count: number;
  endsAtMs: number;
}

/** Keys remembered at most; beyond it the oldest windows are forgotten, so that an attacker cannot fill the memory. */
const MAX_KEYS = 50_000;

/** Counts attempts by key in fixed windows that begin with a key's first attempt. Held in memory, per process. */
export class AttemptLimiter {
  readonly #windows = new Map<string, Window>();
  readonly #limit: AttemptLimit;
  readonly #nowMs: () => number;

  constructor(limit: AttemptLimit, nowMs: () => number) {
    this.#limit = limit;
    this.#nowMs = nowMs;
  }

  /** Counts one attempt. Returns 0 when it is allowed, else the seconds until the next one is. */
  take(key: string): number {
    const now = this.#nowMs();
    const window = this.#windows.get(key);
    if (!window || window.endsAtMs <= now) {
      this.#windows.delete(key);
      this.#makeRoom();
      this.#windows.set(key, { count: 1, endsAtMs: now + this.#limit.windowMs });
      return 0;
    }
    if (window.count >= this.#limit.attempts) return Math.ceil((window.endsAtMs - now) / 1000);
    window.count += 1;
    return 0;
  }

  /** Takes back one attempt, which turned out to be none worth counting. */
  refund(key: string): void {
    const window = this.#windows.get(key);
    if (window && window.count > 0) window.count -= 1;
  }

  /** Forgets all attempts of a key. */
  reset(key: string): void {
    this.#windows.delete(key);
  }

  #makeRoom(): void {
    for (const key of this.#windows.keys()) {
      if (this.#windows.size < MAX_KEYS) return;
      this.#windows.delete(key);
    }
  }
}
