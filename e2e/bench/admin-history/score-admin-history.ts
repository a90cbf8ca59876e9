// What the history of all users costs at 100,000 analyses, compared with a call and a screen that show one row.
import { readFileSync } from 'node:fs';
import { openInMemory, openPostgres } from '../../../apps/server/src/db/open-database.ts';
import { startThrowawayPostgres } from '../../../scripts/throwaway-postgres.ts';
import { benchAdminHistory, type AdminHistoryCosts } from './bench-admin-history.ts';

type Ratios = Readonly<Record<string, number>>;

const SIZE = { users: 500, analyses: 100_000 };
/** A machine under load measures less evenly; a call without its index is off by far more. */
const TOLERANCE = 2.5;
const baseline: Record<string, Ratios> = JSON.parse(readFileSync(new URL('./baseline.json', import.meta.url), 'utf8'));
let isSlower = false;

function ratiosOf({ oneRowMs, screen, ...calls }: AdminHistoryCosts): Ratios {
  return {
    ...Object.fromEntries(Object.entries(calls).map(([name, ms]) => [name.replace(/Ms$/, ''), ms / oneRowMs])),
    groups: screen.groupsMs / screen.profileMs,
    entries: screen.entriesMs / screen.profileMs,
    memory: screen.usedMb / screen.openedMb,
  };
}

function report(name: string, costs: AdminHistoryCosts): void {
  const { screen, ...calls } = costs;
  console.log(`${name}, ${SIZE.analyses} analyses of ${SIZE.users} users`);
  for (const [key, value] of Object.entries({ ...calls, ...screen }))
    console.log(`  ${key.padEnd(16)} ${value.toFixed(1)}`);
  for (const [key, ratio] of Object.entries(ratiosOf(costs))) {
    const recorded = baseline[name]?.[key];
    const slower = recorded !== undefined && ratio > recorded * TOLERANCE;
    console.log(`  ratio ${key.padEnd(14)} ${ratio.toFixed(2)}${slower ? `  SLOWER: was ${recorded}` : ''}`);
    isSlower ||= slower;
  }
}

const postgres = await startThrowawayPostgres();
if (postgres) {
  const database = await openPostgres(postgres.url, (error) => console.error(error));
  report('PostgreSQL', await benchAdminHistory(database, SIZE));
  await database.close();
  postgres.stop();
} else {
  console.log('No PostgreSQL programs found: measured on the embedded database only.');
}
const embedded = await openInMemory(null);
report('embedded', await benchAdminHistory(embedded, SIZE));
await embedded.close();
process.exitCode = isSlower ? 1 : 0;
