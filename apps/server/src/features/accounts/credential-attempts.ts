import { AttemptLimiter } from '../../http/attempt-limiter.ts';
import { networkOf } from './network-of.ts';

const QUARTER_HOUR_MS = 15 * 60_000;
const BY_ACCOUNT = { attempts: 10, windowMs: QUARTER_HOUR_MS };
/** Higher, since an office shares one address. */
const BY_ADDRESS = { attempts: 50, windowMs: QUARTER_HOUR_MS };

/** Limits wrong guesses of a password, by account and by the network they come from. */
export class CredentialAttempts {
  readonly #byAccount: AttemptLimiter;
  readonly #byAddress: AttemptLimiter;

  constructor(now: () => Date) {
    const nowMs = (): number => now().getTime();
    this.#byAccount = new AttemptLimiter(BY_ACCOUNT, nowMs);
    this.#byAddress = new AttemptLimiter(BY_ADDRESS, nowMs);
  }

  /** Counts one guess. Returns 0 when it is allowed, else the seconds until the next one is. */
  take(account: string, address: string): number {
    return this.#byAddress.take(networkOf(address)) || this.#byAccount.take(account);
  }

  /** Says that the guess was right: the account's wrong ones are forgotten. */
  succeeded(account: string, address: string): void {
    this.#byAccount.reset(account);
    this.#byAddress.refund(networkOf(address));
  }
}
