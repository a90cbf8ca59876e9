import { expect, it } from 'vitest';
import { editedLimit, limitText, newUserLimit } from './analysis-limit.ts';

it.each([
  ['25', 25],
  [' 7.9 ', 7],
  ['-1', -1],
  ['-20', -1],
  ['many', 0],
  ['', 0],
])('takes %j as the limit of a new account', (text, limit) => {
  expect(newUserLimit(text)).toBe(limit);
});

it.each([
  ['', -1],
  ['  ', -1],
  ['-1', -1],
  ['50', 50],
  ['many', 0],
])('takes %j as the limit of an existing account', (text, limit) => {
  expect(editedLimit(text)).toBe(limit);
});

it('shows no limit as nothing', () => {
  expect([limitText(-1), limitText(0), limitText(50)]).toEqual(['', '0', '50']);
});
