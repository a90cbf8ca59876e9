import type { NewUser, UserChange } from '@pipsight/contract';
import { desc, DrizzleQueryError, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../db/database.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { sessions, users, type UserRow } from '../../db/schema.ts';
import { usageMonthOf } from '../../db/usage-month.ts';

const UNIQUE_VIOLATION = '23505';
const driverErrorSchema = z.object({ code: z.string() });

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
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

/** What came of an administrator's action on an account. */
export type AccountAction<T> =
  | { readonly ok: true; readonly value: T }
  /** `not-administrator`: another administrator took the right from the one who acts while the action was under way. */
  | { readonly ok: false; readonly reason: 'no-such-user' | 'not-administrator' };

/** Changes an account and ends its sessions where the change shuts them out. */
export function changeUser(
  db: Database,
  actorId: string,
  id: string,
  values: UserValues,
): Promise<AccountAction<UserRow>> {
  return actOnUser(db, actorId, id, async (tx, user) => {
    // An update of nothing is no statement.
    if (Object.keys(values).length === 0) return user;
    const [changed] = await tx.update(users).set(values).where(eq(users.id, id)).returning();
    const shutsOut = values.isActive === false || values.passwordHash !== undefined;
    if (shutsOut) await tx.delete(sessions).where(eq(sessions.userId, id));
    return changed!;
  });
}

/** Deletes an account with everything that belongs to it. */
export function deleteUser(db: Database, actorId: string, id: string): Promise<AccountAction<void>> {
  return actOnUser(db, actorId, id, async (tx) => {
    await tx.delete(users).where(eq(users.id, id));
  });
}

/**
 * Acts on one account while both its row and that of the administrator who acts are held. Who acts is still an active
 * administrator then, and never acts on the own row: so of administrators who act on each other at once, one remains.
 */
async function actOnUser<T>(
  db: Database,
  actorId: string,
  id: string,
  act: (tx: Transaction, user: UserRow) => Promise<T>,
): Promise<AccountAction<T>> {
  if (!isUuid(id)) return { ok: false, reason: 'no-such-user' };
  return db.transaction(async (tx) => {
    // In one order always: two who hold one row each and wait for the other's would wait for ever.
    const held = await tx
      .select()
      .from(users)
      .where(inArray(users.id, [actorId, id]))
      .orderBy(users.id)
      .for('update');
    const actor = held.find((row) => row.id === actorId);
    if (actor?.role !== 'admin' || !actor.isActive) return { ok: false, reason: 'not-administrator' };
    const user = held.find((row) => row.id === id.toLowerCase());
    if (!user) return { ok: false, reason: 'no-such-user' };
    return { ok: true, value: await act(tx, user) };
  });
}

function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof DrizzleQueryError)) return false;
  const cause = driverErrorSchema.safeParse(error.cause);
  return cause.success && cause.data.code === UNIQUE_VIOLATION;
}
