import type { Problem } from '../../chart-reading.ts';
import type { ChartPart } from './chart-part.ts';
import { candleRows } from '../field/candle-rows.ts';

/** Curves and columns of an indicator that look like candles look like such. */
const OF_INDICATORS: ReadonlySet<Problem> = new Set(['same-fill', 'hidden-bodies']);
/** A few candles of another chart fill at least this share of its height; letters of a heading are lower, and an indicator stands below. */
const LEAST_FILLED = 0.25;

/** Whether what was found looks like candles of prices. */
export function isPriced(chart: ChartPart): boolean {
  return !chart.field.problems.some((problem) => OF_INDICATORS.has(problem)) && (!isFew(chart) || isFilled(chart));
}

export function isFew({ field: { problems } }: ChartPart): boolean {
  return problems.includes('few-candles');
}

function isFilled(chart: ChartPart): boolean {
  const { top, bottom } = candleRows(chart);
  return bottom - top >= LEAST_FILLED * chart.picture.height;
}
