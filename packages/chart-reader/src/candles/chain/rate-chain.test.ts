import { expect, test } from 'vitest';
import { isPriceChart } from './rate-chain.ts';

const CLEAR = {
  count: 300,
  neighbours: 0.98,
  bodied: 0.62,
  explained: 0.9,
  joined: 0.1,
  touching: 0.1,
  wicked: 1,
  lopsided: 0,
  climb: 48,
};

test('takes lines a few pixels apart that touch along half of their height for pieces of a curve, not for bars', () => {
  const touching = { ...CLEAR, joined: 0.47, touching: 0.47 };
  expect([isPriceChart(touching, 2.9), isPriceChart(touching, 3.1)]).toEqual([false, true]);
  expect(isPriceChart({ ...CLEAR, joined: 0.35, touching: 0.35 }, 2.9)).toBe(true);
});
