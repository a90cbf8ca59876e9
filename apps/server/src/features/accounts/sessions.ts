import { createHash, randomBytes } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sessions, users } from '../../db/schema.ts';
import type { SessionLookup, Sessions } from '../../http/authentication.ts';

const DAY_MS = 86_400_000;
export const SESSION_DAYS = 30;
/** A session in use is prolonged once a day, not on every request. */
const RENEW_AFTER_MS = DAY_MS;

/** Sessions in the database. A token is 256 random bits; only its SHA-256 is stored. */
export function createSessions(db: Database, now: () => Date): Sessions {
  return {
    async start({ id: userId, passwordHash }) {
      const token = randomBytes(32).toString('base64url');
      const createdAt = now();
      await db.delete(sessions).where(lt(sessions.expiresAt, createdAt));
      return db.transaction(async (tx) => {
        // Held until the session stands: whoever sets another password meanwhile finds it, and ends it.
        const [current] = await tx
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
          .for('share');
        if (!current) return null;
        await tx
          .insert(sessions)
          .values({ tokenHash: hashToken(token), userId, createdAt, expiresAt: expiryFrom(createdAt) });
        return token;
      });
    },

    async find(token): Promise<SessionLookup> {
      const tokenHash = hashToken(token);
      const [found] = await db
        .select({ account: users, expiresAt: sessions.expiresAt })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(eq(sessions.tokenHash, tokenHash));
      if (!found || found.expiresAt <= now()) return { state: 'none' };
      if (!found.account.isActive) {
        await db.delete(sessions).where(eq(sessions.userId, found.account.id));
        return { state: 'inactive' };
      }
      const expiresAt = expiryFrom(now());
      const renewed = expiresAt.getTime() - found.expiresAt.getTime() >= RENEW_AFTER_MS;
      if (renewed) await db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash));
      return { state: 'active', account: found.account, renewed };
    },

    async end(token) {
      await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
    },
  };
}

/** What the database knows of a token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function expiryFrom(moment: Date): Date {
  return new Date(moment.getTime() + SESSION_DAYS * DAY_MS);
}
