import type { Mark } from '@pipsight/contract';
import { expect, it } from 'vitest';
import { isLow, markBox } from './mark-geometry.ts';

const chart = {
  axis: { y1: 0, price1: 110, y2: 100, price2: 100, scale: 'linear', labelCount: 5, residualPx: 0 },
  plot: { x: 0, y: 0, w: 400, h: 100 },
} as const;
const mark: Mark = {
  id: 'a',
  kind: 'order-block',
  side: 'bullish',
  label: 'Bullish order block',
  x1: 50,
  x2: 90,
  price1: 102,
  price2: 104,
};

it('places a zone between its prices, whichever comes first', () => {
  const box = { left: 50, right: 90, top: 60, bottom: 80, lines: [] };
  expect(markBox(mark, chart)).toEqual({ mark, ...box });
  expect(markBox({ ...mark, price1: 104, price2: 102 }, chart)).toMatchObject(box);
});

it('lets a mark without an end run to the edge of the plot', () => {
  expect(markBox({ ...mark, x2: null }, chart).right).toBe(400);
});

it('spans the lines of a chart pattern', () => {
  const points = [
    { x: 20, price: 108 },
    { x: 60, price: 103 },
  ];
  const shape: Mark = { ...mark, kind: 'chart-pattern', price2: null, lines: [{ role: 'edge', points }] };
  const places = [
    { x: 20, y: 20 },
    { x: 60, y: 70 },
  ];
  expect(markBox(shape, chart)).toMatchObject({
    left: 20,
    right: 60,
    top: 20,
    bottom: 70,
    lines: [{ role: 'edge', points: places }],
  });
});

it('places a swing at one point', () => {
  const swing = { ...mark, kind: 'swing', x2: null, price2: null } as const;
  expect(markBox(swing, chart)).toMatchObject({ left: 50, right: 50, top: 80, bottom: 80 });
});

it.each([
  ['HH', false],
  ['LH', false],
  ['HL', true],
  ['LL', true],
])('takes a swing named %s as low: %s', (label, low) => {
  expect(isLow({ ...mark, label })).toBe(low);
});
