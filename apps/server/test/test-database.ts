import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { MIGRATIONS_FOLDER } from '../src/db/migrate.ts';
import { openInMemory, openPostgres, type OpenDatabase } from '../src/db/open-database.ts';

const CACHE_FOLDER = fileURLToPath(new URL('../../../node_modules/.cache/pipsight', import.meta.url));

/** An empty database of a test file's own: embedded, or on the server that TEST_DATABASE_URL names. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  return url === undefined ? openInMemory(await migratedDump()) : openOnServer(url);
}

/** Leaves a test's database as it was in the beginning. */
export async function emptyDatabase({ db }: OpenDatabase): Promise<void> {
  await db.execute(sql`truncate table users, tracked_prices, tracker_turn, analysis_settings cascade`);
}

async function openOnServer(url: string): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const onServer = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await onServer(`create database ${name}`);
  const own = new URL(url);
  own.pathname = name;
  const database = await openPostgres(own.href, (error) => {
    throw error;
  });
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(`drop database ${name}`);
    },
  };
}

/** An empty database with the newest schema. Creating it takes seconds, so it is kept until the migrations change. */
export async function migratedDump(): Promise<Uint8Array> {
  const file = join(CACHE_FOLDER, `${schemaHash()}.tar`);
  try {
    return readFileSync(file);
  } catch {
    const database = await openInMemory(null);
    const dump = await database.dump();
    await database.close();
    mkdirSync(CACHE_FOLDER, { recursive: true });
    // Test files run at once: each writes its own and the last name wins.
    const unfinished = `${file}.${randomUUID()}`;
    writeFileSync(unfinished, dump);
    renameSync(unfinished, file);
    return dump;
  }
}

function schemaHash(): string {
  const hash = createHash('sha256');
  // It pins the version of the database exactly.
  hash.update(readFileSync(new URL('../package.json', import.meta.url)));
  for (const name of readdirSync(MIGRATIONS_FOLDER).toSorted()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(MIGRATIONS_FOLDER, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
