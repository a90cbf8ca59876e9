import { describe, expect, it } from 'vitest';
import { packed } from '../picture/packed-colour.ts';
import type { Rgb } from '../picture/rgb.ts';
import { type Canvas, canvasOf } from './canvas.test-helper.ts';
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
const WITHIN = { left: 0, right: WIDTH, top: 0, bottom: HEIGHT - 1 };

const canvas = () => canvasOf(PANE, WIDTH, HEIGHT);

/** Candles as dense as that are three pixels wide, and flat. */
function candlesOn({ paint }: Canvas) {
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
    paint(up ? RISING : FALLING, x, high, x + 1, low + 1);
    paint(up ? RISING : FALLING, x - 1, top, x + 2, bottom + 1);
  }
  return candles;
}

const clearedOf = ({ picture }: Canvas) =>
  clearSmallZones(
    picture,
    findInk(picture, LONG_RUN_PX),
    { bodyPx: 3, pitchPx: PITCH_PX, colours: [RISING, FALLING], within: WITHIN },
    LONG_RUN_PX,
  );

describe('clearSmallZones', () => {
  it('looks for none beyond the candles, where boxes of an axis are', () => {
    const chart = canvas();
    chart.paint(GREEN, 550, 100, 580, 120, 0.25);
    const mask = findInk(canvas().picture, LONG_RUN_PX);
    const upTo = (right: number) => {
      const candles = { bodyPx: 3, pitchPx: PITCH_PX, colours: [RISING, FALLING], within: { ...WITHIN, right } };
      return clearSmallZones(chart.picture, mask, candles, LONG_RUN_PX);
    };
    expect(upTo(560)).not.toBeNull();
    expect(upTo(540)).toBeNull();
  });

  it('takes no piece of an area for a zone that goes on for longer than zones do', () => {
    const cleared = (right: number) => {
      const chart = canvas();
      chart.paint(GREEN, 100, 100, right, 120, 0.25);
      const plain = canvas();
      const mask = findInk(plain.picture, LONG_RUN_PX);
      const candles = { bodyPx: 3, pitchPx: PITCH_PX, colours: [RISING, FALLING], within: WITHIN };
      return clearSmallZones(chart.picture, mask, candles, LONG_RUN_PX);
    };
    expect(cleared(100 + LONG_RUN_PX)).not.toBeNull();
    expect(cleared(100 + LONG_RUN_PX + 10)).toBeNull();
    expect(cleared(100 + 5 * LONG_RUN_PX + 10)).toBeNull();
  });

  it('puts a zone of a few candles behind what it lies over, up to its sides', () => {
    const chart = canvas();
    chart.paint(RISING, 100, 90, 103, 120);
    chart.paint(GREEN, 97, 100, 127, 108, 0.25);
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
    chart.paint(RED, 97, 100, 127, 104, 0.25);
    chart.paint(FALLING, 200, 100, 230, 120);
    chart.paint(GREEN, 300, 200, 400, 230, 0.25);
    // A line of the same colour, drawn askew.
    for (let x = 0; x < 40; x++) chart.paint(GREEN, 440 + x, 100 + 2 * x, 441 + x, 103 + 2 * x, 0.25);
    expect(clearedOf(chart)).toBeNull();
  });

  it('gives dense candles back what small zones over them change, also where these show no block of their colour', () => {
    const chart = canvas();
    const candles = candlesOn(chart);
    for (let k = 4; k < 110; k += 9) {
      const { top } = candles[k]!;
      const left = FIRST_X + k * PITCH_PX - 1;
      chart.paint(k % 2 === 0 ? GREEN : RED, left, top - 1, left + 24, top + 8, 0.3);
    }
    const field = readCandleField(chart.picture);
    expect(rightOf(field, candles, { firstX: FIRST_X + 0.5, pitchPx: PITCH_PX })).toBe(candles.length);
  });
});
