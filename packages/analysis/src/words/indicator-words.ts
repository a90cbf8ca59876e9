import type { ChartView } from '../chart-view.ts';
import { inWords } from '../prices/price-grid.ts';

/** Indicators that had enough bars to say anything. */
export function indicatorsUsed({ series }: ChartView): string[] {
  const last = series.closedCount - 1;
  const averages = ([20, 50, 200] as const).filter((length) => averageOf(series, length, last) !== null);
  return ['ATR 14', ...(series.rsi14[last] == null ? [] : ['RSI 14']), ...averages.map((length) => `EMA ${length}`)];
}

/** What the indicators show after the last closed bar, as statements of fact. */
export function indicatorWords({ series, grid, price, atr }: ChartView): string[] {
  const last = series.closedCount - 1;
  const rsi = series.rsi14[last] ?? null;
  const state = rsi === null ? '' : rsi >= 70 ? ', overbought' : rsi <= 30 ? ', oversold' : '';
  const averages = ([20, 50, 200] as const).flatMap((length) => {
    const average = averageOf(series, length, last);
    return average === null
      ? []
      : [`Price is ${price >= average ? 'above' : 'below'} EMA ${length} (${inWords(average, grid)})`];
  });
  return [
    ...(rsi === null ? [] : [`RSI 14 at ${rsi.toFixed(0)}${state}`]),
    ...averages,
    `ATR 14 is ${inWords(atr, grid)}`,
  ];
}

function averageOf(series: ChartView['series'], length: 20 | 50 | 200, at: number): number | null {
  const column = length === 20 ? series.ema20 : length === 50 ? series.ema50 : series.ema200;
  return column[at] ?? null;
}
