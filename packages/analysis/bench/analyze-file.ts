import { analyzeCharts, MIN_CANDLES, type MarketAnalysis } from '@pipsight/analysis';
import { TIMEFRAMES, timeframeMinutes, type Candle } from '@pipsight/trading';
import { parseArgs } from 'node:util';
import { readCandleFile } from './read-candle-file.ts';
import { PLOT_HEIGHT_PX } from './replay-setups.ts';
import { ORDER_BARS } from './simulate-plan.ts';

const USAGE = 'analyze FILE.csv[.gz] --symbol EURUSD --timeframe H1 [--bars 200] [--stride 6]';

/** Prints one line of JSON for each window of a file of candles (`time,open,high,low,close`), each judged by its own bars alone. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    symbol: { type: 'string' },
    timeframe: { type: 'string' },
    bars: { type: 'string', default: '200' },
    stride: { type: 'string', default: '6' },
  },
});
const [file] = positionals;
const [bars, stride] = [Number(values.bars), Number(values.stride)];
const { timeframe = null, symbol = null } = values;
if (file === undefined || !isWhole(bars, MIN_CANDLES) || !isWhole(stride, 1)) {
  refuse(`${USAGE}\nA window holds at least ${MIN_CANDLES} bars; bars and stride are whole numbers.`, 2);
} else if (timeframe !== null && timeframeMinutes(timeframe) === null) {
  refuse(`${USAGE}\n${timeframe} is no timeframe; there are ${TIMEFRAMES.join(', ')}.`, 2);
} else {
  const read = readCandleFile(file);
  if (!read.ok) refuse(read.reason, 1);
  else if (read.candles.length < bars) {
    refuse(`${file} holds ${read.candles.length} candles, fewer than a window of ${bars}.`, 1);
  } else printWindows(read.times, read.candles);
}

/** Nothing has been printed by then: a file is read as a whole first. */
function refuse(reason: string, code: number): void {
  console.error(reason);
  process.exitCode = code;
}

function printWindows(times: readonly string[], candles: readonly Candle[]): void {
  for (let end = bars; end <= candles.length; end += stride) {
    const seen = candles.slice(end - bars, end);
    const height = Math.max(...seen.map(({ high }) => high)) - Math.min(...seen.map(({ low }) => low));
    const result = analyzeCharts([
      { symbol, timeframe, candles: seen, lastPrice: null, pricePerPx: height / PLOT_HEIGHT_PX },
    ]);
    if (result.ok) console.log(JSON.stringify(lineOf(times[end - 1]!, result.analysis)));
  }
}

function lineOf(time: string, analysis: MarketAnalysis): Record<string, unknown> {
  const { setup, confluenceScore, patternConfidenceScore, rejectionReason } = analysis;
  return {
    time,
    hasSetup: setup !== null,
    setup: setup?.rule ?? null,
    direction: setup?.direction ?? null,
    entryType: setup?.entryType ?? null,
    entryPrice: setup?.entry ?? null,
    stopLoss: setup?.stop ?? null,
    takeProfit1: setup?.target1 ?? null,
    takeProfit2: setup?.target2 ?? null,
    validBars: setup ? ORDER_BARS : null,
    confluenceScore,
    confidence: patternConfidenceScore === null ? null : patternConfidenceScore / 100,
    rejectionReason,
  };
}

function isWhole(value: number, least: number): boolean {
  return Number.isInteger(value) && value >= least;
}
