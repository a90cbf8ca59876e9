import { describe, expect, it } from 'vitest';
import { dropHistograms } from './drop-histograms.ts';
import { strokeOf } from '../field/stroke-of.test-helper.ts';

const candles = Array.from({ length: 12 }, (_, cell) => strokeOf({ cell, top: 20 + 7 * cell, bottom: 30 + 7 * cell }));

describe('dropHistograms', () => {
  it('drops bars that stand on one line', () => {
    const bars = candles.map(({ cell }) => strokeOf({ cell, top: 150 + (cell % 5) * 4, bottom: 190 }));
    expect(dropHistograms([...candles, ...bars], 200, 1)).toStrictEqual(candles);
  });

  it('drops the dashes of a line', () => {
    const dashes = candles.map(({ cell }) => strokeOf({ cell, top: 120, bottom: 120 }));
    expect(dropHistograms([...candles, ...dashes], 200, 1)).toStrictEqual(candles);
  });

  it('keeps a candle that begins at a dashed line as thick as wicks', () => {
    const dashes = candles.map(({ cell }) => strokeOf({ cell, top: 120, bottom: 122 }));
    const beside = strokeOf({ cell: 12, top: 120, bottom: 160 });
    expect(dropHistograms([...candles, ...dashes, beside], 200, 3)).toStrictEqual([...candles, beside]);
  });

  it('keeps a high candle that ends where compressed dashes cross, and drops these', () => {
    const crossings = candles.map(({ cell }) => strokeOf({ cell, top: 160, bottom: 163 }));
    const above = strokeOf({ cell: 12, top: 104, bottom: 163 });
    expect(dropHistograms([...candles, ...crossings, above], 200, 1)).toStrictEqual([...candles, above]);
  });

  it('keeps candles whose lows scatter', () => {
    expect(dropHistograms(candles, 200, 1)).toStrictEqual(candles);
  });
});
