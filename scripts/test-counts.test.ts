import { expect, it } from 'vitest';
import { countPlaywright, countVitest, sumCounts } from './test-counts.ts';

const vitest = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, numFailedTestSuites: 0 };
const playwright = { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

it('counts passed and skipped tests of a Vitest report', () => {
  expect(countVitest(vitest)).toEqual({ passed: 7, failed: 0, skipped: 1 });
});

it('counts a file that did not load as a failure', () => {
  expect(countVitest({ ...vitest, numFailedTestSuites: 1 }).failed).toBe(1);
});

it('refuses a report without the numbers', () => {
  expect(() => countVitest({})).toThrow('numFailedTestSuites');
});

it('counts a browser test that passed only on its retry as passed', () => {
  const stats = { ...playwright.stats, flaky: 1 };
  expect(countPlaywright({ ...playwright, stats })).toEqual({ passed: 5, failed: 0, skipped: 0 });
});

it('counts an error outside any browser test as a failure', () => {
  expect(countPlaywright({ ...playwright, errors: [{ message: 'no tests found' }] }).failed).toBe(1);
});

it('adds up runs, none being nothing', () => {
  expect(sumCounts([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
  expect(sumCounts([countVitest(vitest), countPlaywright(playwright)])).toEqual({ passed: 11, failed: 0, skipped: 1 });
});
