import type { PriceAxis } from '../../chart-reading.ts';

/** 0.00010 to a pixel: 1.2100 at 100. */
export const AXIS: PriceAxis = {
  y1: 0,
  price1: 1.22,
  y2: 200,
  price2: 1.2,
  scale: 'linear',
  labels: [],
  residualPx: 0,
  decimals: 5,
};
