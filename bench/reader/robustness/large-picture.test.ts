import { readChart } from '@pipsight/chart-reader';
import { expect, it, vi } from 'vitest';
import { chartPixels, imageOf } from './chart-pixels.ts';

// Starting the recogniser takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

it('reads a picture larger than any screen as one of half its size, in its own pixels', async () => {
  const chart = await chartPixels();
  const readingOf = async (factor: number) => {
    const size = { width: chart.width * factor, height: chart.height * factor };
    const enlarged = imageOf(chart).resize({ ...size, kernel: 'nearest' });
    const result = await readChart(await enlarged.png().toBuffer());
    if (!result.ok) throw new Error(result.reason);
    return result.reading;
  };
  const [half, whole] = [await readingOf(3), await readingOf(6)];
  expect(half.candles.length).toBeGreaterThan(50);
  expect([whole.width, whole.height]).toEqual([chart.width * 6, chart.height * 6]);
  expect(whole.plot).toEqual({ x: half.plot!.x * 2, y: half.plot!.y * 2, w: half.plot!.w * 2, h: half.plot!.h * 2 });
  expect(whole.axis).toMatchObject({ y1: half.axis!.y1 * 2, price1: half.axis!.price1, y2: half.axis!.y2 * 2 });
  expect(whole.candlePitchPx).toBe(half.candlePitchPx! * 2);
  expect(whole.candles.map(({ x, highY, close }) => [x, highY, close])).toEqual(
    half.candles.map(({ x, highY, close }) => [x * 2, highY * 2, close]),
  );
});
