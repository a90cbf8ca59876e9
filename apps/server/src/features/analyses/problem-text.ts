import type { ChartFacts } from './read-chart.ts';

const SENTENCES: Readonly<Record<string, string>> = {
  'few-candles': 'Few candles are visible; zoom out for a better founded analysis.',
  'ohlc-bars': 'The chart shows bars, not candles; they were read, with less certainty.',
  'heikin-ashi':
    'The chart shows Heikin-Ashi candles, whose prices are averages and were never traded; switch to ordinary candles for entries, stops and targets that hold.',
  'hidden-bodies':
    'The candles stand too close together to show where they opened and closed; zoom in for exact bodies.',
  'same-fill':
    'Rising and falling candles look alike; which way each one closed was worked out from where the next one opened.',
  'several-charts': 'The picture shows several charts; the largest with a price scale was read.',
  blurred: 'The picture is blurred or scaled down, so prices are less exact.',
};
/** Problems that the trader's own word solves. */
const MISSING: Readonly<Record<string, { field: keyof ChartFacts; sentence: string }>> = {
  'no-symbol': { field: 'symbol', sentence: 'The symbol could not be read; enter it to get the right pips.' },
  'no-timeframe': { field: 'timeframe', sentence: 'The timeframe could not be read; choose it.' },
  'no-last-price': {
    field: 'lastPrice',
    sentence: 'The current price could not be read; the last candle stands in for it.',
  },
};

/** What a code of the chart reader means to a trader: one sentence, or none when it is solved or unknown. */
export function problemText(problem: string, facts: ChartFacts): string[] {
  const missing = MISSING[problem];
  if (missing) return facts[missing.field] === null ? [missing.sentence] : [];
  const sentence = SENTENCES[problem];
  return sentence === undefined ? [] : [sentence];
}
