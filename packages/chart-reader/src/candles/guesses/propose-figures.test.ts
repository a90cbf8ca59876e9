import { describe, expect, it } from 'vitest';
import { findFigures } from '../layers/find-figures.ts';
import { proposeBars } from './propose-figures.ts';

const PITCH_PX = 14;
const BARS = 24;

/** Bars of one colour along a saw, each a line of a width with a tick to either side that meets its neighbour's. */
function inkOfBars(linePx: number) {
  const width = PITCH_PX * (BARS + 2);
  const height = 120;
  const ink = new Uint8Array(width * height);
  const paint = (x: number, y: number, w: number, h: number): void => {
    for (let row = y; row < y + h; row++) ink.fill(1, row * width + x, row * width + x + w);
  };
  for (let bar = 0; bar < BARS; bar++) {
    const x = PITCH_PX * (bar + 1);
    const top = 10 + 9 * (bar % 8);
    paint(x - linePx / 2, top, linePx, 30);
    paint(x - PITCH_PX / 2, top + 8, PITCH_PX / 2, linePx);
    paint(x, top + 17, PITCH_PX / 2, linePx);
  }
  const layers = { count: 1, layerOf: ink };
  const mask = { width, height, ink, background: new Uint32Array(ink.length) };
  return { mask, layers, figures: findFigures(layers, width) };
}

describe('proposeBars', () => {
  it('finds the spacing of bars that their ticks tie together, drawn in lines of two to eight pixels', () => {
    for (const linePx of [2, 4, 6, 8]) {
      const pitches = proposeBars(inkOfBars(linePx)).map(({ lattice }) => Math.round(lattice.pitchPx));
      // Of lines that stand evenly every second one may be the wick of an empty body.
      const others = pitches.filter((pitchPx) => pitchPx !== PITCH_PX && pitchPx !== 2 * PITCH_PX);
      expect({ linePx, isFound: pitches.includes(PITCH_PX), others }).toStrictEqual({
        linePx,
        isFound: true,
        others: [],
      });
    }
  });
});
