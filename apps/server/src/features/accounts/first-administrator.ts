import { randomBytes } from 'node:crypto';
import { UNLIMITED } from '@pipsight/trading';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { usageMonthOf } from '../../db/usage-month.ts';
import type { Passwords } from './passwords.ts';

/** The administrator who was made, with the password if it had to be generated. */
export interface FirstAdministrator {
  readonly username: string;
  readonly generatedPassword: string | null;
}

/** Makes the first administrator when there is no user yet; null when there is one. Safe when instances start at once. */
export async function ensureFirstAdministrator(
  db: Database,
  passwords: Passwords,
  wanted: { readonly username: string; readonly password: string | null },
  now: Date,
): Promise<FirstAdministrator | null> {
  if (await hasUsers(db)) return null;
  const generatedPassword = wanted.password === null ? randomBytes(12).toString('base64url') : null;
  const passwordHash = await passwords.hash(wanted.password ?? generatedPassword!);
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${users} in share row exclusive mode`);
    if (await hasUsers(tx)) return null;
    await tx.insert(users).values({
      username: wanted.username,
      passwordHash,
      role: 'admin',
      analysisLimit: UNLIMITED,
      usageMonth: usageMonthOf(now),
      canAccessInsights: true,
      canAccessTrades: true,
      createdAt: now,
    });
    return { username: wanted.username, generatedPassword };
  });
}

async function hasUsers(db: Pick<Database, 'select'>): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).limit(1);
  return found.length > 0;
}
