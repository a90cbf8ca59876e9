import { readChart } from '@pipsight/chart-reader';
import { type NegativeKind, renderNegative } from '@pipsight/fixtures';
import { expect, it } from 'vitest';

/** Reading starts a text recogniser and shares the machine with other test files. */
const PATIENCE_MS = 60_000;

it.each<[what: string, kind: NegativeKind, seed: number]>([
  ['letters of equal width, as regular as a few candles, without prices beside them', 'code-editor', 640_026],
  ['an area whose upper edge runs like prices', 'area-chart', 640_002],
  ['the steps of an order book', 'depth-chart', 640_030],
  ['a line in two colours, as rising and falling candles have', 'two-coloured-line', 640_103],
  ['a thick line, pieces of which are as wide as candles', 'rounded-line', 640_117],
  ['three lines, one above the other, as high together as candles', 'band-of-lines', 640_147],
])(
  'is no chart: %s',
  async (_, kind, seed) => {
    const { bytes } = await renderNegative(kind, seed);
    expect(await readChart(bytes)).toMatchObject({ ok: true, reading: { isChart: false, problems: ['not-a-chart'] } });
  },
  PATIENCE_MS,
);
