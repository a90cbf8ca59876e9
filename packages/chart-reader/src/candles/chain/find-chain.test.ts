import { expect, test } from 'vitest';
import { FULL } from '../coverage/candle-coverage.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import { findChain, findWholeChain } from './find-chain.ts';

const WIDTH = 560;
const HEIGHT = 400;
const PITCH_PX = 8;
const middles = Float64Array.from({ length: WIDTH / PITCH_PX - 1 }, (_, cell) => PITCH_PX * cell + 4.5);
const shape: CandleShape = { style: 'candles', pitchPx: PITCH_PX, wickPx: 1, bodyPx: 5, middles, support: 1 };

/** Coverage of figures with bodies, `[cell, top, bottom]`, with wicks of two rows. */
function drawn(figures: readonly (readonly [cell: number, top: number, bottom: number])[]): Uint8Array {
  const coverage = new Uint8Array(WIDTH * HEIGHT);
  for (const [cell, top, bottom] of figures) {
    const x = PITCH_PX * cell + 4;
    for (let y = top; y <= bottom; y++) {
      const half = y < top + 2 || y > bottom - 2 ? 0 : 2;
      coverage.fill(FULL, y * WIDTH + x - half, y * WIDTH + x + half + 1);
    }
  }
  return coverage;
}

test('keeps the last candle where labels beyond it stand nearer to the one before', () => {
  const candles = Array.from({ length: 19 }, (_, i) => [i, 100 + ((i * 7) % 17), 135 + ((i * 5) % 19)] as const);
  const before = [19, 100, 240] as const;
  const last = [20, 6, 105] as const;
  const labels = Array.from({ length: 50 }, (_, i) => {
    const top = 250 + 24 * Math.floor(i / 10) + ((i * 5) % 8);
    return [24 + (i % 10), top, top + 14] as const;
  });
  const coverage = drawn([...candles, before, last, ...labels]);
  const mask = {
    width: WIDTH,
    height: HEIGHT,
    ink: coverage.map((value) => (value > 0 ? 1 : 0)),
    background: new Uint32Array(coverage.length),
  };
  expect(findChain(mask, shape, coverage, false).map(({ cell }) => cell)).not.toContain(20);
  expect(findWholeChain(mask, shape, coverage, false).at(-1)).toMatchObject({ cell: 20, top: 6, bottom: 105 });
});

test('keeps the last candles where dashes below them lead on to labels', () => {
  const candles = Array.from({ length: 30 }, (_, i) => [i, 200 + ((i * 7) % 17), 235 + ((i * 5) % 19)] as const);
  const rise = [30, 120, 210] as const;
  const last = [31, 32].map((cell) => [cell, 95 + ((cell * 7) % 11), 124 + ((cell * 5) % 9)] as const);
  const dashes = Array.from({ length: 12 }, (_, i) => [31 + i, 250, 256] as const);
  const labels = Array.from({ length: 40 }, (_, i) => {
    const top = 150 + 40 * Math.floor(i / 8) + ((i * 5) % 8);
    return [46 + (i % 8), top, top + 14] as const;
  });
  const coverage = drawn([...candles, rise, ...last, ...dashes, ...labels]);
  const mask = {
    width: WIDTH,
    height: HEIGHT,
    ink: coverage.map((value) => (value > 0 ? 1 : 0)),
    background: new Uint32Array(coverage.length),
  };
  expect(findWholeChain(mask, shape, coverage, false).slice(-3)).toMatchObject([
    { cell: 30, top: 120 },
    { cell: 31, top: last[0]![1] },
    { cell: 32, top: last[1]![1] },
  ]);
});
