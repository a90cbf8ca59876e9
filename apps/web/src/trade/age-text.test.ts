import { expect, it } from 'vitest';
import { ageText } from './age-text.ts';

it.each([
  [-500, '0 s'],
  [59_999, '59 s'],
  [60_000, '1 min'],
  [3_599_000, '59 min'],
  [7_200_000, '2 h'],
  [86_400_000, '1 day'],
  [200_000_000, '2 days'],
])('%d ms are %s', (ageMs, text) => {
  expect(ageText(ageMs)).toBe(text);
});
