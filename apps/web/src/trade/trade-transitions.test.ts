import type { Trade } from '@pipsight/contract';
import { expect, it } from 'vitest';
import { tradeTransitions } from './trade-transitions.ts';

const AT = '2026-11-23T10:00:00.000Z';
const open: Trade = {
  id: 'a',
  analysisId: null,
  currencyPair: 'EURUSD',
  direction: 'BUY',
  entryType: 'market',
  entryPrice: '1.08400',
  exitPrice: null,
  stopLoss: '1.08300',
  takeProfit1: '1.08600',
  takeProfit2: null,
  status: 'PENDING',
  outcome: null,
  pnlPips: null,
  createdAt: AT,
  openedAt: AT,
  closedAt: null,
  entryMood: null,
  confidence: null,
  isMonitored: true,
};
const waiting: Trade = { ...open, entryType: 'buy_limit', openedAt: null };
const won: Trade = { ...open, status: 'WIN', outcome: 'tp1', closedAt: AT };
const lost: Trade = { ...open, status: 'LOSS', outcome: 'stop', closedAt: AT };
const closed: Trade = { ...open, status: 'WIN', outcome: 'manual', closedAt: AT };

const told = (before: readonly Trade[], after: readonly Trade[]): string[] =>
  tradeTransitions(before, after).map(({ trade, transition }) => `${trade.id} ${transition}`);

it.each([
  ['an order filled', waiting, open, ['a filled']],
  ['a target reached', open, won, ['a target']],
  ['a stop hit', open, lost, ['a stop']],
  ['an order filled and stopped out between two looks', waiting, lost, ['a filled', 'a stop']],
  ['nothing when nothing happened', open, open, []],
  ['nothing of an order that still waits', waiting, waiting, []],
  ['nothing when it was closed by hand', open, closed, []],
  ['nothing when it was closed by hand before its entry was filled', waiting, closed, []],
  ['nothing when it is watched no longer', open, { ...open, isMonitored: false }, []],
  ['nothing of what was closed before', won, won, []],
])('tells %s', (_name, before, after, expected) => {
  expect(told([before], [after])).toEqual(expected);
});

it('tells nothing of trades that are new, or gone', () => {
  expect(told([], [won, open])).toEqual([]);
  expect(told([open], [])).toEqual([]);
});

it('tells each trade what happened to it', () => {
  const named = (id: string, trade: Trade): Trade => ({ ...trade, id });
  const before = [named('a', open), named('b', waiting), named('c', open)];
  const after = [named('c', lost), named('b', open), named('a', won), named('d', won)];
  expect(told(before, after)).toEqual(['a target', 'b filled', 'c stop']);
});
