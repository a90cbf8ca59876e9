import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChartTruth } from '@pipsight/fixtures';
import type { ReaderCase } from '../expected-chart.ts';
import { expectedOf } from '../expected-of-truth.ts';
import { realSeries } from '../real-series.ts';
import type { LibraryChart, LibraryName } from './library-chart.ts';
import { libraryCharts } from './library-charts.ts';
import { type LibraryRenderer, type RenderedLibraryChart, startLibraryRenderer } from './library-renderer.ts';

export interface LibraryCorpus {
  readonly seed: number;
  readonly count: number;
  readonly libraries: readonly LibraryName[];
}

/** Pictures drawn before, kept apart by what draws them. */
const CACHE = join(tmpdir(), 'pipsight-library-charts');

/**
 * Charts drawn by real libraries, one at a time. Says so in a line where prices or a library are missing, and goes on
 * without.
 */
export async function* libraryCases({ seed, count, libraries }: LibraryCorpus): AsyncGenerator<ReaderCase> {
  const painters = hashOf([...ownFiles(), libraryVersions()]);
  const missing = new Set<string>();
  let renderer: LibraryRenderer | undefined;
  try {
    for (const chart of libraryCharts(seed, count, libraries, realSeries())) {
      const path = join(CACHE, hashOf([painters, JSON.stringify(chart)]));
      let drawn = cached(path);
      if (drawn === null) {
        renderer ??= await startLibraryRenderer();
        drawn = await renderer.render(chart);
        if (drawn !== null) keep(path, drawn);
      }
      if (drawn !== null) yield libraryCase(chart, drawn);
      else if (!missing.has(chart.library)) {
        console.warn(`no ${chart.library} on this machine: its charts are skipped`);
        missing.add(chart.library);
      }
    }
  } finally {
    await renderer?.close();
  }
}

function libraryCase({ id, library }: LibraryChart, { bytes, truth }: RenderedLibraryChart): ReaderCase {
  // Lightweight Charts is TradingView's own, and signs its charts with that name.
  const platform = library === 'lightweight-charts' ? ['tradingview', null] : [null];
  return { name: id, style: library, extension: 'png', bytes, expected: [{ ...expectedOf(truth), platform }] };
}

function cached(path: string): RenderedLibraryChart | null {
  if (!existsSync(`${path}.json`)) return null;
  const truth: ChartTruth = JSON.parse(readFileSync(`${path}.json`, 'utf8'));
  return { bytes: readFileSync(`${path}.png`), truth };
}

function keep(path: string, { bytes, truth }: RenderedLibraryChart): void {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(`${path}.png`, bytes);
  writeFileSync(`${path}.json`, JSON.stringify(truth));
}

function libraryVersions(): string {
  const { devDependencies }: { devDependencies: unknown } = JSON.parse(readFileSync('package.json', 'utf8'));
  return JSON.stringify(devDependencies);
}

function ownFiles(): string[] {
  const files = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  const names = files.map(({ parentPath, name }) => join(parentPath, name)).filter((name) => !name.includes('.test.'));
  return names.toSorted().map((name) => readFileSync(name, 'utf8'));
}

function hashOf(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 24);
}
