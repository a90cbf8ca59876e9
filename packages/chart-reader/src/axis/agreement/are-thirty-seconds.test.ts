import { expect, test } from 'vitest';
import { areThirtySeconds } from './are-thirty-seconds.ts';
import { parsePrintedNumber } from '../labels/parse-price-label.ts';

/** Labels 50 pixels apart. */
function column(...texts: string[]) {
  return texts.map((text, index) => ({ y: 100 + 50 * index, printed: parsePrintedNumber(text)! }));
}

test('tells points and thirty-seconds by the jump from one point to the next', () => {
  expect(areThirtySeconds(column('11508.0', '11504.0', '11500.0', '11428.0', '11424.0', '11420.0'))).toBe(true);
  expect(areThirtySeconds(column('11528', '11520', '11512', '11504', '11428', '11420', '11412', '11404'))).toBe(true);
});

test('leaves prices alone, misread ones among them, and labels within one point', () => {
  expect(areThirtySeconds(column('11428.0', '11424.0', '11420.0', '11416.0', '11412.0', '11408.0'))).toBe(false);
  expect(areThirtySeconds(column('1.0930', '1.0920', '1.0910', '1.0900', '1.0890', '1.0880'))).toBe(false);
  expect(areThirtySeconds(column('2730', '2720', '2710', '2700', '2690', '2680', '2670'))).toBe(false);
  expect(areThirtySeconds(column('1130', '1120', '1170', '1100', '1090', '1080'))).toBe(false);
});
