import { describe, expect, test } from 'vitest';
import { fitPriceScale, widenFit } from './fit-price-scale.ts';

/** Labels of an axis with 1.0900 at y = 100 and 0.0010 every 50 pixels, on whole pixels. */
const LABELS = [
  { price: 1.09, y: 100 },
  { price: 1.089, y: 150 },
  { price: 1.088, y: 200 },
  { price: 1.087, y: 251 },
  { price: 1.086, y: 300 },
];

describe('fitPriceScale', () => {
  test('fits a linear scale through labels on whole pixels', () => {
    const fit = fitPriceScale(LABELS, 1.25);
    expect(fit).toMatchObject({ scale: 'linear', inliers: LABELS });
    expect(fit?.line.slope).toBeCloseTo(-50_100, 0);
    expect(fit?.worstPx).toBeLessThan(1);
  });

  test('leaves out labels with a misread digit', () => {
    const misread = LABELS.map((label, index) => (index === 1 ? { ...label, price: 1.039 } : label));
    expect(fitPriceScale(misread, 1.25)?.inliers.map((label) => label.y)).toEqual([100, 200, 251, 300]);
  });

  test('counts pieces of one label in a row but once', () => {
    const pieces = [
      { price: 0.00001, y: 350 },
      { price: 0, y: 350 },
    ];
    const labels = LABELS.slice(1, 4);
    expect(fitPriceScale([...labels, ...pieces], 1.25)?.inliers).toEqual(labels);
  });

  test('takes a logarithmic scale where labels lie on one', () => {
    const log = [360, 260, 190, 140, 105, 77].map((price) => ({
      price,
      y: Math.round(766.5 - 121.7 * Math.log(price)),
    }));
    const fit = fitPriceScale(log, 1.25);
    expect(fit).toMatchObject({ scale: 'log', inliers: log });
    expect(fit?.line.slope).toBeCloseTo(-121.7, 0);
  });

  test('takes a logarithmic scale of three labels only where their prices are a step or a ratio apart', () => {
    const at = (...prices: number[]) =>
      prices.map((price) => ({ price, y: Math.round(6814 - 1279 * Math.log(price)) }));
    expect(fitPriceScale(at(180, 160, 140), 1.25)).toMatchObject({ scale: 'log', inliers: { length: 3 } });
    expect(fitPriceScale(at(1.35, 1.2, 1.05), 1.25)).toMatchObject({ scale: 'log', inliers: { length: 3 } });
    expect(fitPriceScale(at(1000, 100, 10), 1.25)).toMatchObject({ scale: 'log', inliers: { length: 3 } });
    expect(fitPriceScale(at(180, 167, 140), 1.25)?.scale).not.toBe('log');
  });

  test('tells a slight bend by many labels, and leaves a misread one out rather than bend', () => {
    const rows = (yOf: (price: number) => number) =>
      Array.from({ length: 28 }, (_, index) => 157 + index * 0.1).map((price) => ({
        price,
        y: Math.round(yOf(price)),
      }));
    const bent = rows((price) => 202_600 - 40_000 * Math.log(price));
    expect(fitPriceScale(bent, 1.25)?.scale).toBe('log');
    const straight = rows((price) => 40_100 - 254 * price);
    const misread = straight.map((label, index) => (index === 13 ? { ...label, y: label.y + 2 } : label));
    expect(fitPriceScale(misread, 1.25)).toMatchObject({ scale: 'linear', inliers: { length: 27 } });
  });

  test('takes no rounding to points of a dense screen for the bend of a logarithmic scale', () => {
    const rows = [33, 175, 317, 459, 601, 743, 885, 1029, 1171, 1313];
    const labels = rows.map((y, index) => ({ price: 1.1288 - index * 0.0008, y }));
    expect(fitPriceScale(labels, 1.26)).toMatchObject({ scale: 'linear', inliers: { length: 10 } });
  });

  test('believes neither scale where half of the labels happen to lie on a logarithmic one', () => {
    const prices = [138.6008, 137.6608, 136.008, 135.6608, 134.6608, 133.608, 132.608, 131.608];
    const heights = [49, 118, 187, 256.5, 325.5, 395, 464, 533];
    const misread = prices.map((price, index) => ({ price, y: heights[index]! }));
    expect(fitPriceScale(misread, 1.25)).toBeNull();
  });

  test('believes eight labels on a logarithmic scale, however much else stands in their column', () => {
    const prices = [350, 300, 220, 140, 105, 89, 77, 49];
    const labels = prices.map((price) => ({ price, y: 100 + 120 * Math.log(350 / price) }));
    const others = [11, 31, 7, 115, 2, 63].map((price, index) => ({ price, y: 30 + 47 * index }));
    expect(fitPriceScale([...labels, ...others], 1.25)).toMatchObject({ scale: 'log', inliers: { length: 8 } });
    expect(fitPriceScale([...labels.slice(0, 5), ...others], 1.25)?.scale).not.toBe('log');
  });

  test('finds no scale where prices fall up the picture, or in fewer than two labels', () => {
    const upsideDown = LABELS.map(({ price, y }) => ({ price, y: 400 - y }));
    expect(fitPriceScale(upsideDown, 1.25)?.inliers.length ?? 0).toBeLessThan(3);
    expect(fitPriceScale(LABELS.slice(0, 1), 1.25)).toBeNull();
    expect(fitPriceScale([], 1.25)).toBeNull();
  });
});

test('widenFit takes in further labels that agree and no others', () => {
  const fit = fitPriceScale(LABELS.slice(1, 4), 1.25)!;
  const wider = widenFit(fit, [...LABELS, { price: 70, y: 400 }], 1.25);
  expect(wider.inliers).toEqual(LABELS);
});

test('widenFit takes the logarithmic scale where all labels together tell it', () => {
  const rows = [65, 155, 244, 334, 423, 513, 602, 692, 781, 871, 960.5, 1050, 1139, 1229, 1318, 1408, 1497];
  const labels = rows.map((y, index) => ({ price: Math.round(2325.84 * 0.999567 ** index * 100) / 100, y }));
  const beside = fitPriceScale(labels.slice(1, 14), 1.96)!;
  expect(beside).toMatchObject({ scale: 'linear', rival: { scale: 'log' } });
  expect(widenFit(beside, labels, 1.96)).toMatchObject({ scale: 'log', inliers: { length: 17 } });
});
