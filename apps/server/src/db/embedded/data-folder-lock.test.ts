import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataFolderInUseError, lockDataFolder } from './data-folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A process of its own that takes the lock, says so, and holds it until it is killed. */
async function lockInAnotherProcess() {
  const module = new URL('./data-folder-lock.ts', import.meta.url).href;
  const script = `const { lockDataFolder } = await import(${JSON.stringify(module)});
    lockDataFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 60_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

it('refuses a folder that another process holds, in one line', async () => {
  const other = await lockInAnotherProcess();
  expect(() => lockDataFolder(folder)).toThrow(
    `DATA_DIR "${folder}" is in use by another running process. Stop that one, choose another DATA_DIR, or set DATABASE_URL to share one PostgreSQL.`,
  );
  other.kill('SIGKILL');
  await once(other, 'exit');
});

it('takes a folder over from a process that was killed', async () => {
  const other = await lockInAnotherProcess();
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(() => lockDataFolder(folder).release()).not.toThrow();
});

it('refuses a second lock within one process, and gives the folder free again', () => {
  const first = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUseError);
  first.release();
  expect(() => lockDataFolder(folder).release()).not.toThrow();
});

it('creates the folder', () => {
  lockDataFolder(join(folder, 'a', 'b')).release();
  expect(existsSync(join(folder, 'a', 'b'))).toBe(true);
});
