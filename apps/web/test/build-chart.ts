import { chartSchema, type Chart } from '@pipsight/contract';

/** A EURUSD chart of 800 x 600 from 1.09 at the top to 1.08 at the bottom, valid by the contract. */
export function buildChart(parts: Partial<Chart> = {}): Chart {
  return chartSchema.parse({ ...CHART, ...parts });
}

const CHART: Chart = {
  index: 0,
  filename: 'eurusd.png',
  width: 800,
  height: 600,
  role: 'entry',
  symbol: 'EURUSD',
  timeframe: 'H1',
  corrected: [],
  platform: 'mt5',
  plot: { x: 0, y: 0, w: 720, h: 600 },
  axis: { y1: 0, price1: 1.09, y2: 600, price2: 1.08, scale: 'linear', labelCount: 9, residualPx: 0.2 },
  candleCount: 40,
  candlePitchPx: 16,
  lastPrice: '1.08500',
  problems: [],
  marks: [],
};
