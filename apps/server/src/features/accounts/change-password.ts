import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sessions, users, type UserRow } from '../../db/schema.ts';
import { CredentialAttempts } from './credential-attempts.ts';
import type { Passwords } from './passwords.ts';
import { hashToken } from './sessions.ts';

interface PasswordChange {
  readonly account: Pick<UserRow, 'id' | 'passwordHash'>;
  readonly currentPassword: string;
  readonly newPassword: string;
  /** Token of the session that asks, which goes on. */
  readonly token: string;
  /** Network address it comes from. */
  readonly address: string;
}

type PasswordChangeResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'wrong-password' }
  | { readonly ok: false; readonly reason: 'too-many-attempts'; readonly retryAfterSeconds: number };

export type ChangePassword = (change: PasswordChange) => Promise<PasswordChangeResult>;

/**
 * Sets a user's own password after checking the current one, and ends the user's other sessions. Wrong guesses are
 * limited as at the sign-in, so that a session left open does not give the password away.
 */
export function createChangePassword(db: Database, passwords: Passwords, now: () => Date): ChangePassword {
  const attempts = new CredentialAttempts(now);

  return async ({ account, currentPassword, newPassword, token, address }) => {
    const retryAfterSeconds = attempts.take(account.id, address);
    if (retryAfterSeconds > 0) return { ok: false, reason: 'too-many-attempts', retryAfterSeconds };
    if (!(await passwords.matches(account.passwordHash, currentPassword))) {
      return { ok: false, reason: 'wrong-password' };
    }
    attempts.succeeded(account.id, address);
    const passwordHash = await passwords.hash(newPassword);
    return db.transaction(async (tx) => {
      // Whoever set another password meanwhile (an administrator, say) must not be overruled by the old one.
      const changed = await tx
        .update(users)
        .set({ passwordHash })
        .where(and(eq(users.id, account.id), eq(users.passwordHash, account.passwordHash)))
        .returning({ id: users.id });
      if (changed.length === 0) return { ok: false as const, reason: 'wrong-password' as const };
      await tx.delete(sessions).where(and(eq(sessions.userId, account.id), ne(sessions.tokenHash, hashToken(token))));
      return { ok: true as const };
    });
  };
}
