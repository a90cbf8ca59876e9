import type { ChartReading } from '../chart-reading.ts';

export type HeaderReading = Pick<ChartReading, 'symbol' | 'timeframe' | 'platform'>;

/**
 * What several lines say about one chart: the first that names both symbol and timeframe wins, otherwise each counts only if no line says
 * something else.
 */
export function together(said: readonly HeaderReading[]): HeaderReading {
  const whole = said.find(({ symbol, timeframe }) => symbol !== null && timeframe !== null);
  return {
    symbol: whole?.symbol ?? onlyOne(said.map(({ symbol }) => symbol)),
    timeframe: whole?.timeframe ?? onlyOne(said.map(({ timeframe }) => timeframe)),
    platform: said.find(({ platform }) => platform !== null)?.platform ?? null,
  };
}

function onlyOne(values: readonly (string | null)[]): string | null {
  const [only, other] = new Set(values.filter((value) => value !== null));
  return other === undefined ? (only ?? null) : null;
}
