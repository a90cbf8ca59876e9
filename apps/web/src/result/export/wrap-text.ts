import { graphemes } from '../text-preview.ts';

/** Width of a text as it will be drawn, pixels. */
export type Measure = (text: string) => number;

/**
 * Breaks a text into lines that are no wider than `widthPx`, at most `maxLines` of them; where the text goes on, the last
 * ends with an ellipsis. White space of any kind separates words; a word wider than a line is broken between letters.
 * No text gives no lines.
 */
export function wrapText(text: string, widthPx: number, maxLines: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)!} ${word}`;
    if (measure(longer) <= widthPx) lines.splice(-1, 1, longer);
    else lines.push(...brokenWord(word, widthPx, measure));
    if (lines.length > maxLines) return shortened(lines.slice(0, maxLines), widthPx, measure);
  }
  return lines;
}

/** A text on one line, with an ellipsis where it is too long. */
export function fitText(text: string, widthPx: number, measure: Measure): string {
  return wrapText(text, widthPx, 1, measure)[0] ?? '';
}

/** Pieces of a word that fit on a line each; a letter wider than a line stands alone on one. */
function brokenWord(word: string, widthPx: number, measure: Measure): string[] {
  const pieces: string[] = [''];
  for (const letter of graphemes(word)) {
    const longer = pieces.at(-1)! + letter;
    if (pieces.at(-1) === '' || measure(longer) <= widthPx) pieces.splice(-1, 1, longer);
    else pieces.push(letter);
  }
  return pieces;
}

function shortened(lines: readonly string[], widthPx: number, measure: Measure): string[] {
  const letters = graphemes(lines.at(-1)!);
  const ended = (): string => `${letters.join('').trimEnd()}…`;
  while (letters.length > 0 && measure(ended()) > widthPx) letters.pop();
  return [...lines.slice(0, -1), ended()];
}
