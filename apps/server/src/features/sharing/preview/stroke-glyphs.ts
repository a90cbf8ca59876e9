/** A character drawn with a pen: strokes as an SVG path, 14 units high with its top at 0, and its width in these units. */
export interface StrokeGlyph {
  readonly width: number;
  readonly path: string;
}

const glyph = (width: number, path: string): StrokeGlyph => ({ width, path });
/** A round pen makes a dot of it. */
const dot = (x: number, y: number): string => `M${x} ${y}h.01`;

/**
 * Characters of previews, drawn by ourselves: a server need not have a single font installed. Digits are all of one width.
 */
export const STROKE_GLYPHS: Readonly<Record<string, StrokeGlyph>> = {
  A: glyph(11, 'M0 14L5.5 0L11 14M2 9.2H9'),
  B: glyph(9.2, 'M0 0V14H5.3A3.8 3.75 0 0 0 5.3 6.5H0M0 0H4.8A3.3 3.25 0 0 1 4.8 6.5'),
  C: glyph(10.5, 'M10.5 3.6A5.7 7 0 1 0 10.5 10.4'),
  D: glyph(10.2, 'M0 0V14H3.6A6.6 7 0 0 0 3.6 0Z'),
  E: glyph(8, 'M8 0H0V14H8M0 6.8H7.2'),
  F: glyph(7.8, 'M7.8 0H0V14M0 6.8H7'),
  G: glyph(11.2, 'M10.6 3.4A5.7 7 0 1 0 11.2 7.6H6.6'),
  H: glyph(10, 'M0 0V14M10 0V14M0 6.8H10'),
  I: glyph(0.4, 'M.2 0V14'),
  J: glyph(7, 'M7 0V9.8A3.5 4.2 0 0 1 0 9.8'),
  K: glyph(9.4, 'M0 0V14M9 0L0 8.8M3.4 5.6L9.4 14'),
  L: glyph(7.6, 'M0 0V14H7.6'),
  M: glyph(12.4, 'M0 14V0L6.2 9.6L12.4 0V14'),
  N: glyph(10, 'M0 14V0L10 14V0'),
  O: glyph(11.4, 'M5.7 0A5.7 7 0 1 0 5.7 14A5.7 7 0 1 0 5.7 0'),
  P: glyph(9.2, 'M0 14V0H5.2A4 4 0 0 1 5.2 8H0'),
  Q: glyph(11.4, 'M5.7 0A5.7 7 0 1 0 5.7 14A5.7 7 0 1 0 5.7 0M7.2 10.2L11 14.8'),
  R: glyph(9.4, 'M0 14V0H5.2A3.9 3.9 0 0 1 5.2 7.8H0M5.2 7.8L9.4 14'),
  S: glyph(
    8.9,
    'M8.5 2.9C8 1.1 6.5 0 4.4 0C2 0 .4 1.5 .4 3.5C.4 8.2 8.9 5.8 8.9 10.3C8.9 12.6 7.1 14 4.5 14C2.1 14 .4 12.8 0 10.8',
  ),
  T: glyph(10, 'M0 0H10M5 0V14'),
  U: glyph(10, 'M0 0V9A5 5 0 0 0 10 9V0'),
  V: glyph(10.6, 'M0 0L5.3 14L10.6 0'),
  W: glyph(15.4, 'M0 0L3.9 14L7.7 1.6L11.5 14L15.4 0'),
  X: glyph(9.8, 'M0 0L9.8 14M9.8 0L0 14'),
  Y: glyph(10, 'M0 0L5 7.4L10 0M5 7.4V14'),
  Z: glyph(9.2, 'M0 0H9.2L0 14H9.2'),
  0: glyph(9, 'M4.5 0A4.5 7 0 1 0 4.5 14A4.5 7 0 1 0 4.5 0'),
  1: glyph(9, 'M1.8 2.8L5.4 0V14'),
  2: glyph(9, 'M.3 4A4.1 4 0 0 1 8.6 3.9C8.6 7.4 .6 10.8 .3 14H9'),
  3: glyph(
    9,
    'M.7 2.6C1.3 1 2.7 0 4.5 0C6.9 0 8.5 1.3 8.5 3.3C8.5 5.3 6.9 6.6 4.4 6.6C7.2 6.6 9 8.1 9 10.3C9 12.5 7.1 14 4.5 14C2.3 14 .7 13 .1 11.2',
  ),
  4: glyph(9, 'M6.8 14V0L0 9.9H9'),
  5: glyph(9, 'M8.3 0H1.6L.9 6.6C1.8 5.6 3.1 5 4.6 5C7.2 5 9 6.9 9 9.4C9 12.1 7.1 14 4.5 14C2.3 14 .7 12.9 .1 11'),
  6: glyph(9, 'M8.2 2C7.4 .7 6.2 0 4.8 0C1.8 0 .05 2.9 .05 7.5V9.4A4.45 4.6 0 1 0 8.95 9.4A4.45 4.4 0 0 0 .05 9.2'),
  7: glyph(9, 'M0 0H9L3.4 14'),
  8: glyph(9, 'M4.5 6.5A3.8 3.25 0 1 1 4.5 0A3.8 3.25 0 1 1 4.5 6.5A4.5 3.75 0 1 1 4.5 14A4.5 3.75 0 1 1 4.5 6.5'),
  9: glyph(
    9,
    'M.8 12C1.6 13.3 2.8 14 4.2 14C7.2 14 8.95 11.1 8.95 6.5V4.6A4.45 4.6 0 1 0 .05 4.6A4.45 4.4 0 0 0 8.95 4.8',
  ),
  ' ': glyph(3, ''),
  '.': glyph(1.2, dot(0.6, 13.6)),
  ',': glyph(1.4, 'M1 13.4L.2 16'),
  ':': glyph(1.2, dot(0.6, 4.6) + dot(0.6, 13.6)),
  '·': glyph(1.2, dot(0.6, 7)),
  '-': glyph(5, 'M0 7.6H5'),
  '+': glyph(8, 'M0 7H8M4 3V11'),
  '/': glyph(6, 'M0 15.4L6 -1.4'),
  _: glyph(8, 'M0 15.6H8'),
  '#': glyph(9.4, 'M2.8 1L1.6 13M7.8 1L6.6 13M0 4.8H9.4M-.2 9.2H9.2'),
  '&': glyph(
    10.4,
    'M10.4 14L2.6 4.4C1 2.2 2.6 0 4.8 0C7 0 8.4 2.2 6.8 4.2C5.6 5.6 .2 7 .2 10.4C.2 12.6 2 14 4.4 14C7.6 14 9.6 11.6 10 8',
  ),
};
