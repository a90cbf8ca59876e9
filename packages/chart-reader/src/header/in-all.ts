/** What several words mean, a space between two of them. */
export function inAll<T extends string>(meaning: T, words: string): Readonly<Record<string, T>> {
  return Object.fromEntries(words.split(' ').map((word) => [word, meaning]));
}
