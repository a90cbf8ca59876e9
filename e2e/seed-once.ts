import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SEEDED_FOLDER } from './running-app.ts';

const SEED = fileURLToPath(new URL('seed-users.ts', import.meta.url));

/** Makes the database that every worker's server starts from a copy of; creating one takes seconds. */
export default function seedOnce(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'browser-test-seed-'));
  const { status, signal, stderr } = spawnSync('node', [SEED, folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The accounts could not be made (${String(status ?? signal)}): ${stderr}`);
  process.env[SEEDED_FOLDER] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
