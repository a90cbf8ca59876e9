import { expect, it } from 'vitest';
import { pipsText, riskText, tradesText } from './pips-text.ts';

it.each([
  [40, '+40 pips'],
  [-3.54, '-3.5 pips'],
  [1, '+1 pip'],
  [-1, '-1 pip'],
  [-0.04, '0 pips'],
])('%d reads %s', (pips, text) => {
  expect(pipsText(pips)).toBe(text);
});

it('writes multiples of the risk with their sign', () => {
  expect([1.6, -1, 0.333, -0.001].map(riskText)).toEqual(['+1.6 R', '-1 R', '+0.33 R', '0 R']);
});

it('counts trades', () => {
  expect([0, 1, 2].map(tradesText)).toEqual(['0 trades', '1 trade', '2 trades']);
});
