import { readdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../test/test-database.ts';
import { migrate, MIGRATIONS_FOLDER } from './migrate.ts';
import { users } from './schema.ts';

it('lets several instances start on an empty database at once', async () => {
  const migrations = readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith('.sql'));
  const database = await openTestDatabase();
  await database.pool.query('drop schema drizzle cascade; drop schema public cascade; create schema public');
  await Promise.all([migrate(database.pool), migrate(database.pool), migrate(database.pool)]);
  const { rows } = await database.db.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`);
  const found = await database.db.select().from(users);
  await database.close();
  expect([rows, found]).toEqual([[{ count: migrations.length }], []]);
});
