import { expect, test } from 'vitest';
import { numberWithDecimals, parsePrintedNumber } from '../labels/parse-price-label.ts';
import { WORD } from '../labels/word.test-helper.ts';
import { fromThirtySeconds } from './from-thirty-seconds.ts';

/** What labels 50 pixels apart stand for in decimals; null where they print no thirty-seconds. */
function told(...texts: string[]): readonly number[] | null {
  const labels = texts.map((text, index) => ({
    word: WORD,
    text,
    y: 100 + 50 * index,
    printed: parsePrintedNumber(text)!,
  }));
  const found = fromThirtySeconds(labels);
  return found && found.map(({ printed }) => numberWithDecimals(printed, printed.afterLastSeparator!));
}

test('tells points and thirty-seconds by the jump from one point to the next', () => {
  expect(told('11508.0', '11504.0', '11500.0', '11428.0', '11424.0', '11420.0')).toEqual([
    115.25, 115.125, 115, 114.875, 114.75, 114.625,
  ]);
  expect(told('11528', '11520', '11512', '11504', '11428', '11420', '11412', '11404')?.at(-1)).toBe(114.125);
});

test('leaves prices alone, misread ones among them, and labels within one point', () => {
  expect(told('11428.0', '11424.0', '11420.0', '11416.0', '11412.0', '11408.0')).toBeNull();
  expect(told('1.0930', '1.0920', '1.0910', '1.0900', '1.0890', '1.0880')).toBeNull();
  expect(told('2730', '2720', '2710', '2700', '2690', '2680', '2670')).toBeNull();
  expect(told('1130', '1120', '1170', '1100', '1090', '1080')).toBeNull();
});
