import { describe, expect, it } from 'vitest';
import { FOREIGN, FULL } from './candle-coverage.ts';
import { hiddenByGrid } from './hidden-by-grid.ts';

const WIDTH = 12;
const GROUND = 0xf4f1f3;
const GRID = 0xd4d2cc;

/**
 * What becomes of candles drawn row by row in four columns each, `#` covered, where the rows of `lines` have the colour of a grid between them: whole,
 * none, hidden.
 */
function seen(column: string, lines: readonly number[], columns = 4): string {
  const height = column.length;
  const background = new Uint32Array(WIDTH * height);
  const coverage = new Uint8Array(WIDTH * height);
  for (let pixel = 0; pixel < coverage.length; pixel++) {
    const [x, y] = [pixel % WIDTH, Math.floor(pixel / WIDTH)];
    background[pixel] = lines.includes(y) ? GRID : GROUND;
    if (x < columns && column[y] === '#') coverage[pixel] = FULL;
  }
  const mask = { width: WIDTH, height, ink: coverage.map((value) => (value > 0 ? 1 : 0)), background };
  const told = hiddenByGrid(mask, coverage, { left: 0, right: WIDTH - 1, top: 0, bottom: height - 2 });
  return Array.from({ length: height }, (_, y) => ({ [FULL]: '#', [FOREIGN]: '?' })[told[y * WIDTH]!] ?? '.').join('');
}

describe('hiddenByGrid', () => {
  it('hides the rows of a line that parts candles', () => {
    expect(seen('.####..###..', [5, 6])).toBe('.####??###..');
  });

  it('hides those of a pale line through which borders of other bodies show', () => {
    const height = 12;
    const ground = new Uint32Array(WIDTH * height).fill(0xe6e5e4);
    const coverage = new Uint8Array(WIDTH * height);
    for (let x = 0; x < WIDTH; x++) {
      ground[5 * WIDTH + x] = 0xe7ebe8;
      for (let y = 1; y < 10; y++) if (x < 4 && y !== 5) coverage[y * WIDTH + x] = FULL;
    }
    for (let x = 6; x < 10; x++) coverage[5 * WIDTH + x] = FULL;
    const mask = { width: WIDTH, height, ink: new Uint8Array(coverage.length), background: ground };
    const told = hiddenByGrid(mask, coverage, { left: 0, right: WIDTH - 1, top: 0, bottom: height - 2 });
    expect([...told.subarray(5 * WIDTH, 5 * WIDTH + 8)]).toEqual([...Array<number>(6).fill(FOREIGN), FULL, FULL]);
  });

  it('leaves a line alone whose colour only the ground has, or that is none', () => {
    expect(seen('.####..###..', [])).toBe('.####..###..');
    expect(seen('.########...', [5, 6])).toBe('.########...');
    expect(seen('.###.....##.', [9])).toBe('.###.....##.');
  });

  it('hides the gap where a candle shows through a line that others cover', () => {
    const height = 12;
    const background = new Uint32Array(WIDTH * height).fill(GROUND);
    const coverage = new Uint8Array(WIDTH * height);
    const ink = new Uint8Array(WIDTH * height);
    for (let x = 0; x < WIDTH; x++) {
      background[5 * WIDTH + x] = GRID;
      for (let y = 1; y < 10; y++) {
        ink[y * WIDTH + x] = 1;
        if (x >= 2 || y !== 5) coverage[y * WIDTH + x] = FULL;
      }
    }
    const bounds = { left: 0, right: WIDTH - 1, top: 0, bottom: height - 2 };
    const rowSeen = (inkOf: Uint8Array) => [
      ...hiddenByGrid({ width: WIDTH, height, ink: inkOf, background }, coverage, bounds).subarray(
        5 * WIDTH,
        5 * WIDTH + 3,
      ),
    ];
    expect(rowSeen(ink)).toEqual([FOREIGN, FOREIGN, FULL]);
    expect(rowSeen(new Uint8Array(ink.length))).toEqual([0, 0, FULL]);
  });

  it('leaves alone what parts a single line', () => {
    expect(seen('.####..###..', [5, 6], 2)).toBe('.####..###..');
  });
});
