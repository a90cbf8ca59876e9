import { expect, test } from 'vitest';
import type { CandleField } from '../../candles/field/candle-field.ts';
import { labelZones, liesInside } from './label-zones.ts';

const LETTER_PX = 10;

/** Candles ten pixels apart from the left edge on, each so high. */
function fieldOf(count: number, heightPx: number): CandleField {
  const candles = Array.from({ length: count }, (_, i) => ({
    x: 5 + 10 * i,
    widthPx: 7,
    highY: 50,
    bodyTopY: 50,
    bodyBottomY: 50 + heightPx,
    lowY: 50 + heightPx,
    up: true,
  }));
  return { style: 'candles', candles, pitchPx: 10, pane: { x: 0, y: 0, w: 10 * count, h: 200 }, problems: [] };
}

test('labels lie on the plot where the last candle stands under them, if it is higher than their own letters', () => {
  expect(liesInside({ left: 280, right: 320 }, fieldOf(30, 60), LETTER_PX, [])).toBe(true);
  expect(liesInside({ left: 280, right: 320 }, fieldOf(30, 12), LETTER_PX, [])).toBe(false);
});

test('labels lie on the plot where low candles stand between them, at several heights', () => {
  const { candles, ...field } = fieldOf(30, 12);
  const words = [
    { letterTop: 20, letterBottom: 30 },
    { letterTop: 90, letterBottom: 100 },
  ];
  const stepped = candles.map((candle, i) => ({ ...candle, highY: 50 + 4 * (i % 3), lowY: 62 + 4 * (i % 3) }));
  const inLetters = candles.map((candle) => ({ ...candle, highY: 20, lowY: 30 }));
  const lies = (some: typeof candles) =>
    liesInside({ left: 270, right: 320 }, { ...field, candles: some }, LETTER_PX, words);
  expect([stepped, candles, inLetters].map(lies)).toStrictEqual([true, false, false]);
});

test('labels do not lie on the plot for a line that stands under them apart from all candles', () => {
  const { candles, ...field } = fieldOf(30, 60);
  const line = { ...candles.at(-1)!, x: 335 };
  expect(liesInside({ left: 310, right: 350 }, { ...field, candles: [...candles, line] }, LETTER_PX, [])).toBe(false);
});

test('labels do not lie on the plot for their own stacked letters, which stand apart from all candles', () => {
  const { candles, ...field } = fieldOf(30, 60);
  const letters = (left: number) => Array.from({ length: 5 }, (_, i) => ({ ...candles[0]!, x: left + 10 * i }));
  const lies = (left: number) =>
    liesInside({ left: 335, right: 395 }, { ...field, candles: [...candles, ...letters(left)] }, LETTER_PX, []);
  expect([345, 325].map(lies)).toEqual([false, true]);
});

test('the zones of a phone hold prices of nine characters on its plot, on either side of it', () => {
  const phone = { width: 720, height: 1308, rgb: new Uint8Array() };
  const [right, , left] = labelZones(phone, fieldOf(62, 60));
  expect(left!.right).toBeGreaterThanOrEqual(134 + 18);
  expect(right!.left).toBeLessThanOrEqual(620 - 134 - 18);
});
