// How exactly charts are read: every measure on every style, pictures seen and unseen while the reader was built.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { accuracyPicture } from './accuracy-picture.ts';
import { benchCases, type Part, PARTS, type Split, SPLITS } from './bench-cases.ts';
import { benchTable } from './bench-table.ts';
import { lossesAgainst, type StyleTallies } from './compare-tallies.ts';
import { readCases } from './read-cases.ts';
import { pictureTable } from './score-tables.ts';
import { tallyOf } from './tally.ts';

type SplitTallies = Readonly<Record<Split, StyleTallies>>;

const BASELINE = new URL('baseline.json', import.meta.url);
const PICTURE = new URL('../../docs/reader-accuracy.svg', import.meta.url);
const THREADS = 2;

const { values } = parseArgs({
  options: {
    part: { type: 'string', multiple: true },
    split: { type: 'string', multiple: true },
    update: { type: 'boolean', default: false },
    pictures: { type: 'boolean', default: false },
  },
});
const parts = chosen('part', PARTS, values.part);
const splits = chosen('split', SPLITS, values.split);

const now: Record<Split, StyleTallies> = { seen: {}, unseen: {} };
for (const split of splits) {
  for (const part of parts) now[split] = { ...now[split], ...(await tallies(split, part)) };
}
console.log(benchTable(now.seen, now.unseen));

const baseline = readBaseline();
if (values.update) {
  const merged = { seen: { ...baseline?.seen, ...now.seen }, unseen: { ...baseline?.unseen, ...now.unseen } };
  writeFileSync(BASELINE, `${JSON.stringify(merged, null, 1)}\n`);
  writeFileSync(PICTURE, accuracyPicture(merged.seen, merged.unseen));
  console.log('\nbaseline.json and docs/reader-accuracy.svg show these figures now');
} else if (baseline === null) {
  console.log('\nno baseline.json to compare with: --update writes one');
  process.exitCode = 1;
} else {
  const losses = SPLITS.flatMap((split) =>
    lossesAgainst(baseline[split], now[split]).map((loss) => `${split} ${loss}`),
  );
  for (const loss of losses) console.log(`LOST ${loss}`);
  console.log(
    losses.length === 0 ? '\nnothing lost against baseline.json' : `\n${losses.length} losses against baseline.json`,
  );
  process.exitCode = losses.length === 0 ? 0 : 1;
}

async function tallies(split: Split, part: Part): Promise<StyleTallies> {
  const startedAt = performance.now();
  const scores = await readCases(benchCases(split, part), THREADS);
  console.warn(`${split} ${part}: ${scores.length} pictures, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  if (values.pictures) console.log(pictureTable(scores.toSorted((a, b) => a.name.localeCompare(b.name))));
  return Object.fromEntries(
    [...Map.groupBy(scores, ({ style }) => style)].map(([style, members]) => [style, tallyOf(members)]),
  );
}

function readBaseline(): SplitTallies | null {
  return existsSync(BASELINE) ? JSON.parse(readFileSync(BASELINE, 'utf8')) : null;
}

function chosen<T extends string>(
  option: string,
  all: readonly T[],
  wanted: readonly string[] | undefined,
): readonly T[] {
  const unknown = wanted?.find((name) => !all.some((known) => known === name));
  if (unknown !== undefined) throw new RangeError(`--${option} is one of ${all.join(', ')}, not "${unknown}"`);
  return wanted === undefined ? all : all.filter((name) => wanted.includes(name));
}
