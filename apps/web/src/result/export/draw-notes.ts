import { drawText, measureWith } from './canvas-text.ts';
import type { ExportNote } from './export-content.ts';
import { EXPORT_PALETTE } from './export-palette.ts';
import { wrapText } from './wrap-text.ts';

const NOTE_LINE = 16;
const NOTE_GAP = 8;
/** Between a title and a text beside it. */
const TITLE_GAP = 10;
const MAX_NOTE_LINES = 9;
const NOTE_TITLE = { sizePx: 12, weight: 500, colour: EXPORT_PALETTE.faint } as const;
const NOTE_BODY = { sizePx: 12.5, weight: 400, colour: EXPORT_PALETTE.ink } as const;

interface NotesBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Titled paragraphs one below the other, as far as there is room; the last one is sure of enough for its text. A text that
 * fits beside its title stands there.
 */
export function drawNotes(
  context: CanvasRenderingContext2D,
  notes: readonly (ExportNote | null)[],
  { left, right, top, bottom }: NotesBox,
): void {
  const width = right - left;
  const blocks = notes
    .filter((note) => note !== null)
    .map(({ title, text }) => {
      const titleWidth = measureWith(context, NOTE_TITLE)(title) + TITLE_GAP;
      const measure = measureWith(context, NOTE_BODY);
      const besidePx = titleWidth + measure(text) <= width ? titleWidth : null;
      return { title, besidePx, lines: wrapText(text, width, MAX_NOTE_LINES, measure) };
    });
  let y = top + 14;
  blocks.forEach(({ title, besidePx, lines }, index) => {
    drawText(context, title, left, y, NOTE_TITLE);
    if (besidePx !== null) {
      drawText(context, lines.join(' '), left + besidePx, y, NOTE_BODY);
      y += blockHeight(0);
      return;
    }
    const needed = blocks
      .slice(index + 1)
      .reduce((sum, block) => sum + blockHeight(block.besidePx === null ? block.lines.length : 0), 0);
    const room = Math.max(1, Math.floor((bottom - y - needed) / NOTE_LINE));
    const shown =
      lines.length <= room ? lines : wrapText(lines.join(' '), width, room, measureWith(context, NOTE_BODY));
    shown.forEach((line, number) => drawText(context, line, left, y + (number + 1) * NOTE_LINE, NOTE_BODY));
    y += blockHeight(shown.length);
  });
}

/** Of a title with lines beneath it. */
function blockHeight(lineCount: number): number {
  return (lineCount + 1) * NOTE_LINE + NOTE_GAP;
}
