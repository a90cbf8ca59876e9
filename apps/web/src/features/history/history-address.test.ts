import { expect, it } from 'vitest';
import { historyAddressOf, historyPath } from './history-address.ts';

it.each([
  ['/history', { page: 0, analysisId: null }],
  ['/history?page=3', { page: 2, analysisId: null }],
  ['/history?page=2&analysis=a-1', { page: 1, analysisId: 'a-1' }],
  ['/history?analysis=a%26b', { page: 0, analysisId: 'a&b' }],
])('%s leads to a place and back', (path, address) => {
  expect(historyAddressOf(new URL(path, 'https://x.test').searchParams)).toEqual(address);
  expect(historyPath(address)).toBe(path);
});

it.each(['0', '-1', '1.5', 'NaN', '', '99999'])('takes the page "%s" for the first', (page) => {
  expect(historyAddressOf(new URLSearchParams({ page })).page).toBe(0);
});
