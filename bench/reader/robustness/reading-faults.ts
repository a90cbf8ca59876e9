import { type CandleReading, type ChartReading, type PriceAxis, priceAt, PROBLEMS } from '@pipsight/chart-reader';

/** Heights and edges may lie so far outside the picture, and prices so far from their heights, pixels. */
const SLACK_PX = 1;
/** A box's text stands beside its price by no more than this, pixels. */
const BOX_SLACK_PX = 12;
/** Share of the pitch that neighbouring candles are apart at least. */
const LEAST_STEP = 0.4;
const TIMEFRAME = /^(M|H|D|W)\d+$|^MN\d*$/;

/** What no reading may say, whatever the picture shows. Empty for a valid one. */
export function readingFaults(reading: ChartReading): string[] {
  const faults: string[] = [];
  const demand = (holds: boolean, fault: string): void => {
    if (!holds) faults.push(fault);
  };
  const { width, height, plot, axis, candles, lastPrice, symbol, timeframe, problems } = reading;
  demand(allFinite(reading), 'a number is not finite');
  demand(Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0, 'the picture has no size');
  demand(new Set(problems).size === problems.length, 'a problem is named twice');
  demand(
    problems.every((problem) => PROBLEMS.includes(problem)),
    'a problem is unknown',
  );
  if (!reading.isChart) {
    const nothing = [plot, axis, lastPrice, symbol, timeframe, reading.platform, reading.candlePitchPx];
    demand(nothing.every((value) => value === null) && candles.length === 0, 'no chart, but something read');
    demand(problems.includes('not-a-chart'), 'no chart, and not said so');
    return faults;
  }
  demand(plot !== null && plot.w > 0 && plot.h > 0, 'the plot is empty');
  if (plot !== null) {
    const isInside =
      plot.x >= -SLACK_PX &&
      plot.y >= -SLACK_PX &&
      plot.x + plot.w <= width + SLACK_PX &&
      plot.y + plot.h <= height + SLACK_PX;
    demand(isInside, 'the plot leaves the picture');
  }
  const missing = { 'no-price-axis': axis, 'no-last-price': lastPrice, 'no-symbol': symbol, 'no-timeframe': timeframe };
  for (const [problem, value] of Object.entries(missing)) {
    demand((value === null) === problems.some((named) => named === problem), `${problem} disagrees with the reading`);
  }
  demand(symbol === null || /^\S(.*\S)?$/.test(symbol), 'the symbol is blank');
  demand(timeframe === null || TIMEFRAME.test(timeframe), 'the timeframe is none');
  if (axis === null) {
    demand(candles.length === 0 && lastPrice === null, 'prices without an axis');
    return faults;
  }
  faults.push(...axisFaults(axis, height), ...candlesFaults(candles, axis, reading));
  if (lastPrice !== null) {
    demand(lastPrice.y >= 0 && lastPrice.y <= height, 'the last price lies outside the picture');
    demand(isPriceAt(axis, lastPrice.price, lastPrice.y, BOX_SLACK_PX), 'the last price is not that of its height');
  }
  return faults;
}

function axisFaults(axis: PriceAxis, height: number): string[] {
  const faults: string[] = [];
  if (!(axis.y1 < axis.y2)) faults.push('the axis has no height');
  if (!(axis.price1 > axis.price2)) faults.push('prices do not rise up the picture');
  if (axis.scale === 'log' && !(axis.price2 > 0)) faults.push('a logarithmic axis at or below zero');
  if (axis.labels.length < 2) faults.push('an axis without labels');
  if (axis.labels.some(({ y }) => y < 0 || y > height)) faults.push('a label lies outside the picture');
  if (axis.labels.some(({ price, y }) => !isPriceAt(axis, price, y, axis.residualPx + SLACK_PX))) {
    faults.push('a label is not on the axis');
  }
  if (!Number.isInteger(axis.decimals) || axis.decimals < 0 || axis.decimals > 8) faults.push('decimals out of range');
  return faults;
}

function candlesFaults(candles: readonly CandleReading[], axis: PriceAxis, reading: ChartReading): string[] {
  const { width, height, candlePitchPx } = reading;
  const faults = new Set<string>();
  const least = LEAST_STEP * (candlePitchPx ?? 0);
  for (const [i, candle] of candles.entries()) {
    const { x, widthPx, openY, highY, lowY, closeY, open, high, low, close } = candle;
    if (i > 0 && x - candles[i - 1]!.x <= least) faults.add('candles do not follow each other');
    if (x < 0 || x > width || !(widthPx > 0)) faults.add('a candle lies outside the picture');
    if (highY < -SLACK_PX || lowY > height + SLACK_PX) faults.add('a wick leaves the picture');
    if (highY > Math.min(openY, closeY) || lowY < Math.max(openY, closeY)) faults.add('a wick ends inside its body');
    if (high < Math.max(open, close) || low > Math.min(open, close)) faults.add('a high or low inside open and close');
    const pairs = [
      [open, openY],
      [high, highY],
      [low, lowY],
      [close, closeY],
    ] as const;
    if (pairs.some(([price, y]) => !isPriceAt(axis, price, y, SLACK_PX)))
      faults.add('a price is not that of its height');
  }
  return [...faults];
}

function isPriceAt(axis: PriceAxis, price: number, y: number, slackPx: number): boolean {
  return price <= priceAt(axis, y - slackPx) && price >= priceAt(axis, y + slackPx);
}

function allFinite(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(allFinite);
}
