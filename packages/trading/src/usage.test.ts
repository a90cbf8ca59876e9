import { expect, test } from 'vitest';
import { analysesRemaining, limitReached, UNLIMITED } from './usage.ts';

test('the limit is reached at the last analysis, never without a limit', () => {
  expect(limitReached({ analysisLimit: 10, analysisCount: 9 })).toBe(false);
  expect(limitReached({ analysisLimit: 10, analysisCount: 10 })).toBe(true);
  expect(limitReached({ analysisLimit: 0, analysisCount: 0 })).toBe(true);
  expect(limitReached({ analysisLimit: UNLIMITED, analysisCount: 500 })).toBe(false);
});

test('what remains is never negative, and -1 without a limit', () => {
  expect(analysesRemaining({ analysisLimit: 10, analysisCount: 4 })).toBe(6);
  expect(analysesRemaining({ analysisLimit: 10, analysisCount: 12 })).toBe(0);
  expect(analysesRemaining({ analysisLimit: UNLIMITED, analysisCount: 12 })).toBe(-1);
});
