import { expect, test } from 'vitest';
import { isTrustworthy } from './trust-price-scale.ts';

const PANE = { x: 0, y: 0, w: 800, h: 600 };

function fitWith(...heights: number[]) {
  const inliers = heights.map((y) => ({ price: 2 - y / 1000, y }));
  return {
    scale: 'linear',
    line: { slope: -1000, offset: 2000 },
    inliers,
    worstPx: 0.4,
    rmsPx: 0.3,
    rival: null,
  } as const;
}

test('trusts labels spread over the pane', () => {
  expect(isTrustworthy(fitWith(50, 150, 250, 350, 450, 550), 6, PANE)).toBe(true);
  expect(isTrustworthy(fitWith(100, 300, 500), 3, PANE)).toBe(true);
});

test('distrusts two labels, and labels that most others contradict', () => {
  expect(isTrustworthy(fitWith(100, 500), 2, PANE)).toBe(false);
  expect(isTrustworthy(fitWith(100, 300, 500), 8, PANE)).toBe(false);
});

test('trusts few labels only where hardly any other contradicts them', () => {
  expect(isTrustworthy(fitWith(100, 300, 500), 4, PANE)).toBe(true);
  expect(isTrustworthy(fitWith(100, 300, 500), 5, PANE)).toBe(false);
  expect(isTrustworthy(fitWith(100, 250, 350, 500), 6, PANE)).toBe(true);
  expect(isTrustworthy(fitWith(50, 150, 250, 350, 450, 550), 10, PANE)).toBe(true);
});

test('counts several readings of one label once', () => {
  expect(isTrustworthy(fitWith(50, 450, 450), 2, PANE)).toBe(false);
});

test('distrusts labels so close together that the far end of the pane is uncertain', () => {
  expect(isTrustworthy(fitWith(20, 40, 60), 3, PANE)).toBe(false);
});
