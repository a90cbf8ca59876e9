import { expect, it } from 'vitest';
import { candlePaths } from './candles-layer.tsx';

const axis = { y1: 0, price1: 110, y2: 100, price2: 100, scale: 'linear', labelCount: 5, residualPx: 0 } as const;

it('draws wick and body of each candle, rising and falling apart', () => {
  const candles = { x: [10, 20], open: [102, 106], high: [108, 107], low: [101, 103], close: [106, 104] };
  expect(candlePaths(candles, { axis, candlePitchPx: 10 })).toEqual({
    rising: 'M10 20.0V40.0M6.8 40.0H13.2V80.0H6.8ZM10 80.0V90.0',
    falling: 'M20 30.0V40.0M16.8 40.0H23.2V60.0H16.8ZM20 60.0V70.0',
  });
});

it('counts a candle that closes where it opened as rising', () => {
  const paths = candlePaths(
    { x: [10], open: [105], high: [106], low: [104], close: [105] },
    { axis, candlePitchPx: 10 },
  );
  expect(paths.falling).toBe('');
  expect(paths.rising).not.toBe('');
});
