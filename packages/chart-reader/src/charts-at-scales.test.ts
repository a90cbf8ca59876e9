import { expect, test } from 'vitest';
import { chartIn, type ChartPart } from './candles/parts/chart-part.ts';
import { chartsAtScales } from './charts-at-scales.ts';
import { type DrawnChart, drawnCharts, PRICES } from './drawn-charts.test-helper.ts';

const [WIDTH, HEIGHT] = [1100, 400];
const LEFT: DrawnChart = { x: 20, y: 60, count: 45, pitchPx: 9, scaleX: 450, numbers: PRICES };
const RIGHT: DrawnChart = { ...LEFT, x: 560, scaleX: 1000 };

async function wholeOf(...charts: readonly DrawnChart[]): Promise<ChartPart> {
  const picture = await drawnCharts(WIDTH, HEIGHT, charts);
  return chartIn({ picture, leftPx: 0, topPx: 0 })[0]!;
}

/** First and last candle of each part, in columns of the picture, from left to right. */
function columnsOf(parts: readonly ChartPart[]): number[][] {
  const columns = parts.map(({ leftPx, field: { candles } }) =>
    [candles[0]!, candles.at(-1)!].map(({ x }) => Math.floor(x + leftPx)),
  );
  return columns.toSorted((a, b) => a[0]! - b[0]!);
}

test("parts two charts of one pitch at the scale between them, which is the left one's", async () => {
  const parts = chartsAtScales(await wholeOf(LEFT, RIGHT));
  expect(columnsOf(parts)).toEqual([
    [20, 416],
    [560, 956],
  ]);
  expect(parts.every(({ field }) => field.problems.includes('several-charts'))).toBe(true);
  expect(Math.max(...parts.map(({ leftPx }) => leftPx))).toBeGreaterThan(490);
});

test('gives the scale between them to the right one where each has its own at its left', async () => {
  const parts = chartsAtScales(await wholeOf({ ...LEFT, x: 80, scaleX: 10 }, { ...RIGHT, scaleX: 500 }));
  expect(columnsOf(parts)).toEqual([
    [80, 476],
    [560, 956],
  ]);
  expect(Math.max(...parts.map(({ leftPx }) => leftPx))).toBeLessThanOrEqual(500);
});

test('finds a chart of another pitch beside the one that was found', async () => {
  const parts = chartsAtScales(await wholeOf(LEFT, { ...RIGHT, count: 28, pitchPx: 14 }));
  expect(columnsOf(parts)).toEqual([
    [20, 416],
    [560, 938],
  ]);
});

test('leaves one chart whole, also round numbers that are on no scale', async () => {
  expect(chartsAtScales(await wholeOf({ ...LEFT, count: 100, scaleX: 980 }))).toEqual([]);
  const form = ['1.0136', '97.78', '2.39', '9,778.86', '0.05', '14', '233.82'];
  expect(chartsAtScales(await wholeOf({ ...LEFT, numbers: form }, RIGHT))).toEqual([]);
});
