import { expect, test } from 'vitest';
import type { Word } from '../ink/find-words.ts';
import { partedAtBars } from './chart-tabs.ts';

/** A word of letters 9 px high from these columns on, with a border of this height in its middle. */
function wordOf(
  before: readonly number[],
  bar: { readonly left: number; readonly px: number },
  behind: readonly number[],
): Word {
  const box = (left: number) => ({ left, right: left + 8, top: 70, bottom: 79 });
  const border = { left: bar.left, right: bar.left + 1, top: 70, bottom: 70 + bar.px };
  const letterBoxes = [...before.map(box), border, ...behind.map(box)];
  const rows = { top: 70, bottom: 79, letterTop: 70, letterBottom: 79 };
  const columns = { left: letterBoxes[0]!.left, right: letterBoxes.at(-1)!.right };
  return { ...columns, ...rows, letters: letterBoxes.length, letterBoxes, pointX: null, smallTail: false };
}

test('parts what the border between two tabs joins, and no letter as thin', () => {
  const spans = (word: Word) => partedAtBars([word]).map(({ left, right, letters }) => [left, right, letters]);
  expect(spans(wordOf([10, 20, 30], { left: 52, px: 11 }, [66, 76]))).toEqual([
    [10, 38, 3],
    [66, 84, 2],
  ]);
  expect(spans(wordOf([10, 20, 30], { left: 52, px: 9 }, [66, 76]))).toHaveLength(1);
  expect(spans(wordOf([10, 20, 30], { left: 40, px: 11 }, [44, 54]))).toHaveLength(1);
});
