import { expect, test } from 'vitest';
import { topsAnArea } from './tops-an-area.ts';

const [WIDTH, HEIGHT] = [200, 100];

/** Candles every 8 pixels that rise from left to right, on what a function paints. */
function shown(groundAt: (x: number, y: number, candle: { highY: number; lowY: number }) => number): boolean {
  const candles = Array.from({ length: 24 }, (_, k) => {
    const [highY, lowY] = [80 - 2 * k, 90 - 2 * k];
    return { x: 6 + 8 * k, widthPx: 5, highY, bodyTopY: highY + 2, bodyBottomY: lowY - 2, lowY, up: true };
  });
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const candle = candles[Math.min(candles.length - 1, Math.floor(x / 8))]!;
      rgb.fill(groundAt(x, y, candle), (y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3);
    }
  return topsAnArea({ width: WIDTH, height: HEIGHT, rgb }, candles);
}

test('tells an area whose edge lies where candles seem to be', () => {
  expect(shown((_, y, { highY }) => (y > highY ? 230 : 255))).toBe(true);
});

test('tells none on an even ground, nor before zones and clouds that begin here and there', () => {
  expect(shown(() => 255)).toBe(false);
  expect(shown((_, y) => (y > 60 ? 230 : 255))).toBe(false);
  expect(shown((x, y, { highY }) => (x % 16 < 8 && y > highY ? 230 : 255))).toBe(false);
});

test('tells none on a shading from top to bottom', () => {
  expect(shown((_, y) => 155 + y)).toBe(false);
});
