import { describe, expect, it } from 'vitest';
import { endsInSign } from './ends-in-sign.ts';

/** A word of letters 11 px wide with these rows from top to bottom. */
function wordOf(rows: readonly (readonly [top: number, bottom: number])[]) {
  const letterBoxes = rows.map(([top, bottom], i) => ({ left: i * 13, right: i * 13 + 11, top, bottom }));
  return { letterBoxes, letterTop: 76, letterBottom: 94 };
}

describe('endsInSign', () => {
  const digit = [75, 93] as const;
  it.each([
    ['the sign of a cent behind a number', [digit, digit, digit, [77, 95.5]], '2806', true],
    ['four digits', [digit, digit, digit, digit], '2806', false],
    ['a last digit as low as blur makes it', [digit, digit, digit, [76, 94]], '2806', false],
    ['a small last digit below the line', [digit, digit, digit, [84, 97]], '2806', false],
    ['a sign that was not read', [digit, digit, digit, [77, 95.5]], '280', false],
    ['a number of one digit', [digit, [77, 95.5]], '26', false],
  ] as const)('%s', (_, rows, digits, expected) => {
    expect(endsInSign(wordOf(rows), { digits })).toBe(expected);
  });
});
