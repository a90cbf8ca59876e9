import type { Word } from '../ink/find-words.ts';
import { letterHeight } from '../ink/letter-rows.ts';
import { unitOf } from './frame-words.ts';

/** Widest gap between a number and its unit, in letter heights: buttons stand further apart. */
const UNIT_GAP = 0.9;
const NUMBER = /^\d{1,2}$/;

/** Buttons of a row and what each of them says. */
export interface ReadButtons {
  readonly words: readonly Word[];
  readonly texts: readonly string[];
}

/** The same with numbers and the units of time close behind them put together, as buttons print both apart: `15 Min`, `1 Std`. */
export function withUnits({ words, texts }: ReadButtons): ReadButtons {
  const joined: { word: Word; text: string }[] = [];
  for (const [index, word] of words.entries()) {
    const text = texts[index] ?? '';
    const last = joined.at(-1);
    if (last === undefined || !NUMBER.test(last.text) || unitOf(text) === undefined || !isClose(last.word, word)) {
      joined.push({ word, text });
    } else {
      joined[joined.length - 1] = { word: around(last.word, word), text: `${last.text} ${text}` };
    }
  }
  return { words: joined.map(({ word }) => word), texts: joined.map(({ text }) => text) };
}

function isClose(number: Word, unit: Word): boolean {
  return unit.left - number.right <= UNIT_GAP * letterHeight(number);
}

function around(first: Word, second: Word): Word {
  return {
    ...first,
    right: second.right,
    top: Math.min(first.top, second.top),
    bottom: Math.max(first.bottom, second.bottom),
    letters: first.letters + second.letters,
    letterBoxes: [...first.letterBoxes, ...second.letterBoxes],
  };
}
