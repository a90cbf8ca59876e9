import { type CharacterColumns, characterColumns } from '../../digits/character-columns.ts';
import { likeliestTexts } from '../../digits/likeliest-texts.ts';
import { textLikelihood } from '../../digits/text-likelihood.ts';
import type { Word } from '../../ink/find-words.ts';
import type { InkMap } from '../../ink/ink-map.ts';
import { letterHeight, letterMiddle } from '../../ink/letter-rows.ts';
import { rememberedWords } from '../../ink/remembered-words.ts';
import { median } from '../../median.ts';
import { type FormattedNumber, parseFormatted } from './number-format.ts';

/** A label with the numbers that it may print, and how likely any text is beside the likeliest: natural logarithms, 0 and less. */
export interface LegibleLabel {
  readonly word: Word;
  /** Middle of its letters, pixels. */
  readonly y: number;
  readonly numbers: readonly (FormattedNumber & { readonly likelihood: number })[];
  readonly likelihoodOf: (text: string) => number;
}

/** Texts of a label that are looked at. */
const TEXTS = 24;

/** The words of a column as labels: all as high as most of them, and pieces of them, of which compression and lines took the rest, as wide. */
export function legibleLabels(ink: InkMap, members: readonly Word[]): readonly LegibleLabel[] {
  const size = Math.round(median(members.map(letterHeight)));
  const left = Math.round(median(members.map((word) => word.left)));
  const right = Math.round(median(members.map((word) => word.right)));
  return members.map((word) => {
    const isPiece = word.left > left + 1 || letterHeight(word) !== size;
    const widened = isPiece ? placesOf(word, { size, left, right }).map((place) => legible(ink, place)) : [];
    const found = [...widened.toSorted((a, b) => b.best - a.best), legible(ink, word)];
    return (found.find(({ label }) => label.numbers[0]?.likelihood === 0) ?? found[0]!).label;
  });
}

/** Where a label may stand of which a word is all that was found. */
function placesOf(word: Word, usual: { readonly size: number; readonly left: number; readonly right: number }): Word[] {
  const tops = new Set([
    word.letterTop,
    word.letterBottom - usual.size,
    Math.round(letterMiddle(word) - usual.size / 2),
  ]);
  return [...tops].map((letterTop) => ({
    ...word,
    letterTop,
    letterBottom: letterTop + usual.size,
    top: Math.min(word.top, letterTop),
    bottom: Math.max(word.bottom, letterTop + usual.size),
    left: Math.min(word.left, usual.left),
    right: Math.max(word.right, usual.right),
  }));
}

const legible = rememberedWords((ink, word): { readonly label: LegibleLabel; readonly best: number } => {
  const columns = characterColumns(ink, word);
  const texts = likeliestTexts(columns, TEXTS);
  const best = texts[0]?.logLikelihood ?? 0;
  const numbers = texts.flatMap(({ text, logLikelihood }) => {
    const number = parseFormatted(text);
    return number === null ? [] : [{ ...number, likelihood: logLikelihood - best }];
  });
  return { best, label: { word, y: letterMiddle(word), numbers, likelihoodOf: remembered(columns, best) } };
});

function remembered(columns: CharacterColumns, best: number): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => {
    const found = known.get(text) ?? Math.min(0, textLikelihood(columns, text) - best);
    known.set(text, found);
    return found;
  };
}
