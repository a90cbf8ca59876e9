import type { LegibleLabel } from './legible-label.ts';
import { type NumberFormat, printFormatted } from './number-format.ts';

/** Numbers that the labels of a column may print if they are on one scale. */
export interface NumberGuess {
  readonly scale: 'linear' | 'log';
  readonly format: NumberFormat;
  /** Units of each label; null for one that prints something else. */
  readonly numbers: readonly (number | null)[];
  /** How much likelier the labels are to print these than any numbers: natural logarithm. */
  readonly evidence: number;
}

/** Labels of a column with how much one number is among all of as many digits: a natural logarithm. */
export interface GuessedColumn {
  readonly labels: readonly LegibleLabel[];
  readonly surprise: number;
}

/** Guesses with so much less evidence than the best one are no rivals of it. */
const FAR_BEHIND = 25;

/**
 * What labels print if each has one of a few numbers, none of them likelier than another. Null where that is far less likely than the best guess so far.
 *
 * @param numbersOf the numbers that a label may have; none for one that is on no scale
 */
export function guess(
  { labels, surprise }: GuessedColumn,
  { scale, format }: Pick<NumberGuess, 'scale' | 'format'>,
  numbersOf: (label: number) => readonly number[],
  bestEvidence: number,
): NumberGuess | null {
  const numbers: (number | null)[] = [];
  let evidence = labels.length * surprise;
  for (const [index, label] of labels.entries()) {
    const asked = numbersOf(index).filter((units) => units >= 0);
    let likeliest: number | null = null;
    let likelihood = -surprise;
    for (const units of asked) {
      const own = label.likelihoodOf(printFormatted(units, format)) - Math.log(asked.length);
      if (own > likelihood) [likeliest, likelihood] = [units, own];
    }
    numbers.push(likeliest);
    evidence += likelihood;
    if (evidence < bestEvidence - FAR_BEHIND) return null;
  }
  return { scale, format, numbers, evidence };
}
