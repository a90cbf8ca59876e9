import { expect, test } from 'vitest';
import { tradeLevelFault, waitsForEntry, type TradeLevels } from './trade-levels.ts';

const buy: TradeLevels = {
  direction: 'BUY',
  entryType: 'buy_limit',
  entry: 1.084,
  stop: 1.083,
  target1: 1.086,
  target2: 1.088,
};
const sell: TradeLevels = {
  direction: 'SELL',
  entryType: 'market',
  entry: 1.084,
  stop: 1.085,
  target1: 1.082,
  target2: null,
};

test('finds no fault in levels that lie in their order', () => {
  expect(tradeLevelFault(buy)).toBeNull();
  expect(tradeLevelFault(sell)).toBeNull();
});

test('levels a trade does not have contradict nothing', () => {
  const none = { entryType: 'market', entry: 0, stop: 0, target1: null, target2: null } as const;
  expect(tradeLevelFault({ ...buy, ...none })).toBeNull();
  expect(tradeLevelFault({ ...buy, ...none, target1: 0, target2: 0 })).toBeNull();
  expect(tradeLevelFault({ ...buy, stop: 0 })).toBeNull();
  expect(tradeLevelFault({ ...sell, entry: 0 })).toBeNull();
});

test.each([
  [buy, { stop: 1.084 }, 'stopLoss must be below the entry of a BUY'],
  [sell, { stop: 1.083 }, 'stopLoss must be above the entry of a SELL'],
  [buy, { target1: 1.0835 }, 'takeProfit1 must be above the entry of a BUY'],
  [sell, { target1: 1.0845 }, 'takeProfit1 must be below the entry of a SELL'],
  [buy, { entry: 0, target1: 1.0825 }, 'takeProfit1 must be above the stop of a BUY'],
  [buy, { target2: 1.086 }, 'takeProfit2 must be above the first target of a BUY'],
  [buy, { target1: null, target2: 1.0835 }, 'takeProfit2 must be above the entry of a BUY'],
  [buy, { entry: 0, target1: 0, target2: 1.0825 }, 'takeProfit2 must be above the stop of a BUY'],
  [buy, { entryType: 'sell_stop' }, 'entryType must be an order to BUY'],
  [sell, { entryType: 'buy_limit' }, 'entryType must be an order to SELL'],
] as const)('names the level at fault', (levels, change, sentence) => {
  const fault = tradeLevelFault({ ...levels, ...change });
  expect(`${fault?.level} ${fault?.rule}`).toBe(sentence);
});

test('an order with an entry waits for it, a trade at the market does not', () => {
  expect(waitsForEntry(buy)).toBe(true);
  expect(waitsForEntry({ ...buy, entry: 0 })).toBe(false);
  expect(waitsForEntry(sell)).toBe(false);
});
