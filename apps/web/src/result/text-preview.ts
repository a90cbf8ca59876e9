/** A text's characters as people see letters and emoji. */
export function graphemes(text: string): string[] {
  return Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), (part) => part.segment);
}

/**
 * The beginning of a text, at most `limit` characters and an ellipsis where it goes on. Characters are counted as
 * people see them, so none is cut in half.
 */
export function textPreview(text: string, limit: number): string {
  const characters = graphemes(text);
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').trimEnd()}…`;
}
