import type { Candle } from '@pipsight/trading';
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parseCandles } from '../bench/load-series.ts';

/** Market data kept beside the project, where it is present. */
export const MARKET_DATA = new URL('../../../../shared/data/', import.meta.url);

export function syntheticCandles(): readonly Candle[] {
  return parseCandles(readText(new URL('../test-data/synthetic_H1.csv.gz', import.meta.url))).candles;
}

/** What TA-Lib's candle functions find: by function, the sign at each bar where it is not 0. */
export function taLibCandles(file: URL): Map<string, Map<number, number>> {
  const found = new Map<string, Map<number, number>>();
  for (const [index, pattern, value] of rows(file)) {
    const ofPattern = found.get(pattern!) ?? new Map<number, number>();
    found.set(pattern!, ofPattern.set(Number(index), Math.sign(Number(value))));
  }
  return found;
}

/** One column of TA-Lib's indicators, by bar; NaN before it starts. */
export function taLibIndicator(file: URL, column: string): number[] {
  const headings = readText(file).split('\n', 1)[0]!.trim().split(',');
  const place = headings.indexOf(column);
  const values: number[] = [];
  for (const cells of rows(file)) values[Number(cells[0])] = cells[place] === '' ? Number.NaN : Number(cells[place]);
  return values;
}

export function isPresent(file: URL): boolean {
  return existsSync(file);
}

function rows(file: URL): string[][] {
  return readText(file)
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(','));
}

export function readText(file: URL): string {
  return gunzipSync(readFileSync(file)).toString();
}
