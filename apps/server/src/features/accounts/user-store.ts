import type { NewUser, UserChange } from '@pipsight/contract';
import { desc, DrizzleQueryError, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../db/database.ts';
import { sessions, users, type UserRow } from '../../db/schema.ts';
import { usageMonthOf } from '../../db/usage-month.ts';

const UNIQUE_VIOLATION = '23505';
const uuid = z.guid();
const driverErrorSchema = z.object({ code: z.string() });

/** What an administrator sets of an account. */
type UserValues = Omit<UserChange, 'id'> & { readonly passwordHash?: string };

/** All accounts, newest first. */
export function listUsers(db: Database): Promise<UserRow[]> {
  return db.select().from(users).orderBy(desc(users.createdAt), desc(users.id));
}

/** Adds an account; null when another has its name, in whatever case. */
export async function addUser(
  db: Database,
  values: Omit<NewUser, 'password'>,
  passwordHash: string,
  now: Date,
): Promise<UserRow | null> {
  try {
    const [added] = await db
      .insert(users)
      .values({ ...values, passwordHash, usageMonth: usageMonthOf(now), createdAt: now })
      .returning();
    return added!;
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

/** Changes an account and ends its sessions where the change shuts them out; null when there is no such account. */
export async function changeUser(db: Database, id: string, values: UserValues): Promise<UserRow | null> {
  if (!isUuid(id)) return null;
  return db.transaction(async (tx) => {
    // An update of nothing is no statement, yet the account must be found.
    const [changed] =
      Object.keys(values).length > 0
        ? await tx.update(users).set(values).where(eq(users.id, id)).returning()
        : await tx.select().from(users).where(eq(users.id, id));
    if (!changed) return null;
    const shutsOut = values.isActive === false || values.passwordHash !== undefined;
    if (shutsOut) await tx.delete(sessions).where(eq(sessions.userId, id));
    return changed;
  });
}

/** Deletes an account with everything that belongs to it. False when there is no such account. */
export async function deleteUser(db: Database, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const deleted = await db.delete(users).where(eq(users.id, id)).returning({ id: users.id });
  return deleted.length > 0;
}

function isUuid(id: string): boolean {
  return uuid.safeParse(id).success;
}

function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof DrizzleQueryError)) return false;
  const cause = driverErrorSchema.safeParse(error.cause);
  return cause.success && cause.data.code === UNIQUE_VIOLATION;
}
