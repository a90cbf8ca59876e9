import { describe, expect, it } from 'vitest';
import { FOREIGN, FULL } from './candle-coverage.ts';
import { seenThroughLines } from './seen-through-lines.ts';

/** Black behind a red candle and a blue line, half of it over either. */
const COLOURS: Readonly<Record<string, readonly [number, number, number]>> = {
  '.': [0, 0, 0],
  c: [240, 0, 0],
  L: [0, 0, 240],
  o: [120, 0, 120],
  b: [0, 0, 120],
};
/** Enough of the line to know its colour. */
const LINE = 'LLLLLLLLLLLL';

/** What the coverage of the first column becomes, from top to bottom: whole, none, hidden. */
function seen(column: string): string {
  const rows = column.split('').map((first) => first + '.'.repeat(LINE.length - 1));
  const pixels = [...rows, LINE].join('').split('');
  const rgb = Uint8Array.from(pixels.flatMap((pixel) => COLOURS[pixel]!));
  const coverage = Uint8Array.from(pixels, (pixel) => (pixel === 'c' ? FULL : pixel === '.' ? 0 : FOREIGN));
  const [width, height] = [LINE.length, rows.length + 1];
  const ink = coverage.map((value) => (value > 0 ? 1 : 0));
  const mask = { width, height, ink, background: new Uint32Array(coverage.length) };
  const told = seenThroughLines({ width, height, rgb }, mask, coverage);
  return rows.map((_, y) => ({ [FULL]: 'c', [FOREIGN]: '?' })[told[y * width]!] ?? '.').join('');
}

describe('seenThroughLines', () => {
  it('sees the candle through the soft edges of a line, but not through its core', () => {
    expect(seen('ccoLocc.')).toBe('ccc?ccc.');
  });

  it('sees that a candle ends before a line', () => {
    expect(seen('ccbLb...')).toBe('cc.?....');
  });

  it('takes nothing from between two pixels of a candle', () => {
    expect(seen('ccbcc...')).toBe('cc?cc...');
  });

  it('looks no farther than a line is thick', () => {
    expect(seen('ccLLLLLLLLLLLLo.')).toBe('cc?????????????.');
  });
});
