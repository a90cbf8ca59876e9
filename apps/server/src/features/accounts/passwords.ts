import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { HttpError } from '../../http/http-error.ts';
import { Semaphore } from '../../http/semaphore.ts';

/** OWASP's recommendation for argon2id, the library's default kind; a hash takes some 20 MiB and 10 ms. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing at once: enough for many sign-ins a second, and a bound on memory and processor. */
const AT_ONCE = 2;
/** About a second of work; whoever would wait longer is refused. */
const DEFAULT_MAX_WAITING = 100;

/** Makes and checks password hashes. Both throw HttpError 503 when too many wait for it already. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether a password matches. Without a hash (no such user) takes the same time and answers false. */
  matches(passwordHash: string | null, password: string): Promise<boolean>;
}

/** Hashes with argon2id, two at a time; `maxWaiting` more may wait for their turn. */
export function createPasswords(maxWaiting = DEFAULT_MAX_WAITING): Passwords {
  const turns = new Semaphore(AT_ONCE);
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    if (turns.queueLength < maxWaiting) return turns.run(work);
    return Promise.reject(new HttpError(503, 'The server is busy. Please try again in a moment.', 2));
  };
  const hashNow = (password: string): Promise<string> => inTurn(() => hash(password, ARGON2));
  let nobodys: Promise<string> | null = null;
  return {
    hash: hashNow,
    async matches(passwordHash, password) {
      nobodys ??= hash(randomBytes(16).toString('base64url'), ARGON2);
      const nobodysHash = await nobodys;
      const isMatch = await inTurn(() => verify(passwordHash ?? nobodysHash, password));
      return passwordHash !== null && isMatch;
    },
  };
}
