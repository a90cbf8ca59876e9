import { expect, test } from 'vitest';
import { binsOf, calibrationError, type Forecast } from './calibration.ts';

const forecasts = (chance: number, wins: number, losses: number): Forecast[] => [
  ...Array.from({ length: wins }, () => ({ chance, won: true })),
  ...Array.from({ length: losses }, () => ({ chance, won: false })),
];

test('forecasts of about one chance are counted together', () => {
  expect(binsOf([...forecasts(0.31, 3, 7), ...forecasts(0.33, 4, 6), ...forecasts(0.52, 1, 1)])).toEqual([
    { count: 20, stated: expect.closeTo(0.32) as number, found: 0.35 },
    { count: 2, stated: 0.52, found: 0.5 },
  ]);
});

test('the error weighs each bin by its cases', () => {
  const bins = binsOf([...forecasts(0.3, 30, 70), ...forecasts(0.6, 50, 50)]);
  expect(calibrationError(bins)).toBeCloseTo(0.05);
});
