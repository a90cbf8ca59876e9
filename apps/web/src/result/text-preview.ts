/**
 * The beginning of a text, at most `limit` characters and an ellipsis where it goes on. Characters are counted as
 * people see letters and emoji, so none is cut in half.
 */
export function textPreview(text: string, limit: number): string {
  const characters = Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), (s) => s.segment);
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').trimEnd()}…`;
}
