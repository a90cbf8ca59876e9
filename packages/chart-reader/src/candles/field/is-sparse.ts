import type { CandleField } from './candle-field.ts';

/** Share of the places between the first and the last candle of a chart that are taken, at least, even if a dialog hides some. */
const LEAST_FILLED = 0.5;

/** Whether candles stand in few of the places between the first and the last, as letters of words far apart do. */
export function isSparse({ candles, pitchPx }: Pick<CandleField, 'candles' | 'pitchPx'>): boolean {
  const places = (candles.at(-1)!.x - candles[0]!.x) / pitchPx;
  return candles.length - 1 < LEAST_FILLED * places;
}
