import type { Candle } from '@pipsight/trading';
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parseCandles } from '../bench/load-series.ts';

/** Market data kept beside the project, where it is present. */
export const MARKET_DATA = new URL('../../../../shared/data/', import.meta.url);

export function syntheticCandles(): readonly Candle[] {
  return parseCandles(readText(new URL('../test-data/synthetic_H1.csv.gz', import.meta.url))).candles;
}

/** The real EURUSD M15 candles that the references were computed from; empty where they are not present. */
export function marketCandles(): readonly Candle[] {
  const file = new URL('smc/EURUSD_15M.csv.gz', MARKET_DATA);
  return isPresent(file) ? parseCandles(readText(file)).candles : [];
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

/** A table of numbers by columns, NaN where a cell is empty or holds text. */
export function numberColumns(file: URL): Record<string, number[]> {
  const headings = readText(file).split('\n', 1)[0]!.trim().split(',');
  const cells = rows(file);
  const valueOf = (cell: string | undefined): number => (cell === undefined || cell === '' ? Number.NaN : Number(cell));
  return Object.fromEntries(headings.map((name, place) => [name, cells.map((row) => valueOf(row[place]))]));
}

export function isPresent(file: URL): boolean {
  return existsSync(file);
}

function rows(file: URL): string[][] {
  return readText(file)
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(','));
}

function readText(file: URL): string {
  return gunzipSync(readFileSync(file)).toString();
}
