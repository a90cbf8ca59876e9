import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onPath } from './chromium.ts';
import { freePort } from './free-port.ts';

/** A PostgreSQL server of our own in a temporary folder, for the length of a test run. */
export interface ThrowawayPostgres {
  readonly url: string;
  stop(): void;
}

/** Starts one on a free loopback port; null where the PostgreSQL programs are not installed. */
export async function startThrowawayPostgres(): Promise<ThrowawayPostgres | null> {
  const bin = findPrograms();
  if (bin === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  // PostgreSQL refuses to run as root; the package brings a user of its own.
  const owner = process.getuid?.() === 0 ? postgresUser() : null;
  if (owner) {
    chownSync(folder, owner.uid, owner.gid);
    chmodSync(folder, 0o700);
  }
  const run = (program: string, args: string[]): void => {
    const options = { cwd: folder, encoding: 'utf8', ...(owner ? { uid: owner.uid, gid: owner.gid } : {}) } as const;
    // The server keeps its parent's pipes open: with them, a start would never be seen to end.
    const result = spawnSync(join(bin, program), args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
    if (result.status !== 0) throw new Error(`${program} ended with status ${String(result.status)}`);
  };
  const data = join(folder, 'data');
  const port = await freePort();
  run('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C']);
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c fsync=off -c unix_socket_directories=${folder}`;
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start']);
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    stop() {
      run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findPrograms(): string | null {
  const initdb = onPath('initdb');
  if (initdb !== undefined) return dirname(initdb);
  const debian = '/usr/lib/postgresql';
  if (!existsSync(debian)) return null;
  const newest = readdirSync(debian).toSorted((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? null : join(debian, newest, 'bin');
}

function postgresUser(): { uid: number; gid: number } {
  const id = (flag: string): number => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}
