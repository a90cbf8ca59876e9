import { expect, test } from 'vitest';
import type { Word } from '../ink/find-words.ts';
import { columnOf } from './digit-column.test-helper.ts';
import { learnDigits, matchDigits } from './digit-shapes.ts';

function known(words: readonly Word[], ...digits: string[]) {
  return digits.map((text, index) => ({ word: words[index]!, digits: text }));
}

test('reads a box by the digits of the labels, whatever its colours', () => {
  const { ink, words, box } = columnOf('1368', '1386', '8631');
  const match = matchDigits(ink, box, learnDigits(ink, known(words, '1368', '1386')));
  expect(match?.digits).toBe('8631');
  expect(match?.unlike).toBeLessThan(0.01);
});

test('takes a digit that no label shows for none of the others', () => {
  const { ink, words, box } = columnOf('1361', '1316', '8631');
  expect(matchDigits(ink, box, learnDigits(ink, known(words, '1361', '1316')))).toMatchObject({
    digits: '631',
    from: 1,
    to: 4,
  });
});

test('learns nothing from a label with more digits than letters', () => {
  const { ink, words, box } = columnOf('1368', '8631');
  expect(learnDigits(ink, known(words, '13688')).size).toBe(0);
  expect(matchDigits(ink, box, new Map())).toBeNull();
});
