import { expect, it } from 'vitest';
import { usageSummary } from './usage-summary.ts';

const stats = (analysisCount: number, analysisLimit: number, analysisRemaining: number) => ({
  analysisCount,
  analysisLimit,
  analysisRemaining,
  totalAnalyses: 40,
  joinDate: '2026-01-05T00:00:00.000Z',
  resetDate: '2026-12-01T00:00:00.000Z',
});

it('tells what is left of the limit', () => {
  expect(usageSummary(stats(4, 10, 6))).toEqual({
    allowance: '6 / 10',
    usedPercent: 40,
    remaining: '6 analyses remaining',
  });
});

it.each([
  [10, 10],
  [12, 10],
  [0, 0],
])('says that %i of %i are all there is', (count, limit) => {
  expect(usageSummary(stats(count, limit, 0))).toEqual({
    allowance: `0 / ${limit}`,
    usedPercent: 100,
    remaining: 'Monthly limit reached',
  });
});

it('has no percentage without a limit', () => {
  expect(usageSummary(stats(4, -1, -1))).toEqual({
    allowance: 'Unlimited',
    usedPercent: null,
    remaining: 'Unlimited analyses',
  });
});
