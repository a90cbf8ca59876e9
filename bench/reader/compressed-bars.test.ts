import { readChart } from '@pipsight/chart-reader';
import { chartCorpus, type ChartSpec, renderChart } from '@pipsight/fixtures';
import { expect, it } from 'vitest';
import { expectedOf } from './expected-of-truth.ts';
import { scoreCandles } from './score-candles.ts';

/** How exactly the bars of a chart are read; throws unless it says that they are bars. */
async function f1Of(spec: ChartSpec): Promise<number | null> {
  const { bytes, truth } = await renderChart(spec);
  const result = await readChart(bytes);
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  expect(result.reading.problems).toContain('ohlc-bars');
  return scoreCandles(result.reading.candles, expectedOf(truth)).f1;
}

it('reads bars whose thick lines compression left soft, not candles as narrow as that', async () => {
  expect(await f1Of(chartCorpus(9921, 52).at(-1)!.spec)).toBeGreaterThan(0.9);
});

it('reads bars of which most ticks meet, in a resampled window with a dashed grid as pale as their soft edges', async () => {
  const window = [...chartCorpus(4242, 52)].find(({ id }) => id === '016-terminal-window-black+bars')!;
  expect(await f1Of(window.spec)).toBeGreaterThan(0.9);
});
