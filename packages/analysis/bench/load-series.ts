import type { Candle } from '@pipsight/trading';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Candles of one market and timeframe, with the opening time of each as ISO text. */
export interface TimedSeries {
  readonly symbol: string;
  readonly timeframe: string;
  readonly times: readonly string[];
  readonly candles: readonly Candle[];
}

/** Reads every `SYMBOL_TIMEFRAME_FROM_TO.csv.gz` of a folder whose timeframe is wanted, in the order of their names. */
export function loadSeries(folder: string, timeframes: readonly string[]): TimedSeries[] {
  return readdirSync(folder)
    .toSorted()
    .filter((name) => name.endsWith('.csv.gz') && timeframes.includes(name.split('_')[1] ?? ''))
    .map((name) => {
      const [symbol, timeframe] = name.split('_');
      return {
        symbol: symbol!,
        timeframe: timeframe!,
        ...parseCandles(gunzipSync(readFileSync(join(folder, name))).toString()),
      };
    });
}

/** Rows of `time,open,high,low,close`, whatever columns follow, below one line of headings. */
export function parseCandles(csv: string): Pick<TimedSeries, 'times' | 'candles'> {
  const rows = csv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
  return {
    times: rows.map(([time]) => time ?? ''),
    candles: rows.map(([, open, high, low, close]) => ({
      open: Number(open),
      high: Number(high),
      low: Number(low),
      close: Number(close),
    })),
  };
}
