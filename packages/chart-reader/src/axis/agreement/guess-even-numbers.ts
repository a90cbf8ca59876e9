import { evenRows, type RowPlaces } from './even-rows.ts';
import type { LegibleLabel } from './legible-label.ts';
import { guess, type GuessedColumn, type NumberGuess } from './number-guess.ts';
import { isSameFormat, type NumberFormat } from './number-format.ts';

/** Numbers of one label that steps are told by. */
const MOST_NUMBERS = 6;
const LEAST_LIKELIHOOD = -5;
/** Share of the rows that must lie between two labels for a step that is rounded to be told by them. */
const LEAST_SHARE = 0.5;

/** Numbers that count down evenly: that of the first row, and what each row has less, in units. */
interface Steps {
  readonly first: number;
  readonly step: number;
}

/**
 * What labels at even rows print if they count down evenly, whatever from and by what: any two of them tell what the others are, to the digit or, where
 * steps are rounded, to its neighbour.
 */
export function guessEvenNumbers(column: GuessedColumn, format: NumberFormat): readonly NumberGuess[] {
  const found: NumberGuess[] = [];
  let best = 0;
  for (const places of evenRows(column.labels.map(({ y }) => y))) {
    for (const steps of stepsIn(column.labels, places, format)) {
      const guessed = guess(column, { scale: 'linear', format }, (label) => numbersAt(places[label]!, steps), best);
      if (guessed === null) continue;
      best = Math.max(best, guessed.evidence);
      found.push(guessed);
    }
  }
  return found;
}

/** The steps that the numbers of any two labels tell, each once. */
function stepsIn(labels: readonly LegibleLabel[], places: RowPlaces, format: NumberFormat): Iterable<Steps> {
  const own = labels.flatMap((label, index) => {
    const place = places[index];
    return place == null ? [] : [{ place, numbers: likelyNumbers(label, format) }];
  });
  const rowsInAll = Math.max(...own.map(({ place }) => place));
  const found = new Map<string, Steps>();
  for (const [index, upper] of own.entries()) {
    for (const lower of own.slice(index + 1)) {
      const rows = lower.place - upper.place;
      for (const above of upper.numbers) {
        for (const below of lower.numbers) {
          const step = (above - below) / rows;
          if (!(step > 0) || (!Number.isInteger(step) && rows < LEAST_SHARE * rowsInAll)) continue;
          const first = above + step * upper.place;
          found.set(`${first} ${step}`, { first, step });
        }
      }
    }
  }
  return found.values();
}

function likelyNumbers(label: LegibleLabel, format: NumberFormat): readonly number[] {
  return label.numbers
    .filter((number) => number.likelihood >= LEAST_LIKELIHOOD && isSameFormat(number.format, format))
    .slice(0, MOST_NUMBERS)
    .map(({ units }) => units);
}

function numbersAt(place: number | null, { first, step }: Steps): readonly number[] {
  if (place === null) return [];
  const value = first - step * place;
  return [...new Set([Math.floor(value), Math.ceil(value)])];
}
