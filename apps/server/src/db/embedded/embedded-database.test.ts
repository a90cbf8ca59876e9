import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fsyncSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migratedDump } from '../../../test/test-database.ts';
import { openEmbedded, openInMemory } from '../open-database.ts';
import { openCluster } from './open-cluster.ts';

const FIRST_START_MS = 120_000;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function rethrow(error: Error): never {
  throw error;
}

it(
  'keeps every acknowledged row when the process is killed, and opens again',
  async () => {
    // What a crash in the middle of the very first start leaves behind.
    mkdirSync(join(folder, 'postgres.new', 'base'), { recursive: true });
    const module = new URL('../open-database.ts', import.meta.url).href;
    const script = `const { openEmbedded } = await import(${JSON.stringify(module)});
      const { pool } = await openEmbedded(${JSON.stringify(folder)}, console.error);
      await pool.query('create table notes (n int primary key)');
      for (let n = 1; ; n++) { await pool.query('insert into notes values ($1)', [n]); console.log(n); }`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let acknowledged = 0;
    for await (const line of createInterface({ input: child.stdout })) {
      acknowledged = Number(line);
      if (acknowledged === 200) {
        child.kill('SIGKILL');
        break;
      }
    }
    await once(child, 'exit');

    const database = await openEmbedded(folder, rethrow);
    const { rows } = await database.pool.query('select count(*)::int as count, max(n) from notes');
    await database.close();
    expect(acknowledged).toBe(200);
    expect(rows[0].count).toBe(rows[0].max);
    expect(rows[0].count).toBeGreaterThanOrEqual(200);
  },
  FIRST_START_MS,
);

it(
  'leaves the event loop free while a statement runs',
  async () => {
    const database = await openInMemory(await migratedDump());
    let turns = 0;
    const count = (): void => {
      turns += 1;
      timer = setTimeout(count, 5);
    };
    let timer = setTimeout(count, 5);
    await database.pool.query('select pg_sleep(0.5)');
    clearTimeout(timer);
    await database.close();
    // On the calling thread it would be 0 or 1; a busy machine loses many of the 100.
    expect(turns).toBeGreaterThan(2);
  },
  FIRST_START_MS,
);

describe('on the disk', () => {
  let pglite: PGlite;
  let syncs = 0;
  beforeAll(async () => {
    // The folder of the test above: creating another would take as long again.
    pglite = await openCluster(folder, (fd) => {
      syncs += 1;
      fsyncSync(fd);
    });
    await pglite.exec('create table memos (text text)');
  }, FIRST_START_MS);
  afterAll(() => pglite.close());

  it('syncs the disk at every commit', async () => {
    const before = syncs;
    for (let n = 0; n < 20; n += 1) await pglite.query('insert into memos values ($1)', [`note ${n}`]);
    expect(syncs - before).toBeGreaterThanOrEqual(20);
  });

  it('syncs once for a transaction of many statements', async () => {
    const before = syncs;
    await pglite.transaction(async (tx) => {
      for (let n = 0; n < 20; n += 1) await tx.query('insert into memos values ($1)', [`note ${n}`]);
    });
    expect(syncs - before).toBeGreaterThanOrEqual(1);
    expect(syncs - before).toBeLessThan(10);
  });

  it('does not sync for reading', async () => {
    const before = syncs;
    await pglite.query('select count(*) from memos');
    expect(syncs).toBe(before);
  });

  it('runs with the settings that make those syncs count', async () => {
    const { rows } = await pglite.query(
      `select name, setting from pg_settings where name in ('fsync', 'wal_sync_method', 'synchronous_commit') order by name`,
    );
    expect(rows).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'synchronous_commit', setting: 'on' },
      { name: 'wal_sync_method', setting: 'fsync' },
    ]);
  });
});
