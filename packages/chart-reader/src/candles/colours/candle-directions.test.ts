import { describe, expect, it } from 'vitest';
import { candleDirections } from './candle-directions.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import { strokeOf } from '../field/stroke-of.test-helper.ts';

type Fill = readonly [number, number, number];
const BLUE: Fill = [0, 0, 200];
const GREY: Fill = [120, 120, 120];
const WHITE: Fill = [250, 250, 250];
const YELLOW: Fill = [230, 230, 0];
const BLACK: Fill = [0, 0, 0];
const DRAWING = { colours: [BLUE, GREY, WHITE], blurred: false };

const shapeOf = (style: CandleShape['style']): CandleShape => {
  return { style, pitchPx: 8, wickPx: 1, bodyPx: 3, middles: new Float64Array(0), support: 1 };
};

/** Directions of bodies drawn over black as [top, bottom, fill]; a yellow line may lie over rows of one. */
function directionsOf(
  bodies: readonly (readonly [number, number, Fill])[],
  line?: { readonly over: number; readonly rows: readonly number[] },
) {
  const width = 8 * bodies.length + 4;
  const height = 40;
  const rgb = new Uint8Array(width * height * 3);
  const ink = new Uint8Array(width * height);
  const chain = bodies.map(([top, bottom, fill], cell) => {
    for (let y = top; y <= bottom; y++) {
      for (let x = 8 * cell + 3; x <= 8 * cell + 5; x++) {
        const isCrossed = line?.over === cell && line.rows.includes(y);
        rgb.set(isCrossed ? YELLOW : fill, (y * width + x) * 3);
        ink[y * width + x] = fill === BLACK ? 0 : 1;
      }
    }
    return strokeOf({ cell, top, bottom });
  });
  const mask = { width, height, ink, background: new Uint32Array(width * height) };
  return candleDirections({ width, height, rgb }, mask, shapeOf('candles'), chain, DRAWING);
}

/** The same of bodies that are only outlined, an odd number of pixels wide, with a wick that shows through them. */
function outlinedDirections(bodies: readonly (readonly [number, number, Fill])[], bodyPx = 5, wick: Fill = BLACK) {
  const width = 8 * bodies.length + 4;
  const height = 40;
  const rgb = new Uint8Array(width * height * 3);
  const ink = new Uint8Array(width * height);
  const chain = bodies.map(([top, bottom, line], cell) => {
    for (let y = top; y <= bottom; y++) {
      const left = 8 * cell + (9 - bodyPx) / 2;
      const right = left + bodyPx - 1;
      for (let x = left; x <= right; x++) {
        const isInside = y > top && y < bottom && x > left && x < right;
        const colour = x === 8 * cell + 4 && wick !== BLACK ? wick : isInside ? BLACK : line;
        if (colour === BLACK) continue;
        rgb.set(colour, (y * width + x) * 3);
        ink[y * width + x] = 1;
      }
    }
    return strokeOf({ cell, top, bottom });
  });
  const mask = { width, height, ink, background: new Uint32Array(width * height) };
  return candleDirections({ width, height, rgb }, mask, { ...shapeOf('candles'), bodyPx }, chain, DRAWING);
}

/** The same of bodies six pixels wide on a dense screen, with blue edges two pixels thick; those up to four rows high are all edge. */
function edgedDirections(bodies: readonly (readonly [number, number, Fill])[]) {
  const width = 8 * bodies.length + 4;
  const height = 40;
  const rgb = new Uint8Array(width * height * 3);
  const ink = new Uint8Array(width * height);
  const chain = bodies.map(([top, bottom, inside], cell) => {
    const left = 8 * cell + 1;
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x < left + 6; x++) {
        const isEdge = y < top + 2 || y > bottom - 2 || x < left + 2 || x > left + 3;
        const fill = isEdge ? BLUE : inside;
        rgb.set(fill, (y * width + x) * 3);
        ink[y * width + x] = fill === BLACK ? 0 : 1;
      }
    }
    return { ...strokeOf({ cell, top, bottom }), x: left + 3 };
  });
  const mask = { width, height, ink, background: new Uint32Array(width * height) };
  const shape = { ...shapeOf('candles'), bodyPx: 6, wickPx: 2 };
  return candleDirections({ width, height, rgb }, mask, shape, chain, DRAWING);
}

/** Directions of bodies four pixels wide whose lines and fills resampling has mixed, column by column, as [top, bottom, columns]. */
function resampledDirections(bodies: readonly (readonly [number, number, readonly Fill[]])[]) {
  const width = 8 * bodies.length + 4;
  const height = 40;
  const rgb = new Uint8Array(width * height * 3);
  const ink = new Uint8Array(width * height);
  const chain = bodies.map(([top, bottom, columns], cell) => {
    for (let y = top; y <= bottom; y++) {
      for (const [column, fill] of columns.entries()) {
        const pixel = y * width + 8 * cell + 2 + column;
        rgb.set(fill, pixel * 3);
        ink[pixel] = 1;
      }
    }
    return strokeOf({ cell, top, bottom });
  });
  const mask = { width, height, ink, background: new Uint32Array(width * height) };
  const lime = [4, 252, 4] as const;
  const drawing = { colours: [lime, [60, 252, 60]], blurred: true } as const;
  return candleDirections({ width, height, rgb }, mask, { ...shapeOf('candles'), bodyPx: 4 }, chain, drawing);
}

