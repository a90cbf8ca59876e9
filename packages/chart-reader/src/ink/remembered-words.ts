import type { Word } from './find-words.ts';
import type { InkMap } from './ink-map.ts';

/** What is found out about a word, kept for as long as its ink is: words are asked about in many columns and for many things. */
export function rememberedWords<T>(findOut: (ink: InkMap, word: Word) => T): (ink: InkMap, word: Word) => T {
  const known = new WeakMap<InkMap, Map<Word, T>>();
  return (ink, word) => {
    let words = known.get(ink);
    if (words === undefined) known.set(ink, (words = new Map()));
    let found = words.get(word);
    if (found === undefined) words.set(word, (found = findOut(ink, word)));
    return found;
  };
}
