import { expect, test } from 'vitest';
import { explainsLess } from './explains-less.ts';

const COUNT = 20;
const AT = Array.from({ length: COUNT }, (_, index) => 30 + 12 * index);
const FOUND = {
  rating: 200,
  shape: { style: 'candles' },
  field: { pitchPx: 12, candles: AT.map((x) => ({ x, highY: 100, lowY: 140 })) },
} as const;
const strokes = (xs: readonly number[]) => xs.map((x) => ({ x, top: 95, bottom: 150 }));
const BETTER = { shape: { style: 'candles', pitchPx: 12 }, rating: 240, isClear: false, chain: strokes(AT) } as const;
const MIDDLES = { ...BETTER, shape: { ...BETTER.shape, style: 'lines' } } as const;

test('is true of what a better reading of the same figures found to run like no prices', () => {
  expect(explainsLess(FOUND, [BETTER])).toBe(true);
  expect(explainsLess(FOUND, [])).toBe(false);
  expect(explainsLess(FOUND, [{ ...BETTER, rating: 190 }])).toBe(false);
});

test('is true of every second one of them where that reading is clear', () => {
  const all = { ...BETTER, shape: { ...BETTER.shape, pitchPx: 6 }, chain: strokes(AT.flatMap((x) => [x, x + 6])) };
  expect(explainsLess(FOUND, [{ ...all, isClear: true }])).toBe(true);
  // The sides of hollow bodies stand twice as near as these.
  expect(explainsLess(FOUND, [all])).toBe(false);
});

test('is true of parts of them where that reading is clear and far better', () => {
  const wide = {
    ...BETTER,
    isClear: true,
    shape: { ...BETTER.shape, pitchPx: 36 },
    chain: strokes(AT.filter((_, index) => index % 3 === 1)),
  };
  expect(explainsLess(FOUND, [{ ...wide, rating: 400 }])).toBe(true);
  expect(explainsLess(FOUND, [wide])).toBe(false);
  expect(explainsLess(FOUND, [{ ...wide, rating: 400, isClear: false }])).toBe(false);
});

test('is false of bars of which the middles explain a little more, and true where they explain far more', () => {
  const bars = { ...FOUND, shape: { style: 'bars' } } as const;
  expect(explainsLess(bars, [MIDDLES])).toBe(false);
  expect(explainsLess(bars, [{ ...MIDDLES, rating: 400 }])).toBe(true);
  expect(explainsLess(FOUND, [MIDDLES])).toBe(true);
});

test('is false of other figures, above or beside those, and at another pitch', () => {
  const volume = BETTER.chain.map((stroke) => ({ ...stroke, top: 300, bottom: 340 }));
  expect(explainsLess(FOUND, [{ ...BETTER, chain: volume }])).toBe(false);
  expect(explainsLess(FOUND, [{ ...BETTER, chain: BETTER.chain.slice(0, 15) }])).toBe(false);
  expect(explainsLess(FOUND, [{ ...BETTER, isClear: true, shape: { ...BETTER.shape, pitchPx: 7 } }])).toBe(false);
});
