// Runs every test of the project and closes with one line that counts them.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { countPlaywright, countVitest, sumCounts, type Counts } from './test-counts.ts';
import { startThrowawayPostgres } from './throwaway-postgres.ts';

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));

/** Runs one command; a run that leaves no readable report counts as one failure. */
function run(command: string, args: string[], env: Record<string, string>, count: (report: unknown) => Counts): Counts {
  const file = join(reports, `${randomUUID()}.json`);
  const filled = args.map((arg) => arg.replace('{report}', file));
  const { status } = spawnSync(command, filled, {
    stdio: 'inherit',
    env: { ...process.env, ...env, REPORT_FILE: file },
  });
  try {
    const counts = count(JSON.parse(readFileSync(file, 'utf8')));
    // A runner can fail without a failed test: a config error, a leaked handle.
    return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const vitest = (args: string[], env: Record<string, string> = {}): Counts =>
  run('vitest', [...args, '--reporter=default', '--reporter=json', '--outputFile.json={report}'], env, countVitest);

const counts: Counts[] = [vitest(['run'])];

const postgres = await startThrowawayPostgres();
if (postgres) {
  console.log('\nThe tests that use a database once more, on PostgreSQL instead of the embedded one:');
  counts.push(vitest(['related', '--run', 'apps/server/test/test-database.ts'], { TEST_DATABASE_URL: postgres.url }));
  postgres.stop();
} else {
  console.log('\nNo PostgreSQL programs found: the server tests ran on the embedded database only.');
}

const build = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' });
if (build.status === 0) {
  try {
    const env = { CHROMIUM_PATH: ensureChromium() };
    counts.push(run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], env, countPlaywright));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    counts.push({ passed: 0, failed: 1, skipped: 0 });
  }
} else {
  counts.push({ passed: 0, failed: 1, skipped: 0 });
}

rmSync(reports, { recursive: true });
const { passed, failed, skipped } = sumCounts(counts);
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
