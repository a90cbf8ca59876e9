import { expect, test } from 'vitest';
import { areCutOff } from './are-cut-off.ts';
import { WORD } from './word.test-helper.ts';

test('takes one of many that reaches the edge for whole, and some of few for cut off', () => {
  const whole = Array.from({ length: 9 }, () => ({ word: WORD }));
  const cut = { word: { ...WORD, cutOff: true as const } };
  expect(areCutOff(whole)).toBe(false);
  expect(areCutOff([...whole, cut])).toBe(false);
  expect(areCutOff([...whole, cut, cut])).toBe(true);
  expect(areCutOff([WORD, WORD].map((word) => ({ word: { ...word, cutOff: true as const } })))).toBe(true);
});
