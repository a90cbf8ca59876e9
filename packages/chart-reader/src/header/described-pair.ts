import { editDistance } from '../text/edit-distance.ts';
import { isCurrency, isPair, lettersOf } from './known-symbols.ts';
import { NAMES } from './names.ts';

/** `Euro vs US Dollar`, of which the letters between may be misread. */
const DESCRIPTION = /^(\S.*?)\s+[vVyYw][\w.]{0,2}\s+(\S.*)$/;
/** Share of the letters of a pair and both of its names that may be misread, and by how much this share must be larger for any other pair. */
const MOST_WRONG = 0.34;
const MIN_LEAD = 0.12;
/** Share of the letters of the pair itself. */
const MOST_WRONG_IN_PAIR = 0.5;
const FARTHEST = MOST_WRONG + MIN_LEAD;
const PAIR_LETTERS = 6;
/** What a broker adds to the letters of a pair: `USDJPYpro`. */
const SUFFIX = /(?<=^.{5,})[.#+_-]?[a-z]{1,5}$/;

/**
 * The pair that a terminal prints twice, by its letters and by the names of both sides, each too soft to be read alone: `ELRUSO` and `Ewro vs US Dollar`.
 * Null unless one pair is near to both and any other far from them.
 */
export function describedPair(word: string, description: string): string | null {
  const [, base = '', quote = ''] = DESCRIPTION.exec(description) ?? [];
  const printed = [word, word.replace(SUFFIX, '')].map((letters) => letters.toUpperCase());
  const [first, second] = [lettersOf(base), lettersOf(quote)];
  if (first === '' || second === '') return null;
  const quotes = namesBy(second).filter(({ code }) => isCurrency(code));
  const rated = namesBy(first)
    .flatMap((left) => quotes.map((right) => ({ left, right })))
    // Names that are too far off by themselves are neither the pair nor near enough to rival it.
    .filter(({ left, right }) => left.wrong + right.wrong < FARTHEST * (PAIR_LETTERS + left.letters + right.letters))
    .filter(({ left, right }) => isPair(left.code, right.code))
    .map(({ left, right }) => {
      const pair = left.code + right.code;
      const inPair = Math.min(...printed.map((letters) => editDistance(letters, pair)));
      const letters = pair.length + left.letters + right.letters;
      const isNear = inPair <= MOST_WRONG_IN_PAIR * pair.length;
      return { pair, isNear, wrong: (inPair + left.wrong + right.wrong) / letters };
    })
    .toSorted((a, b) => a.wrong - b.wrong);
  const [best] = rated;
  if (best === undefined || !best.isNear || best.wrong > MOST_WRONG) return null;
  const rival = rated.find(({ pair }) => pair !== best.pair);
  return rival === undefined || rival.wrong - best.wrong >= MIN_LEAD ? best.pair : null;
}

/** What has a name, by how many letters a word is from it. */
function namesBy(word: string): readonly { readonly code: string; readonly letters: number; readonly wrong: number }[] {
  return Object.entries(NAMES).map(([name, code]) => ({ code, letters: name.length, wrong: editDistance(word, name) }));
}