describe('candleDirections', () => {
  it('tells narrow bodies that resampling has mixed with their lines by what stands out most in them, wherever their middle falls', () => {
    const empty = [
      [0, 199, 0],
      [0, 60, 0],
      [4, 252, 4],
      [0, 120, 0],
    ] as const;
    const full = [
      [0, 199, 0],
      [250, 255, 250],
      [4, 252, 4],
      [0, 120, 0],
    ] as const;
    const bodies = [
      [20, 30, empty],
      [10, 20, empty.toReversed()],
      [10, 24, full],
      [24, 34, full.toReversed()],
      [18, 34, empty],
      [18, 28, full],
    ] as const;
    expect(resampledDirections(bodies)).toStrictEqual([true, true, false, false, true, false]);
  });

  it('looks for a fill inside of edges as thick as wicks, and for none where a body is all edge', () => {
    const bodies = [
      [20, 30, BLACK],
      [10, 20, BLACK],
      [10, 14, WHITE],
      [14, 17, WHITE],
      [17, 30, WHITE],
    ] as const;
    expect(edgedDirections(bodies)).toStrictEqual([true, true, false, false, false]);
  });

  it('tells hollow bodies apart by their outlines', () => {
    const bodies = [
      [20, 30, BLUE],
      [12, 20, BLUE],
      [12, 24, WHITE],
      [24, 35, WHITE],
      [22, 35, BLUE],
    ] as const;
    expect(outlinedDirections(bodies)).toStrictEqual([true, true, false, false, true]);
  });

  it('goes by what lies inside of columns that hollow bodies share with their neighbours', () => {
    const bodies = [
      [20, 30, BLUE],
      [20, 28, WHITE],
      [18, 28, BLUE],
      [18, 26, WHITE],
      [26, 34, WHITE],
      [22, 34, BLUE],
    ] as const;
    expect(outlinedDirections(bodies, 9)).toStrictEqual([true, false, true, false, false, true]);
  });

  it('takes a body that is all outline for one of those with that outline', () => {
    const bodies = [
      [20, 30, BLUE],
      [12, 20, BLUE],
      [12, 24, WHITE],
      [22, 24, BLUE],
      // Opens at a gap, as if it had fallen.
      [24, 25, BLUE],
    ] as const;
    expect(outlinedDirections(bodies)).toStrictEqual([true, true, false, true, true]);
  });

  it('finds which fill rises from where candles open', () => {
    expect(
      directionsOf([
        [20, 30, BLUE],
        [10, 20, BLUE],
        [10, 16, GREY],
        [6, 16, BLUE],
      ]),
    ).toStrictEqual([true, true, false, true]);
  });

  it('takes one of two kinds for rising where gaps join candles best if all fell', () => {
    const bodies = [
      [20, 30, GREY],
      [28, 36, BLUE],
      [34, 38, GREY],
      [30, 36, BLUE],
    ] as const;
    expect(new Set(directionsOf(bodies)).size).toBe(2);
  });

  it('goes by what is left of a low body that a line crosses', () => {
    const bodies = [
      [20, 30, BLUE],
      [10, 20, BLUE],
      [10, 16, GREY],
      [6, 16, BLUE],
      [6, 12, GREY],
      // Opens at a gap, as if it had fallen.
      [13, 19, BLUE],
    ] as const;
    const line = { over: 5, rows: [14, 15, 16, 17] };
    expect(directionsOf(bodies, line)).toStrictEqual([true, true, false, true, false, true]);
  });

  it('takes the same fill for falling where the prices say so', () => {
    expect(
      directionsOf([
        [4, 14, BLUE],
        [14, 24, BLUE],
        [18, 24, GREY],
        [18, 28, BLUE],
      ]),
    ).toStrictEqual([false, false, true, false]);
  });

  it('tells empty bodies by their outlines where wicks of one colour show through them', () => {
    const bodies = [
      [20, 30, BLUE],
      [10, 20, BLUE],
      [10, 16, GREY],
      [6, 16, BLUE],
      [6, 12, GREY],
    ] as const;
    expect(outlinedDirections(bodies, 7, WHITE)).toStrictEqual([true, true, false, true, false]);
  });

  it('counts the background inside an outline as a fill', () => {
    expect(
      directionsOf([
        [20, 30, BLACK],
        [10, 20, BLACK],
        [10, 16, GREY],
        [6, 16, BLACK],
      ]),
    ).toStrictEqual([true, true, false, true]);
  });

  it('joins a body too low to show its fill to its neighbours', () => {
    expect(
      directionsOf([
        [20, 30, BLUE],
        [10, 20, BLUE],
        [10, 16, GREY],
        [15, 16, WHITE],
        [5, 15, BLUE],
      ]),
    ).toStrictEqual([true, true, false, true, true]);
  });

  it('tells pale fills apart, which differ by less', () => {
    const [mint, rose]: Fill[] = [
      [30, 60, 40],
      [75, 35, 25],
    ];
    expect(
      directionsOf([
        [20, 30, mint!],
        [10, 20, mint!],
        [10, 16, rose!],
        [6, 16, mint!],
      ]),
    ).toStrictEqual([true, true, false, true]);
  });
});
