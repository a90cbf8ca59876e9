import { expect, it } from 'vitest';
import { inkPixels } from '../layers/ink-pixels.ts';
import { findInkRuns } from '../mask/ink-runs.ts';
import { proposeShapes } from './propose-shapes.ts';

const PITCH_PX = 14;
const CANDLES = 24;
const WIDTH = PITCH_PX * (CANDLES + 2);
const HEIGHT = 160;

/** Empty bodies along a saw, each as wide as the pitch, so that neighbours share a side, with wicks above and below. */
function emptyBodies(): Uint8Array {
  const ink = new Uint8Array(WIDTH * HEIGHT);
  const paint = (x: number, y: number, w: number, h: number): void => {
    for (let row = y; row < y + h; row++) ink.fill(1, row * WIDTH + x, row * WIDTH + x + w);
  };
  for (let candle = 0; candle < CANDLES; candle++) {
    const x = PITCH_PX * (candle + 1);
    const top = 20 + 11 * (candle % 8);
    const [left, right, bottom] = [x - PITCH_PX / 2, x + PITCH_PX / 2, top + 24];
    paint(x, top - 9, 1, 9);
    paint(x, bottom + 1, 1, 7);
    paint(left, top, 1, 25);
    paint(right, top, 1, 25);
    paint(left, top, PITCH_PX, 1);
    paint(left, bottom, PITCH_PX, 1);
  }
  return ink;
}

it('finds empty bodies that touch, though sides and wicks stand at half their pitch', () => {
  const runs = findInkRuns(inkPixels(emptyBodies()), WIDTH, 40)!;
  const touching = proposeShapes(runs, WIDTH, HEIGHT).filter(({ shape }) => Math.abs(shape.pitchPx - PITCH_PX) < 0.1);
  const atMiddles = touching.find(({ lattice }) => Math.abs(lattice.originX - 0.5) < 0.2);
  expect(atMiddles?.shape.bodyPx).toBe(PITCH_PX + 1);
});
