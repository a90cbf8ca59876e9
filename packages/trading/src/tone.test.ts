import { expect, test } from 'vitest';
import { patternConfidenceTone, usageTone, winRateTone } from './tone.ts';

test('pattern confidence is good from 80 and fair from 60', () => {
  expect([80, 79.9, 60, 59.9].map(patternConfidenceTone)).toEqual(['good', 'fair', 'fair', 'poor']);
});

test('a win rate is good from 60 and fair from 40', () => {
  expect([60, 59.9, 40, 39.9].map(winRateTone)).toEqual(['good', 'fair', 'fair', 'poor']);
});

test('usage is poor from 90 and fair from 70', () => {
  expect([69.9, 70, 89.9, 90].map(usageTone)).toEqual(['good', 'fair', 'fair', 'poor']);
});
