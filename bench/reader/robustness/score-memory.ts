// Resident memory of a process whose one thread reads a thousand pictures of all kinds.
import { parseArgs } from 'node:util';
import { createChartReaderPool } from '@pipsight/chart-reader';
import { NEGATIVE_KINDS, renderNegative } from '@pipsight/fixtures';
import { smallCharts } from './small-charts.ts';

/** Pictures after which everything is loaded and buffers have found their size: each has been read four times by then. */
const WARM = 400;
/** Growth from then to the end that counts as a leak: a tenth of a megabyte a picture adds up to more. */
const MOST_GROWTH_MB = 60;
const REPORT_EVERY = 100;

const { values } = parseArgs({ options: { count: { type: 'string', default: '1000' } } });
const count = Number(values.count);

const negatives = await Promise.all(NEGATIVE_KINDS.map((kind, seed) => renderNegative(kind, seed)));
const pictures = [...(await smallCharts(3, 40)), ...negatives.map(({ bytes }) => bytes), Buffer.from('no picture')];
const pool = createChartReaderPool({ threads: 1 });
let warmMb = 0;
for (let done = 1; done <= count; done++) {
  const picture = pictures[done % pictures.length]!;
  // Every tenth is cut off, so that failures are among them.
  await pool.read(done % 10 === 0 ? picture.subarray(0, picture.length >> 1) : picture);
  if (done % REPORT_EVERY !== 0) continue;
  console.log(`${String(done).padStart(5)} read, ${residentMb()} MB resident`);
  if (done === WARM) warmMb = residentMb();
}
const grownMb = residentMb() - warmMb;
await pool.close();
console.log(`grown by ${grownMb} MB since picture ${WARM}`);
if (grownMb > MOST_GROWTH_MB) {
  console.log('GROWING');
  process.exitCode = 1;
}

function residentMb(): number {
  return Math.round(process.memoryUsage.rss() / 2 ** 20);
}
