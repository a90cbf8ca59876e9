const MAX_LENGTH = 120;

/** A client's file name, fit to show: without folders and control characters, and of bounded length. */
export function cleanFilename(given: string | undefined): string {
  const name = (given ?? '')
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .trim();
  return Array.from(name).slice(0, MAX_LENGTH).join('') || 'chart';
}
