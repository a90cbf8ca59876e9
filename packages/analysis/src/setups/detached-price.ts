import type { ChartView } from '../chart-view.ts';

/** Price moves this far from the newest close, in ATR, only when bars are missing in between. */
const DETACHED_ATR = 4;

/** Whether the current price does not belong to the newest candle, so that nothing on the chart speaks of now. */
export function isDetached({ price, series, atr }: ChartView): boolean {
  return Math.abs(price - series.candles.at(-1)!.close) > DETACHED_ATR * atr;
}
