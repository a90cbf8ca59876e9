import { expect, test } from 'vitest';
import { priceCandles } from './price-candles.ts';

test('opens a rising candle at the foot of its body and a falling one at the top', () => {
  const shape = { widthPx: 5, highY: 10, bodyTopY: 20, bodyBottomY: 40, lowY: 50 };
  const axis = {
    y1: 0,
    price1: 2,
    y2: 100,
    price2: 1,
    scale: 'linear',
    labels: [],
    residualPx: 0,
    decimals: 2,
  } as const;
  const pane = { x: 0, y: 0, w: 100, h: 100 };
  const candles = [
    { x: 3, up: true, ...shape },
    { x: 9, up: false, ...shape },
  ];
  const priced = priceCandles({ style: 'candles', candles, pitchPx: 6, pane, problems: [] }, axis);
  expect(priced.map(({ open, high, low, close }) => [open, high, low, close])).toEqual([
    [1.6, 1.9, 1.5, 1.8],
    [1.8, 1.9, 1.5, 1.6],
  ]);
});
