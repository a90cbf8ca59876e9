import { expect, it } from 'vitest';
import type { CandleField, PixelCandle } from './field/candle-field.ts';
import { strokeOf } from './field/stroke-of.test-helper.ts';
import { isCurve } from './is-curve.ts';
import type { InkMask } from './mask/ink-mask.ts';
import type { CandleShape } from './shapes/candle-shape.ts';

const [WIDTH, HEIGHT] = [400, 100];
const COUNT = 40;
const cells = Array.from({ length: COUNT }, (_, cell) => cell);
const chain = cells.map((cell) => strokeOf({ cell, top: 20, bottom: 59 }));

/** Ink five columns wide, each so many rows lower than the one to its left. */
function leaning(rows: number): InkMask {
  const ink = new Uint8Array(WIDTH * HEIGHT);
  for (const { x } of chain)
    for (let off = -2; off <= 2; off++)
      for (let y = 25; y <= 45; y++) ink[(y + Math.round(off * rows)) * WIDTH + Math.floor(x) + off] = 1;
  return { width: WIDTH, height: HEIGHT, ink, background: new Uint32Array(WIDTH * HEIGHT) };
}

function reading(style: CandleShape['style'] = 'candles', isParted = false) {
  const shape = { style, pitchPx: 8, wickPx: 1, bodyPx: 5, middles: new Float64Array(), support: 0 };
  return {
    shape,
    chain,
    colours: [],
    coverage: new Uint8Array(),
    blurred: false,
    rating: 100,
    isClear: true,
    isParted,
  };
}

/** All of one colour, each to open so far from where the one before it closed. */
function fieldOf(apartPx: number): CandleField {
  const candles: PixelCandle[] = cells.map((cell) => ({
    x: 4.5 + 8 * cell,
    widthPx: 5,
    highY: 20 + (cell % 2) * apartPx,
    bodyTopY: 30 + (cell % 2) * apartPx,
    bodyBottomY: 50 + (cell % 2) * apartPx,
    lowY: 60 + (cell % 2) * apartPx,
    up: true,
  }));
  return { style: 'candles', candles, pitchPx: 8, pane: { x: 0, y: 0, w: WIDTH, h: HEIGHT }, problems: [] };
}

it('finds pieces that lean', () => {
  expect(isCurve(leaning(6), reading(), fieldOf(0))).toBe(true);
  expect(isCurve(leaning(0), reading(), fieldOf(0))).toBe(false);
});

it('finds pieces that lean a little where no directions join their ends', () => {
  expect(isCurve(leaning(2), reading(), fieldOf(8))).toBe(true);
  expect(isCurve(leaning(2), reading(), fieldOf(0))).toBe(false);
  expect(isCurve(leaning(0), reading(), fieldOf(8))).toBe(false);
});

it('finds none in candles that lean a little more, but have hardly any ink between them', () => {
  expect(isCurve(leaning(5), reading(), fieldOf(0))).toBe(true);
  expect(isCurve(leaning(5), reading('candles', true), fieldOf(0))).toBe(false);
  expect(isCurve(leaning(7), reading('candles', true), fieldOf(0))).toBe(true);
});

it('finds none in bars, whose ticks stand in different rows', () => {
  expect(isCurve(leaning(6), reading('bars'), fieldOf(0))).toBe(false);
});

it('finds the steps of a line in bars that reach no further than their ticks', () => {
  const { candles, ...rest } = fieldOf(8);
  const steps = candles.map((bar) => ({ ...bar, highY: bar.bodyTopY - 1, lowY: bar.bodyBottomY + 1 }));
  expect(isCurve(leaning(0), reading('bars'), { ...rest, candles: steps })).toBe(true);
  const some = steps.map((bar, index) => (index % 5 === 0 ? { ...bar, lowY: bar.lowY + 4 } : bar));
  expect(isCurve(leaning(0), reading('bars'), { ...rest, candles: some })).toBe(false);
});

it('finds the steps of a line in narrow candles that each begin where the one before ended', () => {
  const stairs = fieldOf(0).candles.map((candle, cell) => ({ ...candle, highY: 20 + 8 * cell, lowY: 29 + 8 * cell }));
  const narrow = reading();
  const field = { ...fieldOf(0), candles: stairs };
  expect(isCurve(leaning(0), { ...narrow, shape: { ...narrow.shape, bodyPx: 3 } }, field)).toBe(true);
  expect(isCurve(leaning(0), narrow, field)).toBe(false);
  expect(isCurve(leaning(0), { ...narrow, shape: { ...narrow.shape, bodyPx: 3 } }, fieldOf(8))).toBe(false);
  // Where a line turns, two steps reach the same row.
  const levels = fieldOf(0).candles.map((_, cell) => (cell % 3 === 2 ? 60 : 20) + 4 * (cell % 7));
  const turning = levels.slice(1).map((level, cell) => {
    const [highY = 0, lowY = 0] = [level, levels[cell]!].toSorted((a, b) => a - b);
    return { ...stairs[cell]!, highY, lowY: lowY + 2 };
  });
  expect(
    isCurve(leaning(0), { ...narrow, shape: { ...narrow.shape, bodyPx: 3 } }, { ...field, candles: turning }),
  ).toBe(true);
});
