import { readCharacters } from '../../digits/read-characters.ts';
import type { Word } from '../../ink/find-words.ts';
import type { InkMap } from '../../ink/ink-map.ts';
import { median } from '../../median.ts';
import { firstStandsApart } from '../labels/first-stands-apart.ts';
import { type ReadLabel, toLabel } from '../labels/read-label-column.ts';
import { contradictsScale } from './contradicts-scale.ts';
import { guessEvenNumbers } from './guess-even-numbers.ts';
import { guessRoundNumbers } from './guess-round-numbers.ts';
import { type LegibleLabel, legibleLabels } from './legible-label.ts';
import type { GuessedColumn, NumberGuess } from './number-guess.ts';
import { isSameFormat, type NumberFormat, printFormatted } from './number-format.ts';

/** Formats that are tried, the likeliest first. */
const MOST_FORMATS = 3;
/** How much likelier labels must be to print the numbers of a guess than any others, beyond the two that tell all of them: natural logarithm. */
const LEAST_EVIDENCE = 8;
/** How much likelier they must be to print them than those of another guess. */
const LEAST_LEAD = 8;
/** A number that is so much less likely than what a label seems to print is not counted as read: more than one of its digits is another. */
const LEAST_LIKELIHOOD = -7;
/** As little less likely is a first digit the end of a sign, in the median of all labels: one that is plain to see is 6 and more less likely. */
const LEAST_SIGN = -5;
/** Shorter numbers are even too often. */
const LEAST_DIGITS = 3;
/** Share of the numbers from the first to the last on a scale that must be on it, but for shorter ones, which are pieces: columns go on beside other panes. */
const LEAST_SHARE = 0.6;

/**
 * The labels of a column by what they print if all are on one scale. Soft letters are read in several ways, each label by itself; all together on a scale
 * leave one. Null where labels agree on none, or might as well agree on another.
 */
export function agreeingLabels(ink: InkMap, members: readonly Word[]): readonly ReadLabel[] | null {
  const labels = legibleLabels(ink, members);
  const numbers = labels.filter(isNumber);
  const digits = numbers.map(digitsOf);
  if (digits.length === 0 || median(digits) < LEAST_DIGITS) return null;
  const surprise = median(digits) * Math.LN10;
  const best = likeliestGuess({ labels, surprise });
  if (best === null || best.evidence < 2 * surprise + LEAST_EVIDENCE || mayBeSign(labels, best)) return null;
  if (contradictsScale(labels, best)) return null;
  const read = labels.flatMap((label, index) => readAs(ink, label, best.numbers[index]!, best.format) ?? []);
  const rows = read.map(({ y }) => y);
  const long = numbers.filter((label) => digitsOf(label) >= LEAST_DIGITS);
  const beside = long.filter(({ y }) => y >= Math.min(...rows) && y <= Math.max(...rows));
  return read.length < LEAST_SHARE * beside.length ? null : read;
}

/**
 * Whether the first digit of all labels may be a sign or the end of one, such as a dollar behind the letters of its country or before a space: what it looks like it looks
 * like in all of them, so that many labels tell no more than one.
 */
function mayBeSign(labels: readonly LegibleLabel[], { numbers, format }: NumberGuess): boolean {
  const asSigns = labels.flatMap(({ word, likelihoodOf }, index) => {
    const units = numbers[index];
    if (units == null) return [];
    const text = printFormatted(units, format);
    if (format.before === 0 && (text[1] === '.' || !firstStandsApart(word))) return [];
    return [likelihoodOf(`#${text.slice(0, format.before)}${text.slice(format.before + 1)}`)];
  });
  return asSigns.length > 0 && median(asSigns) >= LEAST_SIGN;
}

/** Whether the likeliest of all texts of a label is a number. */
function isNumber({ numbers }: LegibleLabel): boolean {
  return numbers[0]?.likelihood === 0;
}

function digitsOf({ numbers }: LegibleLabel): number {
  return String(numbers[0]!.units).length;
}

/** The guess that labels are likeliest to print; null without any, and where another scale is about as likely. */
function likeliestGuess(column: GuessedColumn): NumberGuess | null {
  const formats = formatsOf(column.labels);
  const even = formats.flatMap((format) => guessEvenNumbers(column, format));
  const evidence = Math.max(0, ...even.map((guessed) => guessed.evidence));
  const round = formats.flatMap((format) => guessRoundNumbers(column, format, evidence));
  const [best, ...others] = [...even, ...round].toSorted((a, b) => b.evidence - a.evidence);
  if (best === undefined) return null;
  const rival = others.find((other) => !isSameScale(best, other));
  return best.evidence - (rival?.evidence ?? 0) < LEAST_LEAD ? null : best;
}

/** Whether guesses have two labels in common, which tell all others. */
function isSameScale(one: NumberGuess, other: NumberGuess): boolean {
  const isSame = one.numbers.filter((units, index) => units !== null && units === other.numbers[index]);
  return isSame.length >= 2 && isSameFormat(one.format, other.format);
}

function readAs(
  ink: InkMap,
  { word, y, likelihoodOf }: LegibleLabel,
  units: number | null,
  format: NumberFormat,
): ReadLabel | null {
  if (units === null || likelihoodOf(printFormatted(units, format)) < LEAST_LIKELIHOOD) return null;
  const text = printFormatted(units, { ...format, before: 0, behind: 0 });
  // Whether commas part thousands is told by all labels together.
  const separators = readCharacters(ink, word).filter(({ character }) => character === '.' || character === ',');
  const label = toLabel(word, separators.at(-1)?.character === ',' ? text.replace(/\.(?=\d+$)/, ',') : text);
  return label === null ? null : { ...label, y };
}

/** The formats that labels seem to have, the likeliest first. */
function formatsOf(labels: readonly LegibleLabel[]): readonly NumberFormat[] {
  const weights = new Map<string, { readonly format: NumberFormat; readonly weight: number }>();
  for (const { numbers } of labels) {
    // Of each format only the likeliest number counts, which stands first.
    const own = new Map(numbers.toReversed().map((number) => [JSON.stringify(number.format), number]));
    for (const [key, { format, likelihood }] of own)
      weights.set(key, { format, weight: (weights.get(key)?.weight ?? 0) + Math.exp(likelihood) });
  }
  const ranked = [...weights.values()].toSorted((a, b) => b.weight - a.weight);
  return ranked.slice(0, MOST_FORMATS).map(({ format }) => format);
}
