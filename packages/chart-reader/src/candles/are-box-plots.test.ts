import { expect, test } from 'vitest';
import { areBoxPlots } from './are-box-plots.ts';

const [WIDTH, HEIGHT] = [240, 120];
const COUNT = 14;

/** Whether bodies of 20 rows every 16 pixels, the first row of each as given, are boxes where a colour fills them row by row. */
function told(fill: (row: number, index: number, y: number) => number): boolean {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3).fill(255);
  const candles = Array.from({ length: COUNT }, (_, index) => {
    const top = 20 + ((index * 7) % 50);
    for (let row = 0; row < 20; row++) {
      const from = ((top + row) * WIDTH + 8 + 16 * index) * 3;
      rgb.fill(fill(row, index, top + row), from, from + 9 * 3);
    }
    const [bodyTopY, bodyBottomY] = [top + 0.5, top + 19.5];
    return { x: 12.5 + 16 * index, widthPx: 9, highY: top - 6, bodyTopY, bodyBottomY, lowY: top + 26, up: true };
  });
  return areBoxPlots({ width: WIDTH, height: HEIGHT, rgb }, candles);
}

test('tells boxes by the median across each, in one colour or two', () => {
  const median = (index: number): number => 6 + (index % 8);
  expect(told((row, index) => (row === median(index) ? 20 : 180))).toBe(true);
  expect(told((row, index) => (row === median(index) ? 20 : row < median(index) ? 110 : 180))).toBe(true);
});

test('tells none of bodies that nothing crosses, or several lines, or those of a grid', () => {
  expect(told(() => 180)).toBe(false);
  expect(told((row) => (row % 6 === 5 ? 20 : 180))).toBe(false);
  expect(told((_, __, y) => (y % 18 === 0 ? 20 : 180))).toBe(false);
});

test('tells none of candles of which an average crosses a few', () => {
  expect(told((row, index) => (index % 4 === 0 && row === 9 ? 20 : 180))).toBe(false);
});
