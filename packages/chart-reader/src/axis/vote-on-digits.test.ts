import { expect, test } from 'vitest';
import { columnOf } from './digit-column.test-helper.ts';
import { parsePrintedNumber } from './parse-price-label.ts';
import { voteOnDigits } from './vote-on-digits.ts';

/** The digits of numbers printed in bitmap letters, after a vote on what they were read as. */
function voted(printed: readonly string[], read: readonly string[]): string[] {
  const { ink, words } = columnOf(...printed, '1');
  const labels = read.map((text, index) => ({
    word: words[index]!,
    text,
    printed: parsePrintedNumber(text)!,
    y: index,
  }));
  return voteOnDigits(ink, labels).map((label) => label.printed.digits);
}

test('reads letters that look the same as the digit that most of them were read as', () => {
  expect(voted(['1381', '1836', '1183', '8681'], ['1381', '1236', '1183', '8621'])).toEqual([
    '1381',
    '1836',
    '1183',
    '8681',
  ]);
});

test('spells a number of which a digit was lost, not one of which more digits were seen than letters', () => {
  const printed = ['1381', '1338', '1183', '8831', '3818'];
  expect(voted(printed, ['1381', '138', '1183', '8831', '38188'])).toEqual(['1381', '1338', '1183', '8831', '38188']);
});

test('leaves letters that are seldom seen, or read now so and now so', () => {
  expect(voted(['1361', '1311', '1131'], ['1391', '1311', '1131'])).toEqual(['1391', '1311', '1131']);
  expect(voted(['811', '181', '118', '181'], ['611', '181', '116', '181'])).toEqual(['611', '181', '116', '181']);
});
