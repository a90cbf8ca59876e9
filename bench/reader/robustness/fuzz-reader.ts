// Mutates pictures and reads each: no crash, no hang, no leak, and no reading that cannot be.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createChartReaderPool } from '@pipsight/chart-reader';
import { mutants } from './mutations.ts';
import { readingFaults } from './reading-faults.ts';
import { smallCharts } from './small-charts.ts';

/** A busy machine takes several times as long as an idle one, a hang takes for ever. */
const TIMEOUT_MS = 30_000;
const CHARTS = 26;
const REPORT_EVERY = 100;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '2000' },
    from: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    /** Folder for the pictures that something was wrong with. */
    keep: { type: 'string' },
  },
});
const [count, from, seed] = [Number(values.count), Number(values.from), Number(values.seed)];

const pool = createChartReaderPool({ threads: 1, timeoutMs: TIMEOUT_MS });
const outcomes = new Map<string, number>();
const wrong: string[] = [];
let slowest = { name: '', ms: 0 };
let done = 0;
for await (const { name, bytes } of mutants(await smallCharts(seed, CHARTS), { seed, from, count })) {
  const startedAt = performance.now();
  const result = await pool.read(bytes);
  const ms = performance.now() - startedAt;
  if (done > 0 && ms > slowest.ms) slowest = { name, ms };
  const outcome = result.ok ? (result.reading.isChart ? 'a chart' : 'no chart') : result.reason;
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  const faults = result.ok ? readingFaults(result.reading) : [];
  if (outcome === 'timed-out' || outcome === 'crashed') faults.push(outcome);
  if (faults.length > 0) {
    wrong.push(`${name}: ${faults.join(', ')}`);
    console.log(wrong.at(-1));
    if (values.keep !== undefined) {
      mkdirSync(values.keep, { recursive: true });
      writeFileSync(join(values.keep, name.replaceAll(' ', '-')), bytes);
    }
  }
  done++;
  if (done % REPORT_EVERY === 0) console.log(`${done} read, ${residentMb()} MB resident`);
}
await pool.close();
console.log([...outcomes].map(([outcome, times]) => `${outcome}: ${times}`).join(', '));
console.log(`slowest: ${slowest.name}, ${slowest.ms.toFixed(0)} ms`);
console.log(wrong.length === 0 ? 'nothing wrong' : `${wrong.length} WRONG`);
process.exitCode = wrong.length === 0 ? 0 : 1;

function residentMb(): number {
  return Math.round(process.memoryUsage.rss() / 2 ** 20);
}
