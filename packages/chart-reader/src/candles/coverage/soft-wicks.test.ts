import { describe, expect, it } from 'vitest';
import type { Picture } from '../../picture/picture.ts';
import { strokeOf } from '../field/stroke-of.test-helper.ts';
import type { Stroke } from '../field/stroke.ts';
import { softWicks as softWicksOf } from './soft-wicks.ts';

const SHAPE = { style: 'candles', wickPx: 1, bodyPx: 5 } as const;
/** Candles 8 pixels from each to the next, with wicks one pixel wide from row 8 to 31 and bodies from row 16 to 23. */
const CHAIN = Array.from({ length: 6 }, (_, cell) =>
  strokeOf({ cell, top: 8, bottom: 31, bodyTop: 16, bodyBottom: 23, bodyTopY: 16.5, bodyBottomY: 23.5 }),
);
const WIDTH = 8 * CHAIN.length + 4;
const HEIGHT = 40;
const WHITE = new Uint32Array(WIDTH * HEIGHT).fill(0xffffff);

/** The candles in black on white, where the rows beyond the ends of each wick are covered by the shares of its candle. */
function drawn(shareOf: (cell: number) => number, [top, bottom] = [8, 31]): Picture {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3).fill(255);
  const paint = (x: number, y: number, share: number) => {
    const at = (y * WIDTH + x) * 3;
    rgb.fill(255 * (1 - share), at, at + 3);
  };
  for (const { cell, wickLeft } of CHAIN) {
    for (let y = top; y <= bottom; y++) paint(wickLeft, y, 1);
    for (let y = 16; y <= 23; y++) for (let x = wickLeft - 2; x <= wickLeft + 2; x++) paint(x, y, 1);
    paint(wickLeft, top - 1, shareOf(cell));
    paint(wickLeft, bottom + 1, shareOf(cell));
  }
  return { width: WIDTH, height: HEIGHT, rgb };
}

/** The wicks of a drawing on white. */
function softWicks(picture: Picture, shape: Parameters<typeof softWicksOf>[2], chain: readonly Stroke[]) {
  return softWicksOf(picture, { background: WHITE }, shape, chain, false);
}

describe('softWicks', () => {
  it('tells both ends of each wick by what it covers of the next rows', () => {
    const wicks = softWicks(
      drawn((cell) => (cell === 0 ? 0 : 0.4)),
      SHAPE,
      CHAIN,
    )!;
    expect(wicks[0]).toMatchObject({ highEdgeY: 8, lowEdgeY: 32 });
    expect(wicks[1]).toMatchObject({ highEdgeY: expect.closeTo(7.6, 2), lowEdgeY: expect.closeTo(32.4, 2) });
  });

  it('answers null where few ends are soft, and where a chart has hardly any wicks', () => {
    expect(
      softWicks(
        drawn((cell) => (cell < 2 ? 0.4 : 0)),
        SHAPE,
        CHAIN,
      ),
    ).toBeNull();
    const few = CHAIN.slice(0, 3);
    expect(
      softWicks(
        drawn(() => 0.4),
        SHAPE,
        few,
      ),
    ).toBeNull();
  });

  it('lets a candle end with its body where the row beyond is a part of that from side to side', () => {
    const picture = drawn(() => 0.4);
    const { wickLeft } = CHAIN[0]!;
    for (let y = 0; y < HEIGHT; y++)
      picture.rgb.fill(y < 16 || y > 24 ? 255 : 100, (y * WIDTH + wickLeft - 2) * 3, (y * WIDTH + wickLeft + 3) * 3);
    const chain = CHAIN.map((stroke) => (stroke.cell === 0 ? { ...stroke, top: 16, bottom: 24, lowY: 24.5 } : stroke));
    expect(softWicks(picture, SHAPE, chain)![0]).toMatchObject({ highY: 16.5, lowY: 23.5 });
  });

  it('keeps a wick of one row beyond its body', () => {
    const picture = drawn(() => 0.4);
    const { wickLeft } = CHAIN[0]!;
    for (let y = 25; y <= 32; y++) picture.rgb.fill(255, (y * WIDTH + wickLeft) * 3, (y * WIDTH + wickLeft + 1) * 3);
    const chain = CHAIN.map((stroke) => (stroke.cell === 0 ? { ...stroke, bottom: 24, lowY: 24.5 } : stroke));
    expect(softWicks(picture, SHAPE, chain)![0]!.lowY).toBe(24.5);
  });

  it('asks the lines of bars beyond their ticks', () => {
    const bars = CHAIN.map((stroke) => ({ ...stroke, bodyTop: -1, bodyBottom: -1, leftTick: 18, rightTick: 22 }));
    const wicks = softWicks(
      drawn(() => 0.4),
      { ...SHAPE, style: 'bars' },
      bars,
    );
    expect(wicks![1]).toMatchObject({ highEdgeY: expect.closeTo(7.6, 2), lowEdgeY: expect.closeTo(32.4, 2) });
  });

  it('tells the ends of wicks that resampling has spread over two rows, but none far from where they were found', () => {
    const picture = drawn(() => 0.6);
    for (const { wickLeft } of CHAIN)
      for (const y of [6, 33]) picture.rgb.fill(204, (y * WIDTH + wickLeft) * 3, (y * WIDTH + wickLeft + 1) * 3);
    const chain = CHAIN.map((stroke) => ({ ...stroke, highY: 8, lowY: stroke.cell === 0 ? 30 : 32 }));
    const wicks = softWicks(picture, SHAPE, chain)!;
    expect(wicks[1]).toMatchObject({ highY: expect.closeTo(7.7, 2), lowY: expect.closeTo(32.3, 2) });
    expect(wicks[0]).toMatchObject({ highY: expect.closeTo(7.7, 2), lowY: 30 });
  });
});
