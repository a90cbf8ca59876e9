/** All pieces of so many words in a row, of the first count first; shorter ones at the end. */
export function wordRuns(words: readonly string[], counts: readonly number[]): readonly string[] {
  return counts.flatMap((count) => words.map((_, index) => words.slice(index, index + count).join(' ')));
}
