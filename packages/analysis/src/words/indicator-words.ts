import type { ChartView } from '../chart-view.ts';
import { inWords } from '../prices/price-grid.ts';

/** Indicators that had enough bars to say anything. */
export function indicatorsUsed({ series }: ChartView): string[] {
  const last = series.closedCount - 1;
  const averages = ([20, 50, 200] as const).filter((length) => averageOf(series, length, last) !== null);
  return [
    'ATR 14',
    ...(series.rsi14[last] == null ? [] : ['RSI 14']),
    ...averages.map((length) => `EMA ${length}`),
    ...(series.macd[last] == null ? [] : ['MACD 12/26/9']),
    ...(series.adx14[last] == null ? [] : ['ADX 14']),
    ...(series.bands20[last] == null ? [] : ['Bollinger 20/2']),
  ];
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
    ...convergenceWords(series, last),
    ...directionWords(series, last),
    ...bandWords(series, last, grid),
    `ATR 14 is ${inWords(atr, grid)}`,
  ];
}

function convergenceWords({ macd }: ChartView['series'], last: number): string[] {
  const now = macd[last];
  if (!now) return [];
  const before = macd[last - 1];
  const above = now.line > now.signal;
  const crossed = before && before.line > before.signal !== above ? ' since the last closed bar' : '';
  return [`MACD 12/26/9 is ${above ? 'above' : 'below'} its signal${crossed}`];
}

/** Wilder's own reading: above 25 a trend, below 20 none. */
function directionWords({ adx14 }: ChartView['series'], last: number): string[] {
  const adx = adx14[last] ?? null;
  if (adx === null) return [];
  const state = adx >= 25 ? ', one-sided moves' : adx < 20 ? ', no one-sided move' : '';
  return [`ADX 14 at ${adx.toFixed(0)}${state}`];
}

function bandWords({ bands20, candles }: ChartView['series'], last: number, grid: ChartView['grid']): string[] {
  const bands = bands20[last];
  if (!bands || bands.upper <= bands.lower) return [];
  const { close } = candles[last]!;
  const where =
    close > bands.upper
      ? `above the upper Bollinger band (${inWords(bands.upper, grid)})`
      : close < bands.lower
        ? `below the lower Bollinger band (${inWords(bands.lower, grid)})`
        : `inside the Bollinger bands (${inWords(bands.lower, grid)} to ${inWords(bands.upper, grid)})`;
  return [`The last close lies ${where}`];
}

function averageOf(series: ChartView['series'], length: 20 | 50 | 200, at: number): number | null {
  const column = length === 20 ? series.ema20 : length === 50 ? series.ema50 : series.ema200;
  return column[at] ?? null;
}
