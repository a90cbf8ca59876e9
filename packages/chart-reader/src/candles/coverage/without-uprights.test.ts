import { expect, test } from 'vitest';
import { FOREIGN, FULL } from './candle-coverage.ts';
import { withoutUprights } from './without-uprights.ts';

const WIDTH = 20;
const HEIGHT = 60;
const BOUNDS = { left: 2, right: 17, top: 5, bottom: 54 };

/** A dark picture in which a column shows a grey in some rows and a candle in others, and how much of each pixel that covers. */
function column(x: number, grey: number, share: number, isLine: (y: number) => boolean) {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  const coverage = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    const pixel = y * WIDTH + x;
    if (y >= 20 && y < 30) {
      rgb.set([8, 153, 129], pixel * 3);
      coverage[pixel] = FULL;
    } else if (isLine(y)) {
      rgb.fill(grey, pixel * 3, pixel * 3 + 3);
      coverage[pixel] = share;
    }
  }
  return { picture: { width: WIDTH, height: HEIGHT, rgb }, coverage };
}

const FAINT = 0.3 * FULL;

test('clears a faint line as high as the chart, and leaves the candle on it', () => {
  const { picture, coverage } = column(9, 46, FAINT, () => true);
  const cleared = withoutUprights(picture, coverage, BOUNDS);
  const left = [...cleared.keys()].filter((pixel) => cleared[pixel]! > 0).map((pixel) => Math.floor(pixel / WIDTH));
  expect(left).toEqual([0, 1, 2, 3, 4, ...Array.from({ length: 10 }, (_, i) => 20 + i), 55, 56, 57, 58, 59]);
  expect(coverage[10 * WIDTH + 9]).toBe(FAINT);
});

test('clears a line that ends with its plot, above which the chart has room', () => {
  const { picture, coverage } = column(9, 46, FAINT, (y) => y >= 15 && y < 48);
  const cleared = withoutUprights(picture, coverage, { ...BOUNDS, top: 2 });
  expect([15, 25, 40].map((y) => cleared[y * WIDTH + 9])).toEqual([0, FULL, 0]);
});

test('leaves what is shorter, stronger or hidden, or of many colours', () => {
  const short = column(9, 46, FAINT, (y) => y < 30);
  const strong = column(9, 120, 0.7 * FULL, () => true);
  const hidden = column(9, 120, FOREIGN, () => true);
  for (const { picture, coverage } of [short, strong, hidden])
    expect(withoutUprights(picture, coverage, BOUNDS)).toBe(coverage);
  const { picture, coverage } = column(9, 46, FAINT, () => true);
  for (let y = 0; y < HEIGHT; y++) picture.rgb.fill(30 + 3 * y, (y * WIDTH + 9) * 3, (y * WIDTH + 9) * 3 + 3);
  expect(withoutUprights(picture, coverage, BOUNDS)).toBe(coverage);
});

test('clears stronger lines of one colour, of which one alone may be a wick', () => {
  const { picture, coverage } = column(9, 120, 0.7 * FULL, () => true);
  const other = column(13, 120, 0.7 * FULL, () => true);
  picture.rgb.forEach((value, i) => (picture.rgb[i] = Math.max(value, other.picture.rgb[i]!)));
  const both = coverage.map((share, pixel) => Math.max(share, other.coverage[pixel]!));
  const cleared = withoutUprights(picture, both, BOUNDS);
  const rows = [...cleared.keys()].filter((pixel) => cleared[pixel]! > 0).map((pixel) => Math.floor(pixel / WIDTH));
  expect(rows.filter((y) => y >= BOUNDS.top && y <= BOUNDS.bottom)).toEqual(
    Array.from({ length: 20 }, (_, i) => 20 + Math.floor(i / 2)),
  );
});
