import type { ChartsDoubt } from '@pipsight/analysis';
import type { Check } from '@pipsight/contract';
import { decimalsOf, priceString } from '../price-string.ts';
import { factsOf, type ReadChart } from '../read-chart.ts';

/** How charts contradict each other, as a check; unusual ones are only told. */
export function doubtCheck(charts: readonly ReadChart[], doubt: ChartsDoubt): Check {
  const nameOf = (index: number): string => `"${charts[index]!.filename}"`;
  const timeframeOf = (index: number): string => factsOf(charts[index]!).timeframe ?? 'unknown';
  switch (doubt.kind) {
    case 'timeframes-contradict-bars': {
      const { longer, shorter } = doubt;
      const detail = `The bars of ${nameOf(longer)} (${timeframeOf(longer)}) are smaller than those of ${nameOf(shorter)} (${timeframeOf(shorter)}), so one of the timeframes is wrong. Correct it, or upload other charts.`;
      return { name: 'Timeframes', status: 'failed', detail };
    }
    case 'last-prices-disagree': {
      const prices = [doubt.first, doubt.second].map((index) => `${lastPriceOf(charts[index]!)} in ${nameOf(index)}`);
      const detail = `The last prices differ by more than a bar: ${prices.join(', ')}. Upload charts taken at the same time.`;
      return { name: 'Same moment', status: 'failed', detail };
    }
    case 'same-timeframe': {
      const detail = `${nameOf(doubt.first)} and ${nameOf(doubt.second)} are both ${timeframeOf(doubt.first)}: the second adds no larger picture.`;
      return { name: 'Timeframes', status: 'not-checkable', detail };
    }
    case 'far-timeframes':
    default: {
      const detail = `${timeframeOf(doubt.longer)} and ${timeframeOf(doubt.shorter)} are far apart; a timeframe between them would connect them.`;
      return { name: 'Timeframes', status: 'not-checkable', detail };
    }
  }
}

function lastPriceOf(chart: ReadChart): string {
  return priceString(factsOf(chart).lastPrice ?? chart.reading.candles.close.at(-1)!, decimalsOf(chart));
}
