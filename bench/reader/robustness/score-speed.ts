// What reading a 1920 x 1080 chart costs, compared with decoding it and recognising its axis once in the same run.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readChart } from '@pipsight/chart-reader';
import { axisPass } from './axis-pass.ts';
import { fullScreenCharts } from './full-screen-charts.ts';

/** The median ratio when it was last recorded. */
type Baseline = Readonly<{ ratio: number }>;

const BASELINE = new URL('./speed-baseline.json', import.meta.url);
/** Machines differ in how fast they recognise text, and load changes from one picture to the next. */
const TOLERANCE = 1.25;
const MOST_RATIO = 3;
const CHARTS = 10;
const ROUNDS = 3;

const { values } = parseArgs({ options: { record: { type: 'boolean', default: false } } });

const yardstick = await axisPass();
const rows: { name: string; readMs: number; yardstickMs: number }[] = [];
for (const { name, bytes, axisLeft } of await fullScreenCharts(CHARTS)) {
  const read: number[] = [];
  const pass: number[] = [];
  // Turn by turn, so that both meet the same load; the first round warms up and does not count.
  for (let round = 0; round <= ROUNDS; round++) {
    const readMs = await millisecondsOf(() => readChart(bytes));
    const passMs = await millisecondsOf(() => yardstick.run(bytes, axisLeft));
    if (round === 0) continue;
    read.push(readMs);
    pass.push(passMs);
  }
  rows.push({ name, readMs: median(read), yardstickMs: median(pass) });
}
await yardstick.close();

for (const { name, readMs, yardstickMs } of rows) {
  const ratio = (readMs / yardstickMs).toFixed(2);
  console.log(`${name.padEnd(28)} ${readMs.toFixed(0).padStart(5)} ms, ${ratio} times decode and one pass of the axis`);
}
const ratio = Number(median(rows.map(({ readMs, yardstickMs }) => readMs / yardstickMs)).toFixed(2));
const { ratio: recorded }: Baseline = JSON.parse(readFileSync(BASELINE, 'utf8'));
console.log(`median ${median(rows.map(({ readMs }) => readMs)).toFixed(0)} ms, ${ratio} times; recorded ${recorded}`);
if (values.record) writeFileSync(BASELINE, `${JSON.stringify({ ratio })}\n`);
else if (ratio > Math.min(MOST_RATIO, recorded * TOLERANCE)) {
  console.log('SLOWER than recorded');
  process.exitCode = 1;
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;
}
