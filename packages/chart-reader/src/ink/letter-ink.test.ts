import { expect, test } from 'vitest';
import { inkMap } from './ink-map.ts';
import { letterInk } from './letter-ink.ts';

const [WIDTH, HEIGHT] = [200, 200];
const GROUND = [20, 24, 30] as const;
const CANDLE = [40, 160, 120] as const;
const LETTERS = [210, 212, 220] as const;

/** A dark plot with a candle in columns 20 to 40, and a stroke of a letter across both in row 15. */
function picture() {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  const paint = (x: number, y: number, colour: readonly number[]) => rgb.set(colour, (y * WIDTH + x) * 3);
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) paint(x, y, x >= 20 && x < 40 ? CANDLE : GROUND);
  for (let x = 10; x < 50; x++) paint(x, 15, LETTERS);
  // The soft edges of the stroke, half of it and half of what it stands on.
  for (let x = 10; x < 50; x++) {
    const under = x >= 20 && x < 40 ? CANDLE : GROUND;
    paint(
      x,
      16,
      under.map((value, channel) => Math.round((value + LETTERS[channel]!) / 2)),
    );
  }
  return { width: WIDTH, height: HEIGHT, rgb };
}

test('keeps the ink of letters where candles stand under them, and nothing of the candles', () => {
  const drawn = picture();
  const ink = inkMap(drawn, { left: 0, top: 0, right: WIDTH, bottom: HEIGHT })!;
  const letters = letterInk(drawn, ink, LETTERS);
  const at = (x: number, y: number) => letters.contrast[y * WIDTH + x]!;
  expect([at(15, 15), at(30, 15)]).toEqual([255, 255]);
  expect([at(30, 5), at(20, 5), at(5, 5)]).toEqual([0, 0, 0]);
});

test('keeps the soft edges of letters alike on the plot and on candles', () => {
  const drawn = picture();
  const ink = inkMap(drawn, { left: 0, top: 0, right: WIDTH, bottom: HEIGHT })!;
  const letters = letterInk(drawn, ink, LETTERS);
  const [onPlot, onCandle] = [15, 30].map((x) => letters.contrast[16 * WIDTH + x]!);
  expect(onPlot).toBeGreaterThan(60);
  expect(Math.abs(onPlot! - onCandle!)).toBeLessThan(10);
});
