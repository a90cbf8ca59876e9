// What a tick of the tracker costs, compared with reading every watched trade in the same run.
import { readFileSync } from 'node:fs';
import { openInMemory, openPostgres } from '../../apps/server/src/db/open-database.ts';
import { startThrowawayPostgres } from '../../scripts/throwaway-postgres.ts';
import { benchTick, type TickCosts } from './bench-tick.ts';

/** Ratios to that which were measured when they were last recorded. */
type Baseline = Readonly<Record<string, { readonly quiet: number; readonly few: number }>>;

/** A machine under load measures less evenly; a tick that reads every trade is off by far more. */
const TOLERANCE = 2.5;
const baseline: Baseline = JSON.parse(readFileSync(new URL('./baseline.json', import.meta.url), 'utf8'));
let isSlower = false;

function report(name: string, trades: number, costs: TickCosts): void {
  const { quietMs, fewMs, readAllMs } = costs;
  const ratios = { quiet: quietMs / readAllMs, few: fewMs / readAllMs };
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  console.log(`${name}, ${trades} monitored trades on 30 symbols`);
  console.log(`  reading every trade        ${ms(readAllMs)}`);
  console.log(`  tick that decides nothing  ${ms(quietMs)}, ${ratios.quiet.toFixed(3)} of that`);
  console.log(
    `  tick that decides ${costs.fewTrades.toFixed(0).padEnd(8)} ${ms(fewMs)}, ${ratios.few.toFixed(3)} of that`,
  );
  console.log(`  tick that decides ${String(costs.leapTrades).padEnd(8)} ${ms(costs.leapMs)}`);
  for (const kind of ['quiet', 'few'] as const) {
    const recorded = baseline[name]?.[kind];
    if (recorded === undefined || ratios[kind] <= recorded * TOLERANCE) continue;
    console.log(`  SLOWER: ${kind} was ${recorded} of that when it was recorded`);
    isSlower = true;
  }
}

const postgres = await startThrowawayPostgres();
if (postgres) {
  const database = await openPostgres(postgres.url, (error) => console.error(error));
  report('PostgreSQL', 100_000, await benchTick(database, 100_000));
  await database.close();
  postgres.stop();
} else {
  console.log('No PostgreSQL programs found: measured on the embedded database only.');
}
const embedded = await openInMemory(null);
report('embedded', 10_000, await benchTick(embedded, 10_000));
await embedded.close();
process.exitCode = isSlower ? 1 : 0;
