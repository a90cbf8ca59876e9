import { expect, it } from 'vitest';
import { totalCounts } from './total-counts.ts';

const COUNTS = [
  { currencyPair: 'EURUSD', withSetup: 3, withoutSetup: 4 },
  { currencyPair: null, withSetup: 0, withoutSetup: 2 },
  { currencyPair: 'XAUUSD', withSetup: 1, withoutSetup: 0 },
];

it('adds up all symbols, or counts the one that is asked for', () => {
  expect(totalCounts(COUNTS, {})).toEqual({ withSetup: 4, withoutSetup: 6 });
  expect(totalCounts(COUNTS, { symbol: 'EURUSD', hasSetup: 'yes' })).toEqual({ withSetup: 3, withoutSetup: 4 });
  expect(totalCounts(COUNTS, { symbol: 'Unknown' })).toEqual({ withSetup: 0, withoutSetup: 2 });
  expect(totalCounts(COUNTS, { symbol: 'GBPUSD' })).toEqual({ withSetup: 0, withoutSetup: 0 });
});
