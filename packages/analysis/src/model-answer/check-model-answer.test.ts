import type { ModelClaim } from '@pipsight/trading';
import { describe, expect, test } from 'vitest';
import { buyClaim, risingChart } from '../../test/model-claims.ts';
import { chartOf } from '../../test/chart-inputs.ts';
import { checkModelAnswer } from './check-model-answer.ts';

const chart = risingChart();
const check = (change: Partial<ModelClaim> = {}) => checkModelAnswer([chart], buyClaim(change));
const named = (result: ReturnType<typeof check>, name: string) => result.checks.find((one) => one.name === name);

test('a plan at measured levels stands, each price with what it rests on', () => {
  const result = check();
  expect(result.isRefused).toBe(false);
  expect(result.analysis.setup).toMatchObject({
    direction: 'BUY',
    entryType: 'buy_limit',
    entry: 1.1008,
    stop: 1.0985,
    target1: 1.1122,
    target2: null,
  });
  expect(result.checks.filter(({ price }) => price !== undefined)).toEqual([
    { name: 'Entry', status: 'measured', detail: 'The swing high 1.10080.', price: 'entryPrice' },
    {
      name: 'Stop Loss',
      status: 'checked',
      detail: '0.00050 behind the measured middle of the dealing range 1.09900.',
      price: 'stopLoss',
    },
    {
      name: 'Take Profit 1',
      status: 'checked',
      detail: '0.00060 before the measured swing high 1.11280.',
      price: 'takeProfit1',
    },
  ]);
  expect(result.analysis.analysisText).toBe(
    'Price broke 1.1008 and may come back to it. Stop 1.0985, first target 1.1122.',
  );
});

test('what was measured stays what was measured, whatever the model says of it', () => {
  const { analysis } = check({ patterns: ['Double top'], keyLevels: [{ price: 1.07, label: 'support' }] });
  const own = check().analysis;
  expect(analysis.patterns).toEqual(own.patterns);
  expect(analysis.keyLevels).toEqual(own.keyLevels);
  expect(analysis.charts).toEqual(own.charts);
  expect(named(check({ patterns: ['Double top'] }), 'Patterns')).toEqual({
    name: 'Patterns',
    status: 'not-checkable',
    detail: 'The model also names Double top; none was measured.',
  });
});

test('the same answer is judged the same', () => {
  expect(check()).toEqual(check());
});

describe('a price within two pixels of what was measured is moved there, which is said', () => {
  test('an entry', () => {
    const result = check({ entryPrice: 1.10095, analysisText: 'Buy the retest.' });
    expect(result.analysis.setup?.entry).toBe(1.1008);
    expect(named(result, 'Entry')?.detail).toBe('Moved 0.00015 to the measured swing high 1.10080.');
  });

  test('a stop stays where it was put', () => {
    const result = check({ stopLoss: 1.0989, analysisText: 'Buy the retest.' });
    expect(result.analysis.setup?.stop).toBe(1.0989);
    expect(named(result, 'Stop Loss')?.status).toBe('checked');
  });

  test('an order at the market goes to the current price', () => {
    const result = check({ entryType: 'market', entryPrice: 1.1041, entryLevel: null, analysisText: 'Buy now.' });
    expect(result.analysis.setup).toMatchObject({ entryType: 'market', entry: 1.104 });
    expect(named(result, 'Entry')?.detail).toBe('Moved 0.00010 to the measured current price 1.10400.');
  });
});

describe('an answer is refused', () => {
  test.each<[string, Partial<ModelClaim>, string]>([
    [
      'with its stop on the wrong side',
      { stopLoss: 1.1031, stopLossLevel: null },
      'Its stop is on the wrong side of the entry.',
    ],
    [
      'with its target on the wrong side',
      { takeProfit1: 1.0908, takeProfit1Level: 1.0908 },
      'Its first target is on the wrong side of the entry.',
    ],
    [
      'when it risks more than it pays',
      { takeProfit1: 1.102, takeProfit1Level: null },
      'It risks more than its first target pays.',
    ],
    [
      'when the order cannot wait at its entry',
      { entryType: 'buy_stop' },
      'Its order type does not fit: from the current price that order cannot wait at this entry.',
    ],
    [
      'when it is meant for now and the price is elsewhere',
      { entryType: 'market', entryLevel: null },
      'Entry 1.10080 is meant for now, but the current price is 1.10400.',
    ],
    [
      'with a price off the scale',
      { takeProfit1: 1.31122 },
      'Take Profit 1 1.31122 is not on the chart, whose scale shows 1.06500 to 1.11750.',
    ],
    [
      'with a wrong digit, which is named',
      { entryPrice: 1.1108, entryLevel: 1.1108 },
      'Entry 1.11080 is said to rest on 1.11080, where nothing was measured; one digit differs from the swing high 1.10080.',
    ],
    [
      'with a price away from the level it names',
      { stopLoss: 1.0925 },
      'Stop Loss 1.09250 does not belong to the middle of the dealing range 1.09900 that it is said to rest on.',
    ],
    [
      'with a price at nothing, naming nothing',
      { stopLoss: 1.0945, stopLossLevel: null },
      'Stop Loss 1.09450 rests on nothing that was measured.',
    ],
    ['for another symbol', { symbol: 'GBP/USD' }, 'The model speaks of GBP/USD; the chart shows EURUSD.'],
    ['for another timeframe', { timeframe: 'H4' }, 'The model speaks of H4; the chart that gives the entry is H1.'],
    [
      'from a stale price',
      { lastPrice: 1.0965 },
      'The model takes the current price to be 1.09650; the chart shows 1.10400.',
    ],
    ['without a stop', { stopLoss: null }, 'It lacks a direction, an entry, a stop or a first target.'],
    [
      'when its words give another stop that may be the right one',
      { analysisText: 'Buy 1.1008, stop 1.0915, TP1 1.1122.' },
      'The plan and the words about it differ: 1.0915 is not its stop.',
    ],
  ])('%s', (_, change, reason) => {
    const result = check(change);
    expect(result.isRefused).toBe(true);
    expect(result.analysis).toMatchObject({ setup: null, potential: null, patternConfidenceScore: null });
    expect(result.analysis.rejectionReason).toContain(reason);
    expect(result.analysis.analysisText).not.toContain('may come back to it');
  });
});

