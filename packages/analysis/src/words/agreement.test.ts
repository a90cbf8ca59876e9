import { describe, expect, test } from 'vitest';
import type { TimedSeries } from '../../bench/load-series.ts';
import { analysisOf } from '../../test/chart-inputs.ts';
import { contradictions } from '../../test/contradictions.ts';
import { MARKET, nestedCharts, randomWindows, SYNTHETIC } from '../../test/random-windows.ts';
import type { ChartInput, MarketAnalysis } from '../market-analysis.ts';

describe('on windows of synthetic candles', () => {
  agreesOn([SYNTHETIC], 1500, 250);
});
describe.runIf(MARKET.length > 0)('on windows of market data', () => {
  agreesOn(MARKET, 2500, 250);
});

function agreesOn(all: readonly TimedSeries[], count: number, nested: number): void {
  test('no two statements of an analysis disagree', () => {
    expect(wrong(randomWindows(all, count).map((chart) => [chart]))).toEqual([]);
  });

  test('nor those of several charts together', () => {
    const sets = all.flatMap((series) => {
      const step = Math.max(1, Math.floor((series.candles.length - 700) / Math.ceil(nested / all.length)));
      return Array.from({ length: Math.ceil(nested / all.length) }, (_, i) =>
        nestedCharts(series, 700 + i * step, 120),
      );
    });
    expect(wrong(sets)).toEqual([]);
    expect(wrong(sets.map(([high, , low]) => [low!, high!]))).toEqual([]);
  });
}

function wrong(sets: readonly (readonly ChartInput[])[]): string[] {
  return sets.flatMap((charts) => contradictions(analysisOf(...charts), charts[0]!.symbol));
}

/** An analysis of a sell, sound but for the change. */
const SOUND: MarketAnalysis = {
  entryChart: 0,
  currentPrice: 1.1,
  setup: {
    rule: 'Trend pullback',
    direction: 'SELL',
    entryType: 'sell_limit',
    entry: 1.102,
    stop: 1.104,
    target1: 1.098,
    target2: 1.096,
    trigger: null,
  },
  potential: null,
  rejectionReason: null,
  confidence: 'potential',
  confluenceScore: 4,
  trackRecord: null,
  patternConfidenceScore: null,
  evidence: [],
  patterns: [],
  higherTimeframeTrend: 'bearish',
  higherTimeframeResistance: 1.102,
  higherTimeframeSupport: 1.098,
  indicatorsUsed: [],
  indicatorConfirmations: ['ATR 14 is 0.00100'],
  smcVisibleElements: [],
  smcBias: 'bearish',
  liquidityZone: null,
  suggestedSLRange: null,
  recommendTimeframe: null,
  marketStructure: 'H1 is bearish: the break of structure below 1.10100 came 9 bars ago; no low confirmed since.',
  keyLevels: [],
  analysisText: '',
  charts: [],
};
const withText = (analysisText: string): Partial<MarketAnalysis> => ({ analysisText });

test('an analysis whose statements agree is not complained of', () => {
  expect(contradictions(SOUND, 'EURUSD')).toEqual([]);
});

test.each<[string, Partial<MarketAnalysis>]>([
  ['a pattern of the other side beside the plan', { patterns: ['Double bottom, forming'] }],
  [
    'a trend of the other side that nobody mentions',
    {
      higherTimeframeTrend: 'bullish',
      smcBias: 'bullish',
      marketStructure: 'H1 is bullish: the break of structure above 1.09500 came 9 bars ago; no high confirmed since.',
    },
  ],
  ['support above the price', { keyLevels: ['1.10500 support, 2 touches'] }],
  ['a higher resistance below the price', { higherTimeframeResistance: 1.09 }],
  ['a close to come that has come', withText('A close above 1.09000 would end it.')],
  ['a target beyond what it stops before', withText('TP1 1.09800 (1.6 R), just before support 1.09900.')],
  ['a second target beyond a level of three touches', { keyLevels: ['1.09700 support, 3 touches'] }],
  [
    'two counts of one level',
    { keyLevels: ['1.09700 support, 2 touches'], ...withText('Support 1.09700 has turned price 3 times.') },
  ],
  [
    'liquidity where stops were swept',
    {
      liquidityZone: 'Buy-side liquidity above: swing high 1.10500.',
      smcVisibleElements: ['Sweep of the swing high 1.10500, 3 bars ago'],
    },
  ],
  ['a zone untouched that price is in', { smcVisibleElements: ['Bearish order block 1.09900 to 1.10100, untouched'] }],
  ['a zone at the entry that is far from it', withText('A bearish order block 1.10800 to 1.10900 lies at the entry.')],
  ['discount in the upper half', withText('Price 1.10000 stands in discount of the dealing range 1.09000 to 1.10500.')],
  [
    'a broken low that is the last confirmed one',
    {
      marketStructure:
        'H1 is bearish: the break of structure below 1.10100 came 9 bars ago; last confirmed low 1.10100 (LL).',
    },
  ],
  ['a trend that is two', withText('H1 is bullish since then.')],
  [
    'evidence of the other side among what is for it',
    withText('For it: A bullish order block 1.10100 to 1.10200 lies at the entry.'),
  ],
  ['a sentence said twice', withText('Price is inside its range still. Price is inside its range still.')],
  ['a plural of one', withText('It came 1 bars ago.')],
  ['decimals that the market does not have', withText('The close 1.1012 counts.')],
])('%s is found', (_name, change) => {
  expect(contradictions({ ...SOUND, ...change }, 'EURUSD')).toHaveLength(1);
});
