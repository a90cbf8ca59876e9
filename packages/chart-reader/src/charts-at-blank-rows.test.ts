import { expect, test } from 'vitest';
import { chartIn, type ChartPart } from './candles/parts/chart-part.ts';
import { chartsAtBlankRows } from './charts-at-blank-rows.ts';
import { type DrawnChart, drawnCharts, PRICES } from './drawn-charts.test-helper.ts';

const UPPER: DrawnChart = { x: 20, y: 40, count: 70, pitchPx: 9, scaleX: 680, numbers: PRICES };

async function wholeOf(...charts: readonly DrawnChart[]): Promise<ChartPart> {
  const picture = await drawnCharts(760, 720, charts);
  return chartIn({ picture, leftPx: 0, topPx: 0 })[0]!;
}

test('parts two charts where the page between them is blank', async () => {
  const parts = chartsAtBlankRows(await wholeOf(UPPER, { ...UPPER, y: 420, count: 48, pitchPx: 13 }));
  expect(parts.map(({ field }) => field.candles.length).toSorted((a, b) => a - b)).toEqual([48, 70]);
  expect(parts.every(({ field }) => field.problems.includes('several-charts'))).toBe(true);
  const cut = Math.max(...parts.map(({ topPx }) => topPx));
  expect(cut).toBeGreaterThan(290);
  expect(cut).toBeLessThan(410);
});

test('leaves a chart and a pane below it whole, and one with nothing else', async () => {
  expect(chartsAtBlankRows(await wholeOf(UPPER, { ...UPPER, y: 420 }))).toEqual([]);
  expect(chartsAtBlankRows(await wholeOf(UPPER))).toEqual([]);
});

test('takes what has no scale for no chart', async () => {
  const other = { ...UPPER, y: 420, count: 48, pitchPx: 13, numbers: [] };
  expect(chartsAtBlankRows(await wholeOf(UPPER, other))).toEqual([]);
});
