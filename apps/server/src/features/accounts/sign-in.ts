import { usernameSchema } from '@pipsight/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users, type UserRow } from '../../db/schema.ts';
import { CredentialAttempts } from './credential-attempts.ts';
import type { Passwords } from './passwords.ts';

interface SignInAttempt {
  readonly username: string;
  readonly password: string;
  /** Network address it comes from. */
  readonly address: string;
}

type SignInResult =
  | { readonly ok: true; readonly account: UserRow }
  | { readonly ok: false; readonly reason: 'wrong-credentials' | 'inactive' }
  | { readonly ok: false; readonly reason: 'too-many-attempts'; readonly retryAfterSeconds: number };

export type SignIn = (attempt: SignInAttempt) => Promise<SignInResult>;

/** Checks credentials and records the sign-in. Failures are limited by username and by address; successes are not. */
export function createSignIn(db: Database, passwords: Passwords, now: () => Date): SignIn {
  const attempts = new CredentialAttempts(now);

  return async ({ username, password, address }) => {
    const name = username.toLowerCase();
    // Counted before the check, so that attempts sent at once cannot all pass.
    const retryAfterSeconds = attempts.take(name, address);
    if (retryAfterSeconds > 0) return { ok: false, reason: 'too-many-attempts', retryAfterSeconds };

    const found = await findByUsername(db, name);
    const isMatch = await passwords.matches(found?.passwordHash ?? null, password);
    if (!found || !isMatch) return { ok: false, reason: 'wrong-credentials' };
    attempts.succeeded(name, address);
    if (!found.isActive) return { ok: false, reason: 'inactive' };
    const lastLoginAt = now();
    await db.update(users).set({ lastLoginAt }).where(eq(users.id, found.id));
    return { ok: true, account: { ...found, lastLoginAt } };
  };
}

async function findByUsername(db: Database, name: string): Promise<UserRow | undefined> {
  // No account has another kind of name, and PostgreSQL refuses some text, such as a zero byte, with an error.
  if (!usernameSchema.safeParse(name).success) return undefined;
  const [found] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.username})`, name));
  return found;
}
