import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChart } from '@pipsight/chart-reader';
import { CLUTTERED, SINGLE_CLUTTER } from '@pipsight/fixtures';
import { type BenchOptions, benchOptions } from './bench-options.ts';
import { drawOverlay } from './draw-overlay.ts';
import { dumpCorpus } from './dump-corpus.ts';
import type { ReaderCase } from './expected-chart.ts';
import { BY_LOT, OPEN_LIBRARIES } from './libraries/library-chart.ts';
import { libraryCases } from './libraries/library-cases.ts';
import { negativeCases } from './negative-cases.ts';
import { renderedCases, type RenderedCorpus, variedCases } from './rendered-cases.ts';
import { type ChartScore, scoreChart } from './score-chart.ts';
import { groupTable, pictureTable } from './score-tables.ts';
import { screensCases } from './screens-cases.ts';
import { axisCutCases, pairedCases, sampleCases, smallCases, tiledCases } from './special-cases.ts';
import { summarise } from './summarise.ts';

const options = benchOptions(process.argv.slice(2));
if (options.dump === undefined) await score(options);
else {
  const written = await dumpCorpus(options.dump, { ...options, count: options.corpus ?? 0 });
  console.log(`${written} charts with their truth in ${options.dump}`);
}

async function score(options: BenchOptions): Promise<void> {
  const cases = casesOf(options);
  if (cases === null) {
    console.log(`no labels.json in ${options.screens}: nothing scored (use --corpus N for rendered charts)`);
    return;
  }
  const scores: ChartScore[] = [];
  for await (const item of cases) scores.push(await scoreOne(item, options.overlays));

  const groups = Map.groupBy(scores, ({ style }) => style);
  const summaries = [...groups].map(([group, members]) => summarise(group, members));
  summaries.push(summarise('all', scores));
  if (options.json) console.log(JSON.stringify({ scores, summaries }));
  else console.log(`${pictureTable(scores)}\n\n${groupTable(summaries)}`);
}

function casesOf(options: BenchOptions): AsyncGenerator<ReaderCase> | ReaderCase[] | null {
  if (options.samples) return sampleCases();
  if (options.libraries !== null) return openLibraryCases(options.seed, options.libraries, options.style);
  if (options.varied !== null) return variedCases({ ...options, count: options.varied });
  if (options.cluttered !== null)
    return variedCases({ ...options, count: options.cluttered }, [
      ...CLUTTERED,
      ...(options.style ? SINGLE_CLUTTER : []),
    ]);
  if (options.corpus === null) return screensCases(options.screens);
  return corpusCases({ ...options, count: options.corpus });
}

/** Charts of the libraries that may be looked at, or of those by lot. */
function openLibraryCases(seed: number, count: number, style = ''): AsyncGenerator<ReaderCase> {
  const libraries = style === BY_LOT ? [BY_LOT] : OPEN_LIBRARIES.filter((name) => name.includes(style));
  if (libraries.length === 0) throw new RangeError(`none of ${OPEN_LIBRARIES.join(', ')} is named like "${style}"`);
  return libraryCases({ seed, count, libraries });
}

/** The rendered charts, then pictures without a chart and a few of every special kind. */
async function* corpusCases(corpus: RenderedCorpus): AsyncGenerator<ReaderCase> {
  yield* renderedCases(corpus);
  if (corpus.style !== undefined) return;
  yield* negativeCases(corpus.seed);
  const few = Math.ceil(corpus.count / 20);
  yield* pairedCases(corpus.seed, few);
  yield* tiledCases(corpus.seed, few);
  yield* smallCases(corpus.seed, few);
  yield* axisCutCases(corpus.seed, few);
}

async function scoreOne(item: ReaderCase, overlays: string | undefined): Promise<ChartScore> {
  const startedAt = performance.now();
  const result = await readChart(item.bytes);
  const elapsedMs = performance.now() - startedAt;
  if (!result.ok) throw new Error(`${item.name} was refused: ${result.reason}`);
  const { reading } = result;
  if (overlays !== undefined) {
    mkdirSync(overlays, { recursive: true });
    writeFileSync(join(overlays, `${item.name}.png`), await drawOverlay(item.bytes, reading));
  }
  return scoreChart(item, reading, elapsedMs);
}
