import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { addTrackingUser, addWatchedTrade } from '../../test/add-trade.ts';
import { pathMinute, pathPrice } from '../../test/tracker-path.ts';
import { openEmbedded } from '../db/open-database.ts';
import { trackedPrices, trades, type TradeRow } from '../db/schema.ts';

const PROCESS = fileURLToPath(new URL('../../test/tracker-process.ts', import.meta.url));
const TIMEOUT_MS = 600_000;

/** Runs a process that ticks from one minute to another; kills it where it stands still. */
async function run(folder: string, first: number, last: number, point: string): Promise<void> {
  const child = spawn(process.execPath, [PROCESS, folder, String(first), String(last), point], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    if (line === point) child.kill('SIGKILL');
  }
  await exited;
  expect(lines).toEqual([point === 'none' ? 'ended' : point]);
}

async function inFolder<T>(folder: string, work: (db: Awaited<ReturnType<typeof openEmbedded>>['db']) => Promise<T>) {
  const database = await openEmbedded(folder, (error) => {
    throw error;
  });
  const result = await work(database.db);
  await database.close();
  return result;
}

/** How a trade from the path's beginning must end: the first minute whose price touches a level decides. */
function expectedEnd({ stopLoss, takeProfit1 }: TradeRow): { status: string; minute: number } | null {
  for (let minute = 0; minute < 60; minute += 1) {
    const price = pathPrice(minute);
    if (price <= Number(stopLoss)) return { status: 'LOSS', minute };
    if (price >= Number(takeProfit1)) return { status: 'WIN', minute };
  }
  return null;
}

it(
  'closes every trade once and as if nothing had happened, although its process is killed at each point of a tick',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tracker-killed-'));
    await inFolder(folder, async (db) => {
      const userId = await addTrackingUser(db, pathMinute(0));
      for (let n = 1; n <= 40; n += 1) {
        const stopLoss = (1.084 - n * 0.0002).toFixed(5);
        const takeProfit1 = (1.084 + (((n * 17) % 40) + 1) * 0.0002).toFixed(5);
        await addWatchedTrade(db, userId, pathMinute(0), { stopLoss, takeProfit1 });
      }
    });
    const read = () => inFolder(folder, (db) => db.select().from(trades).orderBy(trades.id));

    await run(folder, 0.5, 10, 'asked');
    await run(folder, 20, 22, 'uncommitted');
    const beforeCommit = await read();
    await run(folder, 22.5, 32.5, 'committed');
    const afterCommit = await read();
    await run(folder, 59, 60, 'none');
    const after = await read();

    for (const earlier of [beforeCommit, afterCommit]) {
      const closed = earlier.filter(({ status }) => status !== 'PENDING');
      expect(closed.length).toBeGreaterThan(0);
      expect(after).toMatchObject(earlier.map((row) => (row.status === 'PENDING' ? { id: row.id } : row)));
    }
    for (const row of after) {
      const end = expectedEnd(row);
      expect(row.status).toBe(end?.status ?? 'PENDING');
      if (!end) continue;
      expect(row.closedAt!.getTime()).toBeGreaterThanOrEqual(pathMinute(end.minute).getTime());
      expect(row.closedAt!.getTime()).toBeLessThanOrEqual(pathMinute(end.minute + 1).getTime());
    }
    const ended = new Set(after.map(({ status }) => status));
    expect(ended).toEqual(new Set(['WIN', 'LOSS', 'PENDING']));
    expect(await inFolder(folder, (db) => db.select().from(trackedPrices))).toEqual([
      { symbol: 'EURUSD', until: pathMinute(60) },
    ]);
    rmSync(folder, { recursive: true });
  },
  TIMEOUT_MS,
);
