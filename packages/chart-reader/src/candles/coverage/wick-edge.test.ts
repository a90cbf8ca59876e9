import { describe, expect, it } from 'vitest';
import type { Picture } from '../../picture/picture.ts';
import { wickEdge } from './wick-edge.ts';

const WIDTH = 9;
const WICK_COLUMN = 4;
/** A body ends in row 20; its wick goes on above it. */
const OWN = 20;

/** A wick of grey levels on white, the first of them in row `top`; below it the body. */
function drawn(top: number, levels: readonly number[]): Picture {
  const rgb = new Uint8Array(WIDTH * 24 * 3).fill(255);
  levels.forEach((level, index) => {
    const at = ((top + index) * WIDTH + WICK_COLUMN) * 3;
    rgb.fill(level, at, at + 3);
  });
  rgb.fill(0, OWN * WIDTH * 3);
  return { width: WIDTH, height: 24, rgb };
}

const upperEnd = (picture: Picture, row: number) =>
  wickEdge(picture, { left: WICK_COLUMN, right: WICK_COLUMN, own: OWN, row, step: -1 });

describe('wickEdge', () => {
  it('tells by how much of its last row a wick covers where it ends', () => {
    const picture = drawn(11, [191, 55, 55, 55, 55, 55, 55, 55, 55]);
    expect(upperEnd(picture, 12)).toStrictEqual({ edgeY: expect.closeTo(11.68, 2), kind: 'soft' });
  });

  it('finds the end whether or not the last row counts as the wick', () => {
    const picture = drawn(11, [95, 55, 55, 55, 55, 55, 55, 55, 55]);
    expect(upperEnd(picture, 11)?.edgeY).toBeCloseTo(11.2, 2);
    expect(upperEnd(picture, 12)?.edgeY).toBeCloseTo(11.2, 2);
  });

  it('tells a wick that ends at a whole row', () => {
    expect(upperEnd(drawn(12, [55, 55, 55, 55, 55, 55, 55, 55]), 12)).toStrictEqual({ edgeY: 12, kind: 'whole' });
  });

  it('tells an end that resampling spread over two rows', () => {
    const picture = drawn(10, [215, 115, 55, 55, 55, 55, 55, 55, 55, 55]);
    expect(upperEnd(picture, 11)?.kind).toBe('spread');
  });

  it('answers null where a line of another colour lies over the end', () => {
    const picture = drawn(12, [55, 55, 55, 55, 55, 55, 55, 55]);
    for (let x = 0; x < WIDTH; x++) picture.rgb.set([41, 98, 255], (11 * WIDTH + x) * 3);
    expect(upperEnd(picture, 12)).toBeNull();
  });

  it('ends a wick before a line of its own colour beyond it', () => {
    const picture = drawn(8, [55, 55, 255, 175, 55, 55, 55, 55, 55, 55, 55, 55]);
    expect(upperEnd(picture, 8)).toStrictEqual({ edgeY: expect.closeTo(11.6, 2), kind: 'soft' });
  });

  it('answers null for a wick of one row beside its body, and for one of noise', () => {
    expect(upperEnd(drawn(18, [55, 55]), 18)).toBeNull();
    expect(upperEnd(drawn(12, [70, 40, 85, 55, 30, 62, 20, 95]), 12)).toBeNull();
  });
});
