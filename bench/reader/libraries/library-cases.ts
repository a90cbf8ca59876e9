import type { ReaderCase } from '../expected-chart.ts';
import { expectedOf } from '../expected-of-truth.ts';
import type { LibraryName } from './library-chart.ts';
import { libraryCharts } from './library-charts.ts';
import { startLibraryRenderer } from './library-renderer.ts';
import { realSeries } from './real-series.ts';

const OHLC_FOLDER = '../shared/data/ohlc';

export interface LibraryCorpus {
  readonly seed: number;
  readonly count: number;
  readonly libraries: readonly LibraryName[];
}

/**
 * Charts drawn by real libraries, one at a time. Says so in a line where prices or a library are missing, and goes on
 * without.
 */
export async function* libraryCases({ seed, count, libraries }: LibraryCorpus): AsyncGenerator<ReaderCase> {
  const real = realSeries(OHLC_FOLDER);
  if (real === null) console.warn(`no price series in ${OHLC_FOLDER}: library charts show synthetic prices only`);
  const renderer = await startLibraryRenderer();
  const missing = new Set<string>();
  try {
    for (const chart of libraryCharts(seed, count, libraries, real ?? [])) {
      const drawn = await renderer.render(chart);
      if (drawn === null) {
        if (!missing.has(chart.library)) console.warn(`no ${chart.library} on this machine: its charts are skipped`);
        missing.add(chart.library);
        continue;
      }
      const expected = expectedOf(drawn.truth);
      // Lightweight Charts is TradingView's own, and signs its charts with that name.
      const platform = chart.library === 'lightweight-charts' ? ['tradingview', null] : [null];
      yield {
        name: chart.id,
        style: chart.library,
        extension: 'png',
        bytes: drawn.bytes,
        expected: [{ ...expected, platform }],
      };
    }
  } finally {
    await renderer.close();
  }
}
