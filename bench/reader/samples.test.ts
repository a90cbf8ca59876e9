import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readChart } from '@pipsight/chart-reader';
import { renderChart, sampleCharts } from '@pipsight/fixtures';
import { expect, it } from 'vitest';
import { expectedOf } from './expected-of-truth.ts';
import { scoreChart } from './score-chart.ts';

const FOLDER = fileURLToPath(new URL('../../apps/web/public/samples/', import.meta.url));

/** Reading starts a text recogniser and shares the machine with other test files. */
const PATIENCE_MS = 60_000;

it.each(sampleCharts())(
  'reads the sample chart $file without an error',
  async ({ file, spec }) => {
    const bytes = readFileSync(FOLDER + file);
    const result = await readChart(bytes);
    if (!result.ok) throw new Error(`refused: ${result.reason}`);
    const { truth } = await renderChart(spec);
    const expected = [expectedOf(truth)];
    const score = scoreChart({ name: file, style: 'samples', extension: 'png', bytes, expected }, result.reading, 0);
    expect(score).toMatchObject({ chartTold: true, lastPrice: 'right', symbol: 'right', timeframe: 'right' });
    expect(score.axisErrorPx).toBeLessThan(1);
    expect(score.candles?.f1).toBe(1);
  },
  PATIENCE_MS,
);
