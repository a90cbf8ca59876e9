import { expect, it } from 'vitest';
import { buildAnalysis } from '../../test/build-analysis.ts';
import { buildChart } from '../../test/build-chart.ts';
import { entryChart } from './entry-chart.ts';

it('is the chart that the entry was taken from', () => {
  const charts = [buildChart({ index: 0, role: 'bias' }), buildChart({ index: 1, role: 'entry' })];
  expect(entryChart(buildAnalysis({ charts }))?.index).toBe(1);
});

it('is the first chart where none is marked so', () => {
  const charts = [buildChart({ index: 0, role: 'bias' }), buildChart({ index: 1, role: 'confirmation' })];
  expect(entryChart(buildAnalysis({ charts }))?.index).toBe(0);
});

it('is nothing without charts', () => {
  expect(entryChart(buildAnalysis({ charts: [] }))).toBeUndefined();
});
