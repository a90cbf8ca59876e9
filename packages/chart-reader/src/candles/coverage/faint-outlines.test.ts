import { describe, expect, it } from 'vitest';
import type { Rgb } from '../../picture/rgb.ts';
import { canvasOf } from '../canvas.test-helper.ts';
import { rightOf, waves } from '../drawn-candles.test-helper.ts';
import { findInk } from '../mask/ink-mask.ts';
import { readCandleField } from '../read-candle-field.ts';
import { strokeOf } from '../field/stroke-of.test-helper.ts';
import { FULL } from './candle-coverage.ts';
import { withFaintOutlines } from './faint-outlines.ts';

const PANE: Rgb = [27, 27, 29];
const OUTLINE: Rgb = [10, 10, 10];
const CLOUD: Rgb = [32, 39, 47];
const GRID: Rgb = [48, 48, 52];
const WICK: Rgb = [208, 208, 208];
const RISING: Rgb = [50, 205, 50];
const FALLING: Rgb = [255, 42, 42];
const [WIDTH, HEIGHT, PITCH_PX, FIRST_X] = [900, 420, 9, 60];

describe('withFaintOutlines', () => {
  it('gives candles their wicks where black outlines stand out from a cloud behind them and hardly from the pane', () => {
    const { picture, paint } = canvasOf(PANE, WIDTH, HEIGHT);
    paint(CLOUD, 0, 0, WIDTH, 291);
    const candles = waves(80).filter(({ top, bottom }) => bottom - top > 3);
    for (const [k, { high, top, bottom, low, up }] of candles.entries()) {
      const x = FIRST_X + k * PITCH_PX;
      paint(WICK, x, high, x + 1, low + 1);
      paint(OUTLINE, x - 3, top, x + 4, bottom + 1);
      paint(up ? RISING : FALLING, x - 2, top + 1, x + 3, bottom);
    }
    const field = readCandleField(picture);
    expect(rightOf(field, candles, { firstX: FIRST_X + 0.5, pitchPx: PITCH_PX })).toBe(candles.length);
  });

  it('leaves the coverage as it is where a faint line parts one of many', () => {
    const { picture, paint } = canvasOf(PANE, WIDTH, HEIGHT);
    const chain = Array.from({ length: 20 }, (_, cell) => strokeOf({ cell, top: 100, bottom: 140 }));
    for (const { x } of chain) paint(WICK, Math.floor(x), 100, Math.floor(x) + 1, 141);
    paint(GRID, 0, 120, Math.floor(chain[0]!.x) + 1, 121);
    const mask = findInk(picture, 64);
    const coverage = mask.ink.map((is) => is * FULL);
    const outlined = withFaintOutlines(picture, mask, coverage, { bodyPx: 5, chain, colours: [WICK] });
    expect(outlined).toBe(coverage);
  });
});
