import { readChart } from '@pipsight/chart-reader';
import { renderNegative } from '@pipsight/fixtures';
import { expect, it } from 'vitest';

/** Reading starts a text recogniser and shares the machine with other test files. */
const PATIENCE_MS = 60_000;

it(
  'letters of equal width, as regular as a few candles, are no chart without prices beside them',
  async () => {
    const { bytes } = await renderNegative('code-editor', 640_026);
    expect(await readChart(bytes)).toMatchObject({ ok: true, reading: { isChart: false, problems: ['not-a-chart'] } });
  },
  PATIENCE_MS,
);
