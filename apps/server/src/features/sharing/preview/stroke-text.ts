import { STROKE_GLYPHS, type StrokeGlyph } from './stroke-glyphs.ts';

const HEIGHT_UNITS = 14;
const SPACE_UNITS = 3.6;
/** Stands for a character that has no drawing: an empty box. */
const UNKNOWN: StrokeGlyph = { width: 8, path: 'M0 0H8V14H0Z' };

export interface StrokeTextOptions {
  /** Which point of the text stands at `x`. */
  readonly align?: 'left' | 'right';
  /** Middle of the capitals. */
  readonly middleY: number;
  readonly heightPx: number;
  readonly colour: string;
  /** Thickness of the pen in units of which a capital is 14 high. */
  readonly penUnits?: number;
  /** Characters that would run over it are left out. */
  readonly maxWidthPx?: number;
}

/** A line of text as an SVG group of strokes. Small letters are drawn as capitals; no text gives an empty group. */
export function strokeText(text: string, x: number, options: StrokeTextOptions): string {
  const { align = 'left', middleY, heightPx, colour, penUnits = 1.9, maxWidthPx = Infinity } = options;
  const scale = heightPx / HEIGHT_UNITS;
  const left = align === 'right' ? x - Math.min(strokeTextWidth(text, heightPx), maxWidthPx) : x;
  let offset = 0;
  let glyphs = '';
  for (const { width, path } of glyphsOf(text)) {
    if ((offset + width) * scale > maxWidthPx) break;
    glyphs += `<path transform="translate(${offset.toFixed(2)} 0)" d="${path}"/>`;
    offset += width + SPACE_UNITS;
  }
  const place = `translate(${left.toFixed(2)} ${(middleY - heightPx / 2).toFixed(2)}) scale(${scale.toFixed(4)})`;
  return `<g transform="${place}" fill="none" stroke="${colour}" stroke-width="${penUnits}" stroke-linecap="round" stroke-linejoin="round">${glyphs}</g>`;
}

/** Width of a line of text, pixels. */
export function strokeTextWidth(text: string, heightPx: number): number {
  const glyphs = glyphsOf(text);
  const units = glyphs.reduce((sum, { width }) => sum + width, 0) + Math.max(0, glyphs.length - 1) * SPACE_UNITS;
  return (units * heightPx) / HEIGHT_UNITS;
}

function glyphsOf(text: string): StrokeGlyph[] {
  return Array.from(text.toUpperCase(), (character) => STROKE_GLYPHS[character] ?? UNKNOWN);
}
