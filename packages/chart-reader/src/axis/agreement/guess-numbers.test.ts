import { expect, test } from 'vitest';
import { guessEvenNumbers } from './guess-even-numbers.ts';
import { guessRoundNumbers } from './guess-round-numbers.ts';
import type { LegibleLabel } from './legible-label.ts';
import { parseFormatted } from './number-format.ts';
import type { NumberGuess } from './number-guess.ts';

const UNLIKELY = -12;
const FORMAT = { tail: 2, isGrouped: false, before: 0, behind: 0 };

/** A label at a row that may print some texts, the likeliest first, each a tenth as likely as the one before. */
function label(y: number, ...texts: readonly string[]): LegibleLabel {
  const likelihoodOf = (text: string) => (texts.includes(text) ? -texts.indexOf(text) * Math.LN10 : UNLIKELY);
  const numbers = texts.flatMap((text) => {
    const number = parseFormatted(text);
    return number === null ? [] : [{ ...number, likelihood: likelihoodOf(text) }];
  });
  const word = { left: 0, right: 40, top: y - 4, bottom: y + 4, letterTop: y - 4, letterBottom: y + 4 };
  return { word: { ...word, letters: 6, letterBoxes: [], pointX: null, smallTail: false }, y, numbers, likelihoodOf };
}

function best(guesses: readonly NumberGuess[]): NumberGuess {
  return guesses.toSorted((a, b) => b.evidence - a.evidence)[0]!;
}

const columnOf = (...labels: readonly LegibleLabel[]) => ({ labels, surprise: 5 * Math.LN10 });

test('tells misread digits by the numbers that count down evenly', () => {
  const column = columnOf(
    label(20, '225.00'),
    label(60, '228.00', '220.00'),
    label(100, '915.00', '245.00', '215.00'),
    label(140, '210.00', '240.00'),
  );
  expect(best(guessEvenNumbers(column, FORMAT)).numbers).toEqual([22_500, 22_000, 21_500, 21_000]);
});

test('goes by steps that are no whole number of units where prices are rounded', () => {
  const column = columnOf(
    label(20, '0.90'),
    label(60, '0.83', '0.88'),
    label(100, '0.77'),
    label(140, '0.70', '0.76'),
    label(180, '0.63'),
  );
  expect(best(guessEvenNumbers(column, FORMAT)).numbers).toEqual([90, 83, 77, 70, 63]);
});

test('leaves out what prints none of these numbers', () => {
  const column = columnOf(label(20, '22.00'), label(60, '17.35'), label(100, '20.00'), label(140, '19.00'));
  expect(best(guessEvenNumbers(column, FORMAT)).numbers).toEqual([2200, null, 2000, 1900]);
});

test('tells round numbers on a logarithmic scale', () => {
  const column = columnOf(
    label(51, '350.00', '360.00'),
    label(72.5, '300.00'),
    label(110, '220.90', '220.00'),
    label(149.5, '150.00', '160.00'),
    label(200.5, '105.00'),
    label(220, '39.00', '89.00'),
    label(274.5, '57.00'),
  );
  expect(best(guessRoundNumbers(column, FORMAT, 0)).numbers).toEqual([
    36_000, 30_000, 22_000, 16_000, 10_500, 8900, 5700,
  ]);
});
