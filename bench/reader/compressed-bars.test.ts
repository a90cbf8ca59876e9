import { readChart } from '@pipsight/chart-reader';
import { chartCorpus, renderChart } from '@pipsight/fixtures';
import { expect, it } from 'vitest';
import { expectedOf } from './expected-of-truth.ts';
import { scoreCandles } from './score-candles.ts';

it('reads bars whose thick lines compression left soft, not candles as narrow as that', async () => {
  const { bytes, mediaType, truth } = await renderChart(chartCorpus(9921, 52).at(-1)!.spec);
  expect(mediaType).toBe('image/jpeg');
  const result = await readChart(bytes);
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  expect(result.reading.problems).toContain('ohlc-bars');
  expect(scoreCandles(result.reading.candles, expectedOf(truth)).f1).toBeGreaterThan(0.9);
});
