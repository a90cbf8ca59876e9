import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyDatabase, openTestDatabase } from '../../../test/test-database.ts';
import type { OpenDatabase } from '../../db/open-database.ts';
import { users } from '../../db/schema.ts';
import { ensureFirstAdministrator } from './first-administrator.ts';
import { createPasswords } from './passwords.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const passwords = createPasswords();
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => emptyDatabase(database));
afterAll(() => database.close());

const ensure = (password: string | null) =>
  ensureFirstAdministrator(database.db, passwords, { username: 'boss', password }, NOW);

it('makes an administrator without a limit, with a password that is generated and works', async () => {
  const made = await ensure(null);
  expect(made).toEqual({ username: 'boss', generatedPassword: expect.stringMatching(/^[\w-]{16}$/) });
  const [user] = await database.db.select().from(users);
  expect(user).toMatchObject({ username: 'boss', role: 'admin', analysisLimit: -1, isActive: true });
  expect(await passwords.matches(user!.passwordHash, made!.generatedPassword!)).toBe(true);
});

it('takes the password it is given, and tells nobody', async () => {
  expect(await ensure('correct horse')).toEqual({ username: 'boss', generatedPassword: null });
  const [user] = await database.db.select().from(users);
  expect(await passwords.matches(user!.passwordHash, 'correct horse')).toBe(true);
});

it('makes none when there is any user', async () => {
  const row = { username: 'someone', passwordHash: '', usageMonth: '2026-11-01', createdAt: NOW };
  await database.db.insert(users).values(row);
  expect(await ensure(null)).toBeNull();
});

it('makes one when several instances start at once', async () => {
  const made = await Promise.all([ensure(null), ensure(null), ensure(null)]);
  expect(made.filter((one) => one !== null)).toHaveLength(1);
  expect(await database.db.select().from(users)).toHaveLength(1);
});
