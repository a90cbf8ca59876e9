import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyDatabase, openTestDatabase } from '../../../test/test-database.ts';
import type { OpenDatabase } from '../../db/open-database.ts';
import { usageReservations, users, type UserRow } from '../../db/schema.ts';
import { giveBackAbandonedUses, giveBackUse, reserveUse, settleUse } from './usage-reservation.ts';

const NOVEMBER = new Date('2026-11-30T23:59:00Z');
const DECEMBER = new Date('2026-12-01T00:01:00Z');
let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => emptyDatabase(database));
afterAll(() => database.close());

async function addUser(values: Partial<UserRow> = {}): Promise<string> {
  const row = { username: 'trader', passwordHash: '', usageMonth: '2026-11-01', createdAt: NOVEMBER, ...values };
  const [user] = await database.db.insert(users).values(row).returning();
  return user!.id;
}

async function usage() {
  const [user] = await database.db.select().from(users);
  return { month: user!.usageMonth, count: user!.usageCount, total: user!.totalAnalyses };
}

it('counts a use at once, and keeps it once it is settled', async () => {
  const reservation = await reserveUse(database.db, await addUser(), NOVEMBER);
  expect(await usage()).toEqual({ month: '2026-11-01', count: 1, total: 0 });
  expect(await database.db.transaction((tx) => settleUse(tx, reservation!))).toBe(true);
  await giveBackUse(database.db, reservation!);
  expect(await usage()).toEqual({ month: '2026-11-01', count: 1, total: 1 });
});

it('gives a use back once, however often it is asked to', async () => {
  const id = await addUser({ usageCount: 3 });
  const reservation = await reserveUse(database.db, id, NOVEMBER);
  await Promise.all([giveBackUse(database.db, reservation!), giveBackUse(database.db, reservation!)]);
  expect(await usage()).toMatchObject({ count: 3 });
});

it('does not take a use of last month from the count of this month', async () => {
  const id = await addUser();
  const november = await reserveUse(database.db, id, NOVEMBER);
  await reserveUse(database.db, id, DECEMBER);
  await giveBackUse(database.db, november!);
  expect(await usage()).toMatchObject({ month: '2026-12-01', count: 1 });
});

it('reserves nothing for an account that is deactivated', async () => {
  expect(await reserveUse(database.db, await addUser({ isActive: false }), NOVEMBER)).toBeNull();
});

it('gives back what a crash left, per user, and nothing newer', async () => {
  const id = await addUser();
  await reserveUse(database.db, id, NOVEMBER);
  await reserveUse(database.db, id, NOVEMBER);
  const minuteLater = new Date(NOVEMBER.getTime() + 60_000 - 1);
  await reserveUse(database.db, id, minuteLater);
  expect(await giveBackAbandonedUses(database.db, minuteLater)).toBe(2);
  expect(await usage()).toMatchObject({ count: 1 });
  expect(await database.db.select().from(usageReservations)).toHaveLength(1);
  expect(await giveBackAbandonedUses(database.db, minuteLater)).toBe(0);
});
