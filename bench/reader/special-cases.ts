import { chartCorpus, type ChartSpec, LOOKS, renderChart, renderTiles, sampleCharts } from '@pipsight/fixtures';
import type { ReaderCase } from './expected-chart.ts';
import { expectedOf } from './expected-of-truth.ts';

const SMALL = { widthPx: 520, heightPx: 380, pitchPx: 9 };

/** The sample charts that new users are offered. */
export async function* sampleCases(): AsyncGenerator<ReaderCase> {
  for (const { file, spec } of sampleCharts()) {
    const { bytes, truth } = await renderChart(spec);
    yield { name: file, style: 'samples', extension: 'png', bytes, expected: [expectedOf(truth)] };
  }
}

/** Two charts in one picture, as many pictures as asked for. */
export async function* pairedCases(seed: number, count: number): AsyncGenerator<ReaderCase> {
  const charts = plainCharts(seed + 1, 2 * count);
  for (let index = 0; index < count; index++) {
    const pair = charts.slice(2 * index, 2 * index + 2).map((spec) => ({ ...spec, widthPx: 760, heightPx: 640 }));
    const { bytes, truths } = await renderTiles([pair]);
    const name = `two-${String(index).padStart(2, '0')}-${truths.map(({ style }) => style).join('-')}`;
    yield { name, style: 'two charts', extension: 'png', bytes, expected: truths.map(expectedOf) };
  }
}

/** How many charts stand in each row of a layout, and whether a menu runs over all of them, in turn. */
const LAYOUTS = [
  { rows: [1, 1], menuPx: 0 },
  { rows: [2, 2], menuPx: 0 },
  { rows: [2], menuPx: 44 },
  { rows: [2, 2], menuPx: 44 },
] as const;
const TILE = { widthPx: 640, heightPx: 460 };

/** Charts of one look below and beside each other, as many pictures as asked for. */
export async function* tiledCases(seed: number, count: number): AsyncGenerator<ReaderCase> {
  const charts = plainCharts(seed + 4, 4 * count);
  for (let index = 0; index < count; index++) {
    const { rows, menuPx } = LAYOUTS[index % LAYOUTS.length]!;
    const { look } = charts[4 * index]!;
    let next = 4 * index;
    const tiles = rows.map((length) => {
      next += length;
      return charts.slice(next - length, next).map((spec) => ({ ...spec, ...TILE, look, indicatorPane: false }));
    });
    const { bytes, truths } = await renderTiles(tiles, menuPx);
    const name = `tiled-${String(index).padStart(2, '0')}-${rows.join('+')}-${look.name}`;
    yield { name, style: 'tiled charts', extension: 'png', bytes, expected: truths.map(expectedOf) };
  }
}

/** Charts cut down to a corner with a few dozen candles. */
export async function* smallCases(seed: number, count: number): AsyncGenerator<ReaderCase> {
  for (const [index, spec] of plainCharts(seed + 2, count).entries()) {
    const { bytes, truth } = await renderChart({ ...spec, ...SMALL, indicatorPane: false });
    const name = `small-${String(index).padStart(2, '0')}-${truth.style}`;
    yield { name, style: 'small', extension: 'png', bytes, expected: [expectedOf(truth)] };
  }
}

/** Charts whose axis was cut off: no price can be read, and none may be made up. */
export async function* axisCutCases(seed: number, count: number): AsyncGenerator<ReaderCase> {
  const charts = plainCharts(seed + 3, count).filter(({ look }) => look.axisSide === 'right');
  for (const [index, spec] of charts.entries()) {
    const { plot } = (await renderChart(spec)).truth;
    const cropRightPx = spec.widthPx - plot.x - plot.w + 1;
    const { bytes, truth } = await renderChart({ ...spec, effects: { cropRightPx } });
    const name = `axis-cut-${String(index).padStart(2, '0')}-${truth.style}`;
    const expected = { ...expectedOf(truth), lastPrice: null, candles: [], axisPrinted: false };
    yield { name, style: 'axis cut off', extension: 'png', bytes, expected: [expected] };
  }
}

/** Charts that fill their picture, at density 1 and as drawn. */
function plainCharts(seed: number, count: number): ChartSpec[] {
  const looks = LOOKS.filter(({ chrome }) => chrome === 'none');
  return chartCorpus(seed, count, looks).map(({ spec }) => ({ ...spec, density: 1, effects: {} }));
}
