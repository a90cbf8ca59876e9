import { expect, it } from 'vitest';
import { historyAddressOf, historyPath } from './history-address.ts';

it.each([
  ['/history', { page: 0, filter: {}, analysisId: null }],
  ['/history?page=3', { page: 2, filter: {}, analysisId: null }],
  ['/history?page=2&analysis=a-1', { page: 1, filter: {}, analysisId: 'a-1' }],
  ['/history?analysis=a%26b', { page: 0, filter: {}, analysisId: 'a&b' }],
  [
    '/history?page=2&symbol=US%2F30&setup=no',
    { page: 1, filter: { symbol: 'US/30', hasSetup: 'no' }, analysisId: null },
  ],
  ['/history?setup=yes&analysis=a-1', { page: 0, filter: { hasSetup: 'yes' }, analysisId: 'a-1' }],
] as const)('%s leads to a place and back', (path, address) => {
  expect(historyAddressOf(new URL(path, 'https://x.test').searchParams)).toEqual(address);
  expect(historyPath(address)).toBe(path);
});

it.each(['0', '-1', '1.5', 'NaN', '', '99999'])('takes the page "%s" for the first', (page) => {
  expect(historyAddressOf(new URLSearchParams({ page })).page).toBe(0);
});

it.each(['symbol=', `symbol=${'A'.repeat(41)}`, 'setup=maybe', 'setup='])(
  'lets all through where "%s" is no filter',
  (search) => {
    expect(historyAddressOf(new URLSearchParams(search)).filter).toEqual({});
  },
);
