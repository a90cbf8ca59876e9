import { createChartReaderPool, notAChart } from '@pipsight/chart-reader';
import type { ReaderCase } from './expected-chart.ts';
import { type ChartScore, scoreChart } from './score-chart.ts';

/** Generous: a machine busy with other work is no fault of the reader. */
const TIMEOUT_MS = 180_000;
/** Drawn ahead of the threads that read. */
const WAITING = 2;

/** Stands for a picture that was refused. */
const NOTHING_READ = notAChart({ width: 0, height: 0 }, { decode: 0, segmentation: 0, ocr: 0, total: 0 });

/**
 * Reads and scores pictures, several at a time, in no fixed order. A picture that is refused counts as one nothing was
 * read from.
 * @throws Error if a reading crashes or never ends: no accuracy makes up for that.
 */
export async function readCases(cases: AsyncIterable<ReaderCase>, threads: number): Promise<ChartScore[]> {
  const pool = createChartReaderPool({ threads, timeoutMs: TIMEOUT_MS });
  const scores: ChartScore[] = [];
  const underWay = new Set<Promise<void>>();
  const score = async (item: ReaderCase): Promise<void> => {
    const result = await pool.read(item.bytes);
    if (result.ok) scores.push(scoreChart(item, result.reading, result.reading.timings.total));
    else if (result.reason === 'crashed' || result.reason === 'timed-out' || result.reason === 'aborted') {
      throw new Error(`${item.name}: the reading ${result.reason}`, { cause: result });
    } else scores.push(scoreChart(item, NOTHING_READ, 0));
  };
  try {
    for await (const item of cases) {
      const reading = score(item).finally(() => underWay.delete(reading));
      underWay.add(reading);
      if (underWay.size >= threads + WAITING) await Promise.race(underWay);
    }
    await Promise.all(underWay);
    return scores;
  } finally {
    await pool.close();
  }
}
