import { expect, test } from 'vitest';
import { areApart, areColumns, isClearChart, isPriceChart } from './rate-chain.ts';

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
  // Three pixels, as far as that can be measured.
  expect(isPriceChart(touching, 2.99998)).toBe(true);
  expect(isPriceChart({ ...CLEAR, joined: 0.35, touching: 0.35 }, 2.9)).toBe(true);
});

test('asks for fewer bodies or ticks where neither gaps nor other ink speak against a chain', () => {
  const unbroken = { ...CLEAR, neighbours: 1, explained: 0.98, joined: 0, touching: 0 };
  expect(isClearChart({ ...unbroken, bodied: 0.65 }, 5)).toBe(true);
  expect(isClearChart({ ...unbroken, bodied: 0.65, explained: 0.9 }, 5)).toBe(false);
  expect(isClearChart({ ...unbroken, bodied: 0.55 }, 5)).toBe(false);
});

test('tells bodies that stand apart from letters, curves and columns', () => {
  const apart = { ...CLEAR, bodied: 1, explained: 0.4, joined: 0, touching: 0.02, wicked: 0.55 };
  expect(areApart(apart)).toBe(true);
  const others = [{ joined: 0.1 }, { touching: 0.2 }, { lopsided: 0.2 }, { wicked: 0.1 }, { bodied: 0.7 }];
  expect(others.some((other) => areApart({ ...apart, ...other }))).toBe(false);
});

test('tells columns, which no wick ends and all ink is of, from candles and from sides of empty bodies', () => {
  const columns = { ...CLEAR, neighbours: 1, bodied: 1, explained: 1, joined: 0, touching: 0, wicked: 0 };
  expect(areColumns(columns)).toBe(true);
  const others = [{ wicked: 0.3 }, { explained: 0.8 }, { joined: 0.1 }, { neighbours: 0.7 }];
  expect(others.some((other) => areColumns({ ...columns, ...other }))).toBe(false);
});
