import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { TimedCandle } from '@pipsight/fixtures';
import type { RealSeries } from './library-charts.ts';

/** Enough for stretches that differ, without reading megabytes into every run. */
const LAST_BARS = 6000;

/** Every price series of a folder, `SYMBOL_TIMEFRAME_*.csv.gz`; null where there is no such folder. */
export function realSeries(folder: string): RealSeries[] | null {
  if (!existsSync(folder)) return null;
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
