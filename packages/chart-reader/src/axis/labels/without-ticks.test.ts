import { expect, test } from 'vitest';
import { parsePrintedNumber } from './parse-price-label.ts';
import { withoutTicks } from './without-ticks.ts';

const LABELS = ['-1.37', '1.36'].map((text) => ({ text, printed: parsePrintedNumber(text)! }));

test('takes what looks like a minus for a tick or the sign of a currency where no price is below nought', () => {
  const told = withoutTicks({ labels: [{ price: 1.37, y: 20 }] }, LABELS);
  expect(told.map(({ printed }) => printed.negative)).toEqual([false, false]);
  expect(told.map(({ text }) => text)).toEqual(['-1.37', '1.36']);
});

test('keeps the signs of an axis that has prices below nought', () => {
  expect(withoutTicks({ labels: [{ price: -1.37, y: 20 }] }, LABELS)).toBe(LABELS);
});
