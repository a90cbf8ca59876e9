import { describe, expect, it } from 'vitest';
import type { LibraryChart } from './library-chart.ts';
import { libraryCharts } from './library-charts.ts';
import { makePageTools } from './page-tools.ts';

const tools = makePageTools();
const [drawn] = libraryCharts(1, 1, ['d3'], []);
const closes = [1, 2, 4, 8];
const chart: LibraryChart = {
  ...drawn!,
  bars: closes.map((close, at) => ({ timeMs: at, open: close, high: close, low: close, close, volume: 1 })),
  pitchPx: 10,
  averages: [2, 3],
  colours: { background: '#000000', text: '#ffffff', grid: '#222222', up: '#00ff00', down: '#ff0000' },
};

describe('makePageTools', () => {
  it('shows as many of the last bars as find room, or all', () => {
    expect(tools.lastBars(chart, 29)).toEqual({ bars: chart.bars.slice(2), from: 2 });
    expect(tools.lastBars(chart, 500)).toEqual({ bars: chart.bars, from: 0 });
  });

  it('gives averages from a bar on, null where there are not enough bars before', () => {
    expect(tools.averages(chart, 1)).toEqual([
      { name: 'MA 2', colour: '#2962ff', values: [1.5, 3, 6] },
      { name: 'MA 3', colour: '#ff9800', values: [null, 7 / 3, 14 / 3] },
    ]);
  });

  it('fills what is to be empty with the background', () => {
    expect(tools.fills({ ...chart, candles: 'filled' })).toEqual({ up: '#00ff00', down: '#ff0000' });
    expect(tools.fills({ ...chart, candles: 'hollow-up' })).toEqual({ up: '#000000', down: '#ff0000' });
    expect(tools.fills({ ...chart, candles: 'hollow' })).toEqual({ up: '#000000', down: '#000000' });
  });
});
