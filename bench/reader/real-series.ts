import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PriceSeries, TimedCandle } from '@pipsight/fixtures';

/** Enough for stretches that differ, without reading megabytes into every run. */
const LAST_BARS = 6000;

/** Where real prices lie beside the project; they are read there and never copied. */
const OHLC_FOLDER = '../shared/data/ohlc';

/** Every price series of a folder, `SYMBOL_TIMEFRAME_*.csv.gz`; none, and a line that says so, where there is no such folder. */
export function realSeries(folder = OHLC_FOLDER): PriceSeries[] {
  if (!existsSync(folder)) {
    console.warn(`no price series in ${folder}: charts show synthetic prices only`);
    return [];
  }
  const names = readdirSync(folder).filter((name) => name.endsWith('.csv.gz'));
  return names.toSorted().map((name) => {
    const [symbol = '', timeframe = ''] = name.split('_');
    const lines = gunzipSync(readFileSync(join(folder, name)))
      .toString('utf8')
      .trim()
      .split('\n');
    return { symbol, timeframe, candles: lines.slice(1).slice(-LAST_BARS).map(candleOf) };
  });
}

function candleOf(line: string): TimedCandle {
  const [time = '', open, high, low, close, volume] = line.split(',');
  return {
    timeMs: Date.parse(time),
    open: Number(open),
    high: Number(high),
    low: Number(low),
    close: Number(close),
    volume: Math.max(1, Number(volume)),
  };
}
