import { readChart } from '@pipsight/chart-reader';
import { expect, it } from 'vitest';
import { mutants } from './mutations.ts';
import { readingFaults } from './reading-faults.ts';
import { smallCharts } from './small-charts.ts';

it('answers damaged and disfigured pictures by a reason or by a reading that can be', async () => {
  const pictures = await smallCharts(2, 6);
  const wrong: string[] = [];
  let read = 0;
  for await (const { name, bytes } of mutants(pictures, { seed: 2, from: 0, count: 28 })) {
    const result = await readChart(bytes);
    if (!result.ok) continue;
    read++;
    wrong.push(...readingFaults(result.reading).map((fault) => `${name}: ${fault}`));
  }
  expect(wrong).toEqual([]);
  expect(read).toBeGreaterThan(9);
});

it('notices a reading that cannot be', async () => {
  const [picture] = await smallCharts(2, 1);
  const result = await readChart(picture!);
  if (!result.ok) throw new Error(result.reason);
  const { reading } = result;
  expect(reading.candles.length).toBeGreaterThan(20);
  const [first, ...rest] = reading.candles;
  const { axis } = reading;
  if (axis === null) throw new Error('no axis');
  expect(readingFaults({ ...reading, candles: [...rest, first!] })).toEqual(['candles do not follow each other']);
  expect(readingFaults({ ...reading, axis: null })).toContain('prices without an axis');
  expect(readingFaults({ ...reading, isChart: false })).toContain('no chart, but something read');
  expect(readingFaults({ ...reading, axis: { ...axis, price1: axis.price2, price2: axis.price1 } })).toContain(
    'prices do not rise up the picture',
  );
  expect(readingFaults({ ...reading, candlePitchPx: Number.NaN })).toEqual(['a number is not finite']);
  expect(readingFaults({ ...reading, candles: [{ ...first!, highY: first!.lowY + 1 }, ...rest] })).toContain(
    'a wick ends inside its body',
  );
});
