import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { lockDataFolder } from './db/embedded/data-folder-lock.ts';

/** Starts the server with nothing in its environment but these variables, and waits for it to give up. */
function startAndFail(environment: Record<string, string>) {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const result = spawnSync(process.execPath, [main], { encoding: 'utf8', env: environment });
  return { status: result.status, stdout: result.stdout, stderr: result.stderr };
}

it('ends with one line when a variable has a wrong value', () => {
  expect(startAndFail({ PORT: 'http' })).toEqual({
    status: 1,
    stdout: '',
    stderr: 'PORT="http" cannot be used: it must be a port from 0 to 65535 (0 takes any free one).\n',
  });
});

it('ends with one line when another process uses its data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'main-'));
  const lock = lockDataFolder(folder);
  const result = startAndFail({ DATA_DIR: folder });
  lock.release();
  rmSync(folder, { recursive: true });
  expect(result).toEqual({
    status: 1,
    stdout: '',
    stderr: `The embedded database cannot be opened: DATA_DIR "${folder}" is in use by another running process. Stop that one, choose another DATA_DIR, or set DATABASE_URL to share one PostgreSQL.\n`,
  });
});

it('ends with one line when its PostgreSQL does not answer', () => {
  const result = startAndFail({ DATABASE_URL: 'postgresql://user:secret@127.0.0.1:1/none' });
  expect(result).toEqual({
    status: 1,
    stdout: '',
    stderr: 'DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1\n',
  });
});
