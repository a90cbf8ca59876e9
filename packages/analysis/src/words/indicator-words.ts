import type { ChartView } from '../chart-view.ts';
import { averageDirection } from '../series/average-direction.ts';
import { averageConvergence, bollingerBands } from '../series/indicators.ts';
import { inWords } from '../prices/price-grid.ts';

/** Indicators that had enough bars to say anything. */
export function indicatorsUsed({ series, grid }: ChartView): string[] {
  const last = series.closedCount - 1;
  const averages = ([20, 50, 200] as const).filter((length) => averageOf(series, length, last) !== null);
  return [
    'ATR 14',
    ...(series.rsi14[last] == null ? [] : ['RSI 14']),
    ...averages.map((length) => `EMA ${length}`),
    ...(convergenceWords(series).length === 0 ? [] : ['MACD 12/26/9']),
    ...(directionWords(series).length === 0 ? [] : ['ADX 14']),
    ...(bandWords(series, grid).length === 0 ? [] : ['Bollinger 20/2']),
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
    ...convergenceWords(series),
    ...directionWords(series),
    ...bandWords(series, grid),
    `ATR 14 is ${inWords(atr, grid)}`,
  ];
}

function convergenceWords({ candles, closedCount }: ChartView['series']): string[] {
  const [before, now] = averageConvergence(candles.slice(0, closedCount).map(({ close }) => close)).slice(-2);
  if (!now) return [];
  const above = now.line > now.signal;
  const crossed = before && before.line > before.signal !== above ? ' since the last closed bar' : '';
  return [`MACD 12/26/9 is ${above ? 'above' : 'below'} its signal${crossed}`];
}

/** Wilder's own reading: above 25 a trend, below 20 none. */
function directionWords({ candles, closedCount }: ChartView['series']): string[] {
  const adx = averageDirection(candles.slice(0, closedCount), 14).at(-1) ?? null;
  if (adx === null) return [];
  const state = adx >= 25 ? ', one-sided moves' : adx < 20 ? ', no one-sided move' : '';
  return [`ADX 14 at ${adx.toFixed(0)}${state}`];
}

function bandWords({ candles, closedCount }: ChartView['series'], grid: ChartView['grid']): string[] {
  const recent = candles.slice(Math.max(0, closedCount - 20), closedCount).map(({ close }) => close);
  const bands = bollingerBands(recent, 20).at(-1) ?? null;
  if (bands === null || bands.upper <= bands.lower) return [];
  const close = recent.at(-1)!;
  const [lower, upper] = [inWords(bands.lower, grid), inWords(bands.upper, grid)];
  const where =
    close > bands.upper
      ? `above the upper Bollinger band (${upper})`
      : close < bands.lower
        ? `below the lower Bollinger band (${lower})`
        : `inside the Bollinger bands (${lower} to ${upper})`;
  return [`The last close lies ${where}`];
}

function averageOf(series: ChartView['series'], length: 20 | 50 | 200, at: number): number | null {
  const column = length === 20 ? series.ema20 : length === 50 ? series.ema50 : series.ema200;
  return column[at] ?? null;
}
