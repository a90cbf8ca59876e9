import { describe, expect, it } from 'vitest';
import { candleColours } from './candle-colours.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import { strokeOf } from '../field/stroke-of.test-helper.ts';

const BLACK = [4, 4, 4] as const;
const WHITE = [252, 252, 252] as const;
const GREY = [128, 128, 128] as const;
const PITCH_PX = 8;
const COUNT = 40;
const shape: CandleShape = {
  style: 'candles',
  pitchPx: PITCH_PX,
  wickPx: 1,
  bodyPx: 5,
  middles: new Float64Array(0),
  support: 1,
};

/** Grey ground without ink, and a stroke from row 8 to 51 in each of its cells. */
function blankCells() {
  const width = PITCH_PX * COUNT + 8;
  const height = 60;
  const rgb = new Uint8Array(width * height * 3);
  const ink = new Uint8Array(width * height);
  for (let pixel = 0; pixel < ink.length; pixel++) rgb.set(GREY, pixel * 3);
  const packed = (GREY[0] << 16) | (GREY[1] << 8) | GREY[2];
  const mask = { width, height, ink, background: new Uint32Array(width * height).fill(packed) };
  const strokes = Array.from({ length: COUNT }, (_, cell) => strokeOf({ cell, top: 8, bottom: 51 }));
  return { picture: { width, height, rgb }, mask, chain: strokes.map((one) => ({ ...one, x: one.x + 2 })) };
}

/** Black candles with bodies in rows 20 to 39, every fourth one filled with white, on grey ground. */
function blackAndWhite() {
  const { picture, mask, chain } = blankCells();
  const { width, rgb } = picture;
  const { ink } = mask;
  for (let cell = 0; cell < COUNT; cell++) {
    for (let row = 8; row < 52; row++) {
      const reach = row >= 20 && row < 40 ? 2 : 0;
      for (let aside = -reach; aside <= reach; aside++) {
        const isInside = row > 20 && row < 39 && Math.abs(aside) < 2;
        const pixel = row * width + PITCH_PX * cell + 6 + aside;
        rgb.set(isInside && cell % 4 === 0 ? WHITE : BLACK, pixel * 3);
        ink[pixel] = 1;
      }
    }
  }
  return { picture, mask, chain };
}

/** The same, all of them black, with a white line across them that shows in no other row. */
function acrossBlack(thickPx: number) {
  const { picture, mask, chain } = blackAndWhite();
  const { width, rgb } = picture;
  for (let pixel = 0; pixel < mask.ink.length; pixel++) {
    if (mask.ink[pixel] === 0) continue;
    const row = Math.floor(pixel / width);
    rgb.set(row >= 28 && row < 28 + thickPx ? WHITE : BLACK, pixel * 3);
  }
  return { picture, mask, chain };
}

/** Lines on grey ground, half of them black, the others twice as wide in one of several shades of it, as lines between two columns have. */
function betweenColumns(shades: readonly number[]) {
  const { picture, mask, chain } = blankCells();
  const { width, rgb } = picture;
  const { ink } = mask;
  for (let cell = 0; cell < COUNT; cell++) {
    const columns = cell % 2 === 0 ? [6] : [6, 7];
    const shade = cell % 2 === 0 ? BLACK[0] : shades[((cell - 1) / 2) % shades.length]!;
    for (let row = 8; row < 52; row++) {
      for (const column of columns) {
        const pixel = row * width + PITCH_PX * cell + column;
        rgb.set([shade, shade, shade], pixel * 3);
        ink[pixel] = 1;
      }
    }
  }
  return candleColours(picture, mask, { ...shape, bodyPx: 3 }, chain).map(([red]) => red);
}

/** Candles with pale bodies in rows 20 to 39 and wicks of 20 rows in a shade of their own. */
function paleBodies(bodyShade: number, wickShade: number) {
  const { picture, mask, chain } = blankCells();
  const { width, rgb } = picture;
  const { ink } = mask;
  for (let cell = 0; cell < COUNT; cell++) {
    for (let row = 10; row < 50; row++) {
      const isBody = row >= 20 && row < 40;
      for (let aside = isBody ? -2 : 0; aside <= (isBody ? 2 : 0); aside++) {
        const pixel = row * width + PITCH_PX * cell + 6 + aside;
        const shade = isBody ? bodyShade : wickShade;
        rgb.set([shade, shade, shade], pixel * 3);
        ink[pixel] = 1;
      }
    }
  }
  return candleColours(picture, mask, shape, chain).map(([red]) => red);
}

describe('candleColours', () => {
  it('takes what fills bodies in the rows of one line only for no colour of theirs', () => {
    const told = (thickPx: number) => {
      const { picture, mask, chain } = acrossBlack(thickPx);
      return candleColours(picture, mask, shape, chain);
    };
    expect(told(4)).toEqual([BLACK]);
    expect(told(9)).toEqual([BLACK, WHITE]);
  });

  it('takes the soft edges of wicks for no colour of candles, though they cover twice as much, and outlines for one', () => {
    const { picture, mask, chain } = blackAndWhite();
    const edged = (rows: (row: number) => boolean, sides: readonly number[]) => {
      const rgb = picture.rgb.slice();
      const ink = mask.ink.slice();
      for (let cell = 0; cell < COUNT; cell++) {
        for (let row = 8; row < 52; row++) {
          for (const aside of rows(row) ? sides : []) {
            const pixel = row * picture.width + PITCH_PX * cell + 6 + aside;
            rgb.set(WHITE, pixel * 3);
            ink[pixel] = 1;
          }
        }
      }
      return candleColours({ ...picture, rgb }, { ...mask, ink }, shape, chain).some(([red]) => red === WHITE[0]);
    };
    const isWick = (row: number): boolean => row < 20 || row >= 40;
    for (let pixel = 0; pixel < mask.ink.length; pixel++) if (mask.ink[pixel] === 1) picture.rgb.set(BLACK, pixel * 3);
    expect(edged(isWick, [-1, 1])).toBe(false);
    const isBody = (row: number): boolean => row >= 20 && row < 40;
    for (const row of [20, 39]) {
      for (let cell = 0; cell < COUNT; cell++)
        for (const aside of [-2, -1, 0, 1, 2])
          picture.rgb.set(WHITE, (row * picture.width + PITCH_PX * cell + 6 + aside) * 3);
    }
    expect(edged(isBody, [-2, 2])).toBe(true);
  });

  it('takes one of many shades of a colour for its soft edges, however frequent they are together', () => {
    expect(betweenColumns([36, 52, 68, 84, 100])).toStrictEqual([4]);
  });

  it('takes the only shade of a colour for another one', () => {
    expect(betweenColumns([68])).toStrictEqual([68, 4]);
  });

  it('takes what pale bodies have wicks in for a colour, however rare it is, unless it hardly stands out more', () => {
    expect(paleBodies(84, 4)).toStrictEqual([84, 4]);
    expect(paleBodies(84, 68)).toStrictEqual([84]);
  });

  it('takes black and white on grey for two colours, not the rarer one for a shade of the other', () => {
    const { picture, mask, chain } = blackAndWhite();
    const colours = candleColours(picture, mask, shape, chain);
    expect(colours).toStrictEqual([BLACK, WHITE]);
  });
});
