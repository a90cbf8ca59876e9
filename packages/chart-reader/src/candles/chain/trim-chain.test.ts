import { describe, expect, it } from 'vitest';
import type { InkMask } from '../mask/ink-mask.ts';
import { strokeOf } from '../field/stroke-of.test-helper.ts';
import { trimChain } from './trim-chain.ts';

const WIDTH = 800;
const HEIGHT = 140;

/** A picture of one ground, but for its first rows. */
function groundOf(rows = 0): InkMask {
  const background = new Uint32Array(WIDTH * HEIGHT).fill(0xffffff).fill(0x202020, 0, rows * WIDTH);
  return { width: WIDTH, height: HEIGHT, ink: new Uint8Array(background.length), background };
}
const candles = Array.from({ length: 10 }, (_, cell) => strokeOf({ cell, top: 50 + 3 * (cell % 3), bottom: 70 }));

describe('trimChain', () => {
  it('cuts letters off the end that follow after a gap', () => {
    const letters = [12, 13, 14].map((cell) => strokeOf({ cell, top: 55, bottom: 60 }));
    expect(trimChain([...candles, ...letters], groundOf())).toStrictEqual(candles);
  });

  it('keeps low candles that a marker parts from the others, and cuts off letters in their line', () => {
    const body = (cell: number, top: number, rows: number) =>
      strokeOf({ cell, top, bottom: top + rows, bodyTop: top, bodyBottom: top + rows });
    const low = [body(12, 60, 4), body(13, 65, 6), body(14, 58, 5), body(15, 54, 4)];
    expect(trimChain([...candles, ...low], groundOf())).toStrictEqual([...candles, ...low]);
    const inLine = [body(12, 60, 7), body(13, 62, 5), body(14, 60, 9), body(15, 62, 5)];
    expect(trimChain([...candles, ...inLine], groundOf())).toStrictEqual(candles);
    const lopsided = low.map((stroke) => ({ ...stroke, lopsidedRows: 1 }));
    expect(trimChain([...candles, ...lopsided], groundOf())).toStrictEqual(candles);
  });

  it('cuts off letters of all heights far above what follows, and many of any, and keeps a price that jumps as far from candles as high as others', () => {
    const low = Array.from({ length: 10 }, (_, cell) => strokeOf({ cell, top: 118 + (cell % 3), bottom: 128 }));
    const letters = [3, 1, 4, 2].map((rows, k) => strokeOf({ cell: k - 4, top: 8 - rows, bottom: 9 + (k % 2) }));
    expect(trimChain([...letters, ...low], groundOf())).toStrictEqual(low);
    const before = [0, 1, 2].map((k) => strokeOf({ cell: k - 3, top: 4 + k, bottom: 14 - k }));
    expect(trimChain([...before, ...low], groundOf())).toStrictEqual([...before, ...low]);
    const figures = [8, 10, 7, 9, 10, 8].map((rows, k) => strokeOf({ cell: k - 6, top: 14 - rows, bottom: 14 }));
    expect(trimChain([...figures, ...low], groundOf())).toStrictEqual(low);
    const capitals = [8, 12, 5, 9, 12, 8].map((rows, k) => strokeOf({ cell: k - 6, top: 14 - rows, bottom: 14 }));
    expect(trimChain([...capitals, ...low], groundOf())).toStrictEqual(low);
  });

  it('cuts off however many letters of a page before a leap, and keeps candles before one', () => {
    const low = Array.from({ length: 20 }, (_, cell) => strokeOf({ cell, top: 112 + 2 * (cell % 4), bottom: 121 }));
    const letters = Array.from({ length: 15 }, (_, k) =>
      strokeOf({ cell: k - 15, top: (k < 8 ? 3 : 19) + ((5 * k) % 4), bottom: (k < 8 ? 10 : 25) + 3 * (k % 2) }),
    );
    expect(trimChain([...letters, ...low], groundOf())).toStrictEqual(low);
    // Before a split prices are higher, and so are candles.
    const split = Array.from({ length: 15 }, (_, k) =>
      strokeOf({ cell: k - 15, top: 3 * (k % 4), bottom: 24 + (k % 3) }),
    );
    expect(trimChain([...split, ...low], groundOf())).toHaveLength(35);
  });

  it('cuts nothing off no strokes', () => {
    expect(trimChain([], groundOf())).toStrictEqual([]);
  });

  it('cuts off the frame of the plot where it stands like the next candle, and keeps a candle with as long a wick', () => {
    const frame = { top: 10, bottom: 130, bodyTop: -1, bodyBottom: -1 };
    expect(trimChain([...candles, strokeOf({ cell: 10, ...frame })], groundOf())).toStrictEqual(candles);
    expect(trimChain([strokeOf({ cell: -1, ...frame }), ...candles], groundOf())).toStrictEqual(candles);
    const tall = [...candles, strokeOf({ cell: 10, ...frame, bodyTop: 50, bodyBottom: 70 })];
    expect(trimChain(tall, groundOf())).toStrictEqual(tall);
  });

  it('cuts off the letters of a label and the side of the frame before it, whatever half a candle is joined to that', () => {
    const side = strokeOf({ cell: -1, top: 5, bottom: 135, bodyTop: 40, bodyBottom: 70 });
    const letters = [0, 1, 2].map((k) => strokeOf({ cell: k - 4, top: 56 + (k % 2), bottom: 67 }));
    expect(trimChain([...letters, side, ...candles], groundOf())).toStrictEqual(candles);
  });

  it('cuts off two of the outermost strokes that each reach further than all between, where half a candle is joined to the frame', () => {
    const half = strokeOf({ cell: -1, top: 12, bottom: 128, bodyTop: 40, bodyBottom: 80 });
    const edge = strokeOf({ cell: -2, top: 10, bottom: 130, bodyTop: 10, bodyBottom: 130 });
    expect(trimChain([edge, half, ...candles], groundOf())).toStrictEqual(candles);
    const after = strokeOf({ cell: 10, top: 12, bottom: 126, bodyTop: 60, bodyBottom: 70 });
    expect(trimChain([half, ...candles, after], groundOf())).toStrictEqual(candles);
    expect(trimChain([half, ...candles], groundOf())).toStrictEqual([half, ...candles]);
  });

  it('keeps few candles beyond a wide gap where several such gaps interrupt prices that go on, and cuts letters off there too', () => {
    const isThere = (cell: number) => cell % 10 < 4;
    const cells = Array.from({ length: 54 }, (_, cell) => cell).filter(isThere);
    const holed = cells.map((cell) => strokeOf({ cell, top: 50 + 3 * (cell % 3), bottom: 70 + (cell % 2) }));
    expect(trimChain(holed, groundOf())).toStrictEqual(holed);
    const letters = [60, 61, 62].map((cell) => strokeOf({ cell, top: 110, bottom: 130 + (cell % 2) }));
    expect(trimChain([...holed, ...letters], groundOf())).toStrictEqual(holed);
  });

  it('cuts off the letters of a plate beside the last candle, however many, and keeps low candles on a zone', () => {
    const many = Array.from({ length: 40 }, (_, cell) => strokeOf({ cell, top: 50 + 3 * (cell % 3), bottom: 70 }));
    const letters = Array.from({ length: 16 }, (_, k) =>
      strokeOf({ cell: 40 + k, top: 58 + (k % 3), bottom: 66 + (k % 2) }),
    );
    const on = (ground: number): InkMask => {
      const { background, ...mask } = groundOf();
      for (let pixel = 0; pixel < background.length; pixel++) if (pixel % WIDTH >= 8 * 40) background[pixel] = ground;
      return { ...mask, background };
    };
    expect(trimChain([...many, ...letters], on(0xf23645))).toStrictEqual(many);
    expect(trimChain([...many, ...letters], on(0xffe0e0))).toStrictEqual([...many, ...letters]);
  });

  it('keeps the days behind a long weekend where a gap of two days parts weeks', () => {
    const week = (first: number): number[] => [0, 1, 2, 3, 4].map((day) => first + day);
    const days = [0, 7, 14, 21, 28, 36].flatMap(week);
    const dated = days.map((cell) => strokeOf({ cell, top: 50 + 3 * (cell % 3), bottom: 70 + (cell % 2) }));
    expect(trimChain(dated, groundOf())).toStrictEqual(dated);
  });

  it('cuts letters off the end that follow at once, in one line far below', () => {
    const letters = [10, 11, 12, 13].map((cell) => strokeOf({ cell, top: 120, bottom: 126 + (cell % 2) }));
    expect(trimChain([...candles, ...letters], groundOf())).toStrictEqual(candles);
  });

  it('cuts off what a price box between letters looks like, as high as candles and beside them', () => {
    const box = [15, 16, 17, 18, 19, 20].map((cell) => strokeOf({ cell, top: 45, bottom: 75 }));
    expect(trimChain([...candles, ...box], groundOf())).toStrictEqual(candles);
    const uneven = box.map(({ cell }) => strokeOf({ cell, top: 45 + (cell % 3), bottom: 75 }));
    expect(trimChain([...candles, ...uneven], groundOf())).toHaveLength(16);
  });

  it('cuts off pieces of a box between the letters in it, at once beside the last candle, and keeps candles in no box or between two', () => {
    const pieces = [10, 11, 12, 13].map((cell) => strokeOf({ cell, top: cell === 11 ? 58 : 52, bottom: 68 }));
    const mask = groundOf();
    const [left, right] = [Math.floor(pieces[0]!.x), Math.floor(pieces.at(-1)!.x)];
    for (const row of [52, 68]) mask.ink.fill(1, row * WIDTH + left - 6, row * WIDTH + right + 7);
    // The lower edge of one order's box and the upper one of another's.
    expect(trimChain([...candles, ...pieces], mask)).toHaveLength(14);
    for (const x of [left - 6, right + 6]) for (let row = 52; row <= 68; row++) mask.ink[row * WIDTH + x] = 1;
    expect(trimChain([...candles, ...pieces], mask)).toStrictEqual(candles);
    expect(trimChain([...candles, ...pieces], groundOf())).toHaveLength(14);
  });

  it('keeps the last candles in the box of their session, which is as high as all of them together', () => {
    const tops = [40, 44, 47, 43, 45];
    const within = tops.map((top, k) => strokeOf({ cell: 10 + k, top, bottom: k === 3 ? 78 : 66 + k }));
    const mask = groundOf();
    const [left, right] = [Math.floor(within[0]!.x), Math.floor(within.at(-1)!.x)];
    for (const row of [40, 78]) mask.ink.fill(1, row * WIDTH + left, row * WIDTH + right + 1);
    expect(trimChain([...candles, ...within], mask)).toHaveLength(15);
  });

  it('cuts off a band of three that follows after an empty cell, and keeps as many flat lines', () => {
    const band = (top: number) => [11, 12, 13].map((cell) => strokeOf({ cell, top, bottom: 66 }));
    expect(trimChain([...candles, ...band(52)], groundOf())).toStrictEqual(candles);
    const flat = candles.map(({ cell }) => strokeOf({ cell, top: 66, bottom: 66 + (cell % 2) }));
    expect(trimChain([...flat, ...band(66)], groundOf())).toHaveLength(13);
  });

  it('cuts letters of one text off that stand beside the last candle, high and low ones, and keeps low candles', () => {
    const tall = candles.map(({ cell }) => strokeOf({ cell, top: 20 + 3 * (cell % 3), bottom: 100 }));
    const text = (tops: readonly number[], bottom: number) =>
      tops.map((top, k) => strokeOf({ cell: 10 + k, top, bottom: k === 1 ? bottom - 2 : bottom, lopsidedRows: k }));
    const letters = text([60, 64, 60, 60], 76);
    expect(trimChain([...tall, ...letters], groundOf())).toStrictEqual(tall);
    const upright = letters.map((stroke) => ({ ...stroke, lopsidedRows: 0 }));
    expect(trimChain([...tall, ...upright], groundOf())).toHaveLength(14);
    // Uneven ones.
    expect(trimChain([...tall, ...text([60, 64, 62, 66], 76)], groundOf())).toHaveLength(14);
    // As low as dashes, or as high as candles.
    expect(trimChain([...tall, ...text([60, 61, 60, 60], 66)], groundOf())).toHaveLength(14);
    expect(trimChain([...tall, ...text([60, 64, 60, 60], 88)], groundOf())).toHaveLength(14);
  });

  it('cuts two letters off the end that follow at once, far lower than candles and far below', () => {
    const letters = [strokeOf({ cell: 10, top: 104, bottom: 105 }), strokeOf({ cell: 11, top: 101, bottom: 105 })];
    expect(trimChain([...candles, ...letters], groundOf())).toStrictEqual(candles);
    const one = [...candles, letters[0]!];
    expect(trimChain(one, groundOf())).toStrictEqual(one);
    const uneven = [...candles, letters[0]!, strokeOf({ cell: 11, top: 100, bottom: 102 })];
    expect(trimChain(uneven, groundOf())).toStrictEqual(uneven);
  });

  it('cuts off five that stand in one line, of which a comma hangs lower', () => {
    const letters = [10, 11, 12, 13, 14].map((cell) => strokeOf({ cell, top: 101, bottom: cell === 12 ? 105 : 103 }));
    expect(trimChain([...candles, ...letters], groundOf())).toStrictEqual(candles);
    expect(trimChain([...candles, ...letters.slice(0, 3)], groundOf())).toHaveLength(13);
  });

  it('keeps low candles after a leap in price, which do not end in one line', () => {
    const after = [10, 11, 12, 13].map((cell) => strokeOf({ cell, top: 116 + 2 * (cell % 3), bottom: 126 }));
    expect(trimChain([...candles, ...after], groundOf())).toStrictEqual([...candles, ...after]);
  });

  it('cuts uneven letters off where they stand on another ground', () => {
    const letters = [0, 1, 2, 3].map((cell) => strokeOf({ cell, top: 6 + cell, bottom: 18 }));
    const chain = candles.map(({ cell, top, bottom }) => strokeOf({ cell: cell + 4, top, bottom }));
    expect(trimChain([...letters, ...chain], groundOf(30))).toStrictEqual(chain);
    expect(trimChain([...letters, ...chain], groundOf())).toHaveLength(14);
  });

  it('cuts off any number of letters on another ground far from the candles', () => {
    const letters = Array.from({ length: 30 }, (_, cell) =>
      strokeOf({ cell, top: 4 + 5 * (cell % 4), bottom: 20 + 3 * (cell % 4) }),
    );
    const chain = candles.map(({ cell, top, bottom }) => strokeOf({ cell: cell + 46, top, bottom }));
    const many = Array.from({ length: 40 }, (_, cell) => strokeOf({ cell: cell + 56, top: 55, bottom: 75 }));
    expect(trimChain([...letters, ...chain, ...many], groundOf(30))).toStrictEqual([...chain, ...many]);
  });

  it('cuts off a single stroke far away on either side', () => {
    const before = strokeOf({ cell: 0, top: 50, bottom: 70 });
    const chain = candles.map(({ cell, top, bottom }) => strokeOf({ cell: cell + 9, top, bottom }));
    const after = strokeOf({ cell: 25, top: 50, bottom: 70 });
    expect(trimChain([before, ...chain, after], groundOf())).toStrictEqual(chain);
  });

  it('keeps a candle after a missing one', () => {
    const chain = [...candles, strokeOf({ cell: 11, top: 52, bottom: 71 })];
    expect(trimChain(chain, groundOf())).toStrictEqual(chain);
  });
});
