import { expect, test } from 'vitest';
import { areBoxPlots } from './are-box-plots.ts';

const [WIDTH, HEIGHT] = [240, 120];
const COUNT = 14;

/**
 * Whether bodies of 20 rows every 16 pixels are boxes where a colour fills them row by row, white being the ground.
 *
 * @param endAt the row that a body was found to end before
 */
function told(
  fill: (row: number, index: number, y: number) => number,
  endAt: (index: number) => number = () => 20,
): boolean {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3).fill(255);
  const candles = Array.from({ length: COUNT }, (_, index) => {
    const top = 20 + ((index * 7) % 50);
    for (let row = 0; row < 20; row++) {
      const from = ((top + row) * WIDTH + 8 + 16 * index) * 3;
      rgb.fill(fill(row, index, top + row), from, from + 9 * 3);
    }
    const [bodyTopY, bodyBottomY] = [top + 0.5, top + endAt(index) - 0.5];
    return { x: 12.5 + 16 * index, widthPx: 9, highY: top - 6, bodyTopY, bodyBottomY, lowY: top + 26, up: true };
  });
  return areBoxPlots({ width: WIDTH, height: HEIGHT, rgb }, candles);
}

test('tells boxes by the median across each, in one colour or two', () => {
  const median = (index: number): number => 6 + (index % 8);
  expect(told((row, index) => (row === median(index) ? 20 : 180))).toBe(true);
  expect(told((row, index) => (row === median(index) ? 20 : row < median(index) ? 110 : 180))).toBe(true);
});

test('tells boxes that were found to end at a median in the colour of the ground, beyond which they go on', () => {
  const median = (index: number): number => 9 + (index % 4);
  const cut = (row: number, index: number): number => (row === median(index) ? 255 : 180);
  expect(told(cut, median)).toBe(true);
  expect(told((row, index) => (row < median(index) ? cut(row, index) : 255), median)).toBe(false);
});

test('tells none of empty bodies in thick outlines, of which one edge is soft', () => {
  expect(told((row) => (row === 0 ? 140 : row < 4 || row > 15 ? 20 : 255))).toBe(false);
});

test('tells none of bodies that nothing crosses, or several lines, or those of a grid', () => {
  expect(told(() => 180)).toBe(false);
  expect(told((row) => (row % 6 === 5 ? 20 : 180))).toBe(false);
  expect(told((_, __, y) => (y % 18 === 0 ? 20 : 180))).toBe(false);
});

test('tells none of candles of which an average crosses a few', () => {
  expect(told((row, index) => (index % 4 === 0 && row === 9 ? 20 : 180))).toBe(false);
});
