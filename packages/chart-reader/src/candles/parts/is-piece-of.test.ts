import { expect, test } from 'vitest';
import type { CandleField } from '../field/candle-field.ts';
import type { ChartPart } from './chart-part.ts';
import { isPieceOf } from './is-piece-of.ts';

const PITCH_PX = 10;

/** A chart from row `topPx` on with candles, 20 pixels high, that begin in these cells and rows of it. */
function chartOf(topPx: number, candles: readonly (readonly [cell: number, highY: number])[]): ChartPart {
  const field = {
    pitchPx: PITCH_PX,
    candles: candles.map(([cell, highY]) => ({ x: (cell + 0.5) * PITCH_PX, highY, lowY: highY + 20 })),
  } as unknown as CandleField;
  return { picture: { width: 400, height: 400, rgb: new Uint8Array() }, leftPx: 0, topPx, field };
}

/** Candles that fall by ten rows each. */
const FALLING = Array.from({ length: 20 }, (_, cell) => [cell, 10 * cell] as const);

test('is what a line cuts off a chart', () => {
  const lower = FALLING.slice(9).map(([cell, highY]) => [cell, Math.max(0, highY - 100)] as const);
  expect(isPieceOf(chartOf(100, lower), chartOf(0, FALLING))).toBe(true);
  expect(isPieceOf(chartOf(0, FALLING.slice(0, 9)), chartOf(0, FALLING))).toBe(true);
});

test('is no chart of which the whole has every second candle', () => {
  const mixed = FALLING.map(([cell, highY]) => [cell, cell % 2 === 0 ? highY : highY + 250] as const);
  expect(isPieceOf(chartOf(0, FALLING), chartOf(0, mixed))).toBe(false);
});