test('a second target that does not stand is left out, the rest of the plan stays', () => {
  const result = check({ takeProfit2: 1.1722 });
  expect(result.analysis.setup?.target2).toBeNull();
  expect(named(result, 'Take Profit 2')).toMatchObject({ status: 'failed' });
  expect(named(result, 'Take Profit 2')?.detail).toMatch(/is not on the chart.* It was left out\.$/);
});

test('a target at a multiple of the risk is checked, and beyond the picture said to be not checkable', () => {
  const result = check({ takeProfit1: 1.1077, takeProfit1Level: null, takeProfit2: 1.11925, analysisText: 'Buy.' });
  expect(named(result, 'Take Profit 1')).toMatchObject({
    status: 'checked',
    detail: '3 times the risk; nothing measured lies there.',
  });
  expect(
    check({
      stopLoss: 1.0908,
      stopLossLevel: 1.0908,
      takeProfit1: 1.1158,
      takeProfit1Level: null,
      takeProfit2: 1.1208,
      analysisText: 'Buy.',
    }).checks,
  ).toContainEqual({
    name: 'Take Profit 2',
    status: 'not-checkable',
    detail: '2 times the risk, beyond the visible part of the price scale.',
    price: 'takeProfit2',
  });
});

test('what neither side names is not checkable and no fault', () => {
  const result = checkModelAnswer(
    [risingChart({ symbol: null, timeframe: null })],
    buyClaim({ lastPrice: null, timeframe: null }),
  );
  expect(result.isRefused).toBe(false);
  expect(
    ['Symbol', 'Timeframe', 'Current price']
      .map((what) => `${what} named by the model`)
      .map((name) => named(result, name)?.status),
  ).toEqual(['not-checkable', 'not-checkable', 'not-checkable']);
});

test('the timeframe of another uploaded chart is told, one that no chart has is a fault', () => {
  const higher = risingChart({ timeframe: 'H4' });
  const said = (timeframe: string) => checkModelAnswer([chart, higher], buyClaim({ timeframe }));
  expect(said('4h').isRefused).toBe(false);
  expect(named(said('4h'), 'Timeframe named by the model')?.status).toBe('failed');
  expect(said('D1').isRefused).toBe(true);
});

test('confidence is never the word of the model: without a rule that sees the same, there is none', () => {
  const { analysis } = check({ analysisText: 'Buy with 95 % confidence.' });
  expect(analysis).toMatchObject({ confidence: null, patternConfidenceScore: null, trackRecord: null });
});

test('no setup is a good answer, with its reason in checked words', () => {
  const result = check({
    hasSetup: false,
    stopLoss: null,
    rejectionReason: 'Price is between levels. Wait for 1.35 to break.',
    analysisText: 'Nothing to do at 1.104.',
  });
  expect(result.isRefused).toBe(false);
  expect(result.analysis).toMatchObject({
    setup: null,
    rejectionReason: 'Price is between levels.',
    analysisText: 'Nothing to do at 1.104.',
  });
});

test('a plan to wait for stands beside no setup, and one that does not stand is left out', () => {
  const waiting = check({ hasSetup: false, rejectionReason: 'It needs a pullback.', analysisText: 'Wait.' });
  expect(waiting.analysis.setup).toBeNull();
  expect(waiting.analysis.potential).toMatchObject({ direction: 'BUY', entry: 1.1008, trigger: 1.1008 });
  const wrong = check({ hasSetup: false, stopLoss: 1.1031, stopLossLevel: null, analysisText: 'Wait.' });
  expect(wrong.isRefused).toBe(false);
  expect(wrong.analysis.potential).toBeNull();
  expect(named(wrong, 'Stop Loss')).toBeUndefined();
});

test('charts that cannot be analysed are a mistake of the caller', () => {
  const short = { ...chartOf(chart.candles.slice(0, 10)), lowest: 1, highest: 2 };
  expect(() => checkModelAnswer([short], buyClaim())).toThrow(RangeError);
});
