import { readChart } from '@pipsight/chart-reader';
import { expect, it } from 'vitest';
import { chartPixels, imageOf } from './chart-pixels.ts';

it('reads a picture larger than any screen as one of a third of its size, in its own pixels', async () => {
  const chart = await chartPixels();
  const readingOf = async (factor: number) => {
    const size = { width: chart.width * factor, height: chart.height * factor };
    const enlarged = imageOf(chart).resize({ ...size, kernel: 'nearest' });
    const result = await readChart(await enlarged.png().toBuffer());
    if (!result.ok) throw new Error(result.reason);
    return result.reading;
  };
  const [third, whole] = [await readingOf(3), await readingOf(9)];
  expect(third.candles.length).toBeGreaterThan(50);
  expect([whole.width, whole.height]).toEqual([chart.width * 9, chart.height * 9]);
  expect(whole.plot).toEqual({
    x: third.plot!.x * 3,
    y: third.plot!.y * 3,
    w: third.plot!.w * 3,
    h: third.plot!.h * 3,
  });
  expect(whole.axis).toMatchObject({ y1: third.axis!.y1 * 3, price1: third.axis!.price1, y2: third.axis!.y2 * 3 });
  expect(whole.candlePitchPx).toBe(third.candlePitchPx! * 3);
  expect(whole.candles.map(({ x, highY, close }) => [x, highY, close])).toEqual(
    third.candles.map(({ x, highY, close }) => [x * 3, highY * 3, close]),
  );
});
