import { describe, expect, it } from 'vitest';
import { packed } from '../picture/packed-colour.ts';
import type { Picture } from '../picture/picture.ts';
import type { Rgb } from '../picture/rgb.ts';
import { rightOf, waves } from './drawn-candles.test-helper.ts';
import { readCandleField } from './read-candle-field.ts';
import { findInk } from './mask/ink-mask.ts';
import { clearSmallZones } from './small-zones.ts';

const PANE: Rgb = [19, 23, 34];
const RISING: Rgb = [255, 255, 255];
const FALLING: Rgb = [41, 98, 255];
const GREEN: Rgb = [8, 153, 129];
const RED: Rgb = [242, 54, 69];
const [WIDTH, HEIGHT, PITCH_PX, FIRST_X] = [600, 400, 4, 42];
const LONG_RUN_PX = 64;
const ROWS = { top: 0, bottom: HEIGHT - 1 };

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Paints boxes, the ends not included, of which so much covers what lies behind. */
function canvas() {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  const paint = (colour: Rgb, { left, top, right, bottom }: Box, cover = 1): void => {
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) {
        const at = (y * WIDTH + x) * 3;
        for (const channel of [0, 1, 2] as const)
          rgb[at + channel] = Math.round((1 - cover) * rgb[at + channel]! + cover * colour[channel]);
      }
  };
  paint(PANE, { left: 0, top: 0, right: WIDTH, bottom: HEIGHT });
  const picture: Picture = { width: WIDTH, height: HEIGHT, rgb };
  return { picture, paint };
}

/** Candles as dense as that are three pixels wide, and flat. */
function candlesOn({ paint }: ReturnType<typeof canvas>) {
  const flat = (row: number): number => Math.round(200 + (row - 210) / 4);
  const candles = waves(120).map(({ high, top, bottom, low, up }) => ({
    high: flat(high),
    top: flat(top),
    bottom: flat(bottom),
    low: flat(low),
    up,
  }));
  for (const [k, { high, top, bottom, low, up }] of candles.entries()) {
    const x = FIRST_X + k * PITCH_PX;
    paint(up ? RISING : FALLING, { left: x, top: high, right: x + 1, bottom: low + 1 });
    paint(up ? RISING : FALLING, { left: x - 1, top, right: x + 2, bottom: bottom + 1 });
  }
  return candles;
}

const clearedOf = ({ picture }: ReturnType<typeof canvas>) =>
  clearSmallZones(
    picture,
    findInk(picture, LONG_RUN_PX),
    { bodyPx: 3, pitchPx: PITCH_PX, colours: [RISING, FALLING], rows: ROWS },
    LONG_RUN_PX,
  );

describe('clearSmallZones', () => {
  it('puts a zone of a few candles behind what it lies over, up to its sides', () => {
    const chart = canvas();
    chart.paint(RISING, { left: 100, top: 90, right: 103, bottom: 120 });
    chart.paint(GREEN, { left: 97, top: 100, right: 127, bottom: 108 }, 0.25);
    const { ink, background } = clearedOf(chart)!;
    const row = 104 * WIDTH;
    expect([...ink.subarray(row + 95, row + 129)].indexOf(1)).toBe(5);
    expect(ink.subarray(row + 97, row + 127).reduce((a, b) => a + b)).toBe(3);
    const zone = packed(16, 56, 58);
    expect(new Set(background.subarray(row + 97, row + 127))).toStrictEqual(new Set([zone]));
    expect(background[96 * WIDTH + 101]).toBe(packed(...PANE));
  });

  it('knows none by lines, by what has the candles’ colour, and none by a line of the colour of one that is as wide as rows show', () => {
    const chart = canvas();
    chart.paint(RED, { left: 97, top: 100, right: 127, bottom: 104 }, 0.25);
    chart.paint(FALLING, { left: 200, top: 100, right: 230, bottom: 120 });
    chart.paint(GREEN, { left: 300, top: 200, right: 400, bottom: 230 }, 0.25);
    // A line of the same colour, drawn askew.
    for (let x = 0; x < 40; x++)
      chart.paint(GREEN, { left: 440 + x, top: 100 + 2 * x, right: 441 + x, bottom: 103 + 2 * x }, 0.25);
    expect(clearedOf(chart)).toBeNull();
  });

  it('gives dense candles back what small zones over them change, also where these show no block of their colour', () => {
    const chart = canvas();
    const candles = candlesOn(chart);
    for (let k = 4; k < 110; k += 9) {
      const { top } = candles[k]!;
      const left = FIRST_X + k * PITCH_PX - 1;
      chart.paint(k % 2 === 0 ? GREEN : RED, { left, top: top - 1, right: left + 24, bottom: top + 8 }, 0.3);
    }
    const field = readCandleField(chart.picture);
    expect(rightOf(field, candles, { firstX: FIRST_X + 0.5, pitchPx: PITCH_PX })).toBe(candles.length);
  });
});
