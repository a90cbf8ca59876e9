import { describe, expect, it } from 'vitest';
import { GroundRows } from './ground-rows.ts';

const PANE = 0x101010;
const LEVEL = 0x705010;
const BOX = 0xc0c0c0;

/** What lies behind a wick in the second of three columns, by row. */
function groundOf(rows: readonly number[]): GroundRows {
  const background = Uint32Array.from(rows.flatMap((colour) => [PANE, colour, PANE]));
  return new GroundRows({ width: 3, height: rows.length, background }, { wickLeft: 1 });
}

const panes = (count: number): number[] => Array<number>(count).fill(PANE);

describe('GroundRows', () => {
  it('tells a line from the pane, and from a zone that is thicker than lines are', () => {
    const line = groundOf([...panes(5), LEVEL, LEVEL, ...panes(5)]);
    expect(line.isLine(5, 2)).toBe(true);
    expect(line.isLine(3, 2)).toBe(false);
    expect(groundOf([...panes(5), ...Array<number>(80).fill(LEVEL)]).isLine(40, 2)).toBe(false);
  });

  it('tells a box that hides what it lies over from a line that may show it', () => {
    expect(groundOf([...panes(6), ...Array<number>(10).fill(BOX), ...panes(6)]).isBoxBetween(5, 16)).toBe(true);
    expect(groundOf([...panes(6), ...Array<number>(10).fill(0x404040), ...panes(6)]).isBoxBetween(5, 16)).toBe(false);
  });

  it('takes rows beyond the picture for its last', () => {
    expect(groundOf(panes(4)).isLine(9, -3)).toBe(false);
  });
});
