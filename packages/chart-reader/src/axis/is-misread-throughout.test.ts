import { expect, test } from 'vitest';
import { isMisreadThroughout } from './is-misread-throughout.ts';
import { WORD } from './labels/word.test-helper.ts';

/** An axis with labels at these prices, from the highest on, of which every `nth` was read; others are printed between them. */
function misread(
  decimals: number,
  prices: readonly number[],
  nth = 1,
  { scale = 'linear', certainty }: { scale?: 'linear' | 'log'; certainty?: number } = {},
): boolean {
  const step = prices[0]! - prices[1]!;
  const labels = prices.map((price) => ({ price, y: 100 + ((prices[0]! - price) / step) * 40 * nth }));
  const rows = Array.from({ length: prices.length * nth }, (_, index) => 100 + 40 * index);
  const words = rows.map((y) => ({ ...WORD, letterTop: y - 4, letterBottom: y + 4 }));
  const ends = { y1: labels[0]!.y, price1: prices[0]!, y2: labels[1]!.y, price2: prices[1]! };
  const read = labels.map(({ price, y }) => {
    const printed = { digits: String(price), afterLastSeparator: null, earlierSeparators: 0, negative: false };
    return { word: WORD, text: String(price), printed, y, ...(certainty === undefined ? {} : { certainty }) };
  });
  return isMisreadThroughout({ axis: { ...ends, scale, labels, residualPx: 0, decimals }, words, labels: read });
}

test('tells labels a round step apart that are no multiples of it', () => {
  expect(misread(3, [144.76, 144.66, 144.56, 144.46])).toBe(true);
  expect(misread(2, [68.29, 68.24, 68.19])).toBe(true);
  expect(misread(5, [1.0008, 0.9928, 0.9848, 0.9688])).toBe(true);
  expect(misread(5, [1.008, 1, 0.992, 0.984])).toBe(false);
  expect(misread(5, [1.30008, 1.3, 1.29992, 1.29984])).toBe(false);
  expect(misread(5, [1.30008, 1.30001, 1.29994, 1.29987])).toBe(false);
  expect(misread(0, [68_261, 68_260, 68_259, 68_258])).toBe(false);
  expect(misread(2, [68.28, 68.26, 68.24])).toBe(false);
});

test('tells it where some labels are missing, and one was read right', () => {
  expect(misread(3, [144.76, 144.66, 144.46, 144.3, 144.26, 144.16])).toBe(true);
});

test('takes the step of all labels that are printed, where every second or third was read', () => {
  expect(misread(2, [1.13, 1.11, 1.09, 1.07], 2)).toBe(false);
  expect(misread(3, [144.76, 144.56, 144.36, 144.16], 2)).toBe(true);
});

test('expects nothing of labels an odd step apart, as terminals print them, nor of a logarithmic scale', () => {
  expect(misread(3, [235.164, 234.607, 234.05, 233.493])).toBe(false);
  expect(misread(0, [13, 8, 3], 1, { scale: 'log' })).toBe(false);
});

test('does not doubt digits that are certain by their looks: some terminals print such labels', () => {
  expect(misread(5, [1.0799, 1.0797, 1.0795, 1.0793], 1, { certainty: 0.9 })).toBe(false);
  expect(misread(5, [1.0799, 1.0797, 1.0795, 1.0793], 1, { certainty: 0.5 })).toBe(true);
});
