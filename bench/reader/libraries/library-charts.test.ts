import { MARKETS, syntheticCandles } from '@pipsight/fixtures';
import { describe, expect, it } from 'vitest';
import { OPEN_LIBRARIES } from './library-chart.ts';
import { libraryCharts } from './library-charts.ts';

const real = [
  {
    symbol: 'EURUSD',
    timeframe: 'H4',
    candles: syntheticCandles({ seed: 1, market: MARKETS.EURUSD, count: 500, minutes: 240 }),
  },
];

describe('libraryCharts', () => {
  it('gives the same charts for the same seed and begins a longer list with the shorter', () => {
    expect(libraryCharts(1, 5, OPEN_LIBRARIES, [])).toEqual(libraryCharts(1, 7, OPEN_LIBRARIES, []).slice(0, 5));
    expect(libraryCharts(2, 1, OPEN_LIBRARIES, [])).not.toEqual(libraryCharts(1, 1, OPEN_LIBRARIES, []));
  });

  it('lets the libraries take turns, on synthetic and real prices in turn', () => {
    const charts = libraryCharts(1, 4, ['d3', 'uplot'], real);
    expect(charts.map(({ library }) => library)).toEqual(['d3', 'uplot', 'd3', 'uplot']);
    for (const chart of charts.slice(2))
      expect(chart).toMatchObject({ symbol: 'EURUSD', timeframe: 'H4', decimals: 5 });
  });

  it('never separates thousands and decimals with the same mark', () => {
    const charts = libraryCharts(3, 200, ['d3'], []);
    expect(charts.filter(({ thousands, decimalMark }) => thousands === decimalMark)).toEqual([]);
    expect(charts.some(({ decimalMark }) => decimalMark === ',')).toBe(true);
  });

  it('shows charts on desktops, on phones, as small and very large pictures and within web pages', () => {
    const charts = libraryCharts(3, 200, ['d3'], []);
    for (const widthPx of [390, 400, 3840]) expect(charts.some((chart) => chart.widthPx === widthPx)).toBe(true);
    expect(charts.some(({ page }) => page !== null)).toBe(true);
    expect(libraryCharts(3, 200, ['matplotlib'], []).every(({ page }) => page === null)).toBe(true);
  });

  it('gives a look by lot to charts of that name alone, in which every body is seen beside its wick', () => {
    expect(libraryCharts(3, 20, OPEN_LIBRARIES, []).some(({ lot }) => lot !== undefined)).toBe(false);
    for (const { lot, pitchPx } of libraryCharts(3, 50, ['by-lot'], []))
      expect(lot!.candle.wickPx).toBeLessThan(lot!.candle.bodyShare * pitchPx);
  });
});
