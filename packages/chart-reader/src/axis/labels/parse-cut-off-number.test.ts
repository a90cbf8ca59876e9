import { expect, test } from 'vitest';
import { parseCutOffNumber } from './parse-cut-off-number.ts';

const read = (text: string) => {
  const number = parseCutOffNumber(text);
  return number && [number.digits, number.afterLastSeparator];
};

test('reads what is left of a number before and behind its decimal point', () => {
  expect(read('50,800.')).toEqual(['50800', 0]);
  expect(read('1.084')).toEqual(['1084', 3]);
  expect(read('50.800,2')).toEqual(['508002', 1]);
});

test('reads none without a decimal point, nor by a comma that may part thousands', () => {
  expect(read('50800')).toBeNull();
  expect(read('50,80')).toBeNull();
});
