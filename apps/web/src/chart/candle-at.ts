import type { Chart, ChartCandles } from '@pipsight/contract';
import type { Candle } from '@pipsight/trading';

/** The candle that was read nearest to a place of the picture; null where none is within half the usual distance. */
export function candleAt(
  { x, open, high, low, close }: ChartCandles,
  { candlePitchPx }: Pick<Chart, 'candlePitchPx'>,
  xPx: number,
): Candle | null {
  const distances = x.map((middle) => Math.abs(middle - xPx));
  const nearest = Math.min(...distances);
  if (nearest > candlePitchPx / 2) return null;
  const index = distances.indexOf(nearest);
  return { open: open[index]!, high: high[index]!, low: low[index]!, close: close[index]! };
}
