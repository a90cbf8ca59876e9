import { expect, it } from 'vitest';
import { changeText, shareText } from './percent-text.ts';

it.each([
  [0.0612, '+0.06%'],
  [-1.2, '-1.20%'],
  [0.004, '0.00%'],
  [-0.004, '0.00%'],
  [12, '+12.00%'],
])('a change of %d reads %s', (percent, text) => {
  expect(changeText(percent)).toBe(text);
});

it.each([
  [50, '50%'],
  [58.333, '58.3%'],
  [0, '0%'],
  [66.96, '67%'],
])('a share of %d reads %s', (percent, text) => {
  expect(shareText(percent)).toBe(text);
});
