import { OFF_ROW_PX } from './even-rows.ts';
import { guess, type GuessedColumn, type NumberGuess } from './number-guess.ts';
import { isSameFormat, type NumberFormat } from './number-format.ts';

/** Numbers of one label that scales are drawn through. */
const MOST_NUMBERS = 4;
const LEAST_LIKELIHOOD = -4;
/** Labels nearer to each other tell no scale. */
const LEAST_APART_PX = 12;
/** What prices on logarithmic scales are multiples of, in units of their last digit, and how many of them may lie at one row. */
const GRAINS = [1, 10, 100, 1000, 10_000] as const;
const MOST_AT_ROW = 12;

/** What labels on a logarithmic scale print if all are multiples of a round number: those at the row of a label are few. */
export function guessRoundNumbers(
  { labels, surprise }: GuessedColumn,
  format: NumberFormat,
  leastEvidence: number,
): readonly NumberGuess[] {
  const numbers = labels.map((label) =>
    label.numbers
      .filter(
        ({ units, likelihood, format: own }) =>
          units > 0 && likelihood >= LEAST_LIKELIHOOD && isSameFormat(own, format),
      )
      .slice(0, MOST_NUMBERS)
      .map(({ units }) => units),
  );
  const found: NumberGuess[] = [];
  let best = leastEvidence;
  for (const [upper, { y }] of labels.entries()) {
    for (let lower = upper + 1; lower < labels.length; lower++) {
      const apartPx = labels[lower]!.y - y;
      if (apartPx < LEAST_APART_PX) continue;
      for (const first of numbers[upper]!) {
        for (const last of numbers[lower]!.filter((units) => units < first)) {
          const slope = -apartPx / Math.log(first / last);
          const unitsAt = (row: number) => first * Math.exp((row - y) / slope);
          for (const grain of GRAINS.filter((units) => first % units === 0 && last % units === 0)) {
            const guessed = guess(
              { labels, surprise },
              { scale: 'log', format },
              (label) => multiplesAt(unitsAt, labels[label]!.y, grain),
              best,
            );
            if (guessed === null) continue;
            best = Math.max(best, guessed.evidence);
            found.push(guessed);
          }
        }
      }
    }
  }
  return found;
}

/** Multiples of a number that lie at a row; none where too many do to tell one from the other. */
function multiplesAt(unitsAt: (row: number) => number, y: number, grain: number): readonly number[] {
  const least = Math.ceil(unitsAt(y + OFF_ROW_PX) / grain);
  const most = Math.floor(unitsAt(y - OFF_ROW_PX) / grain);
  const count = Math.max(0, most - least + 1);
  return count > MOST_AT_ROW ? [] : Array.from({ length: count }, (_, index) => (least + index) * grain);
}
