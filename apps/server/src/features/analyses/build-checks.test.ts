import { expect, it } from 'vitest';
import { chartReading } from '../../../test/fake-chart-reader.ts';
import { BUY_PLAN, marketAnalysis } from '../../../test/market-analysis.ts';
import { buildChecks } from './build-checks.ts';
import type { ReadChart } from './read-chart.ts';
import { storedReading } from './stored-reading.ts';

function chart(reading: Parameters<typeof chartReading>[0] = {}, corrections = {}): ReadChart {
  return { index: 0, filename: 'a.png', reading: storedReading(chartReading(reading)), corrections };
}

it('says how well the axis and the current price were measured, and that the setup lies on the axis', () => {
  expect(buildChecks([chart()], marketAnalysis())).toEqual([
    { name: 'Price scale of a.png', status: 'measured', detail: '2 printed prices agree within 0.2 px.' },
    {
      name: 'Current price',
      status: 'measured',
      detail: '1.08510 is printed on the scale; the last candle closes at 1.08483.',
    },
    { name: 'Entry', status: 'checked', detail: 'Worked out from measured levels.', price: 'entryPrice' },
    { name: 'Stop Loss', status: 'checked', detail: 'Worked out from measured levels.', price: 'stopLoss' },
    { name: 'Take Profit 1', status: 'checked', detail: 'Worked out from measured levels.', price: 'takeProfit1' },
    { name: 'Take Profit 2', status: 'checked', detail: 'Worked out from measured levels.', price: 'takeProfit2' },
    {
      name: 'Entry, stop and targets',
      status: 'checked',
      detail: 'In the right order, and all on the visible part of the price scale.',
    },
  ]);
});

it('says that a typed price cannot be checked, and that a missing one is the last close', () => {
  const detailOf = (read: ReadChart) => buildChecks([read], marketAnalysis({ setup: null }))[1];
  expect(detailOf(chart({}, { lastPrice: 1.0842 }))).toEqual({
    name: 'Current price',
    status: 'not-checkable',
    detail: '1.08420 was entered by hand; the last candle closes at 1.08483.',
  });
  expect(detailOf(chart({ lastPrice: null }))?.detail).toBe(
    'No price box was read; the last candle closes at 1.08483.',
  );
});

it('compares the symbols of several charts', () => {
  const two = marketAnalysis({ setup: null });
  const named = buildChecks([chart(), chart()], two).find(({ name }) => name === 'Same market');
  expect(named).toEqual({ name: 'Same market', status: 'checked', detail: 'All charts show EURUSD.' });
  const unnamed = buildChecks([chart(), chart({ symbol: null })], two).find(({ name }) => name === 'Same market');
  expect(unnamed?.status).toBe('not-checkable');
});

it('says how many prices of a setup lie beyond the picture', () => {
  const setup = { ...BUY_PLAN, target2: 1.095 };
  expect(buildChecks([chart()], marketAnalysis({ setup })).at(-1)?.detail).toBe(
    'In the right order; 1 of 4 lie beyond the visible part of the price scale.',
  );
});

it('names what is wrong with a setup', () => {
  const setup = { ...BUY_PLAN, stop: 1.085 };
  expect(buildChecks([chart()], marketAnalysis({ setup })).at(-1)).toEqual({
    name: 'Entry, stop and targets',
    status: 'failed',
    detail: 'stop-on-wrong-side',
  });
});

it('says which price of a plan was measured itself, and which lies where the picture shows nothing', () => {
  const setup = { ...BUY_PLAN, entryType: 'market' as const, entry: 1.0851, target2: 1.0951 };
  const statuses = buildChecks([chart()], marketAnalysis({ setup })).flatMap(({ price, status }) =>
    price === undefined ? [] : [[price, status]],
  );
  expect(statuses).toEqual([
    ['entryPrice', 'measured'],
    ['stopLoss', 'checked'],
    ['takeProfit1', 'checked'],
    ['takeProfit2', 'not-checkable'],
  ]);
});
