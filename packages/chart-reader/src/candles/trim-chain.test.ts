import { describe, expect, it } from 'vitest';
import { strokeOf } from './stroke-of.test-helper.ts';
import { trimChain } from './trim-chain.ts';

const candles = Array.from({ length: 10 }, (_, cell) => strokeOf({ cell, top: 50 + 3 * (cell % 3), bottom: 70 }));

describe('trimChain', () => {
  it('cuts letters off the end that follow after a gap', () => {
    const letters = [12, 13, 14].map((cell) => strokeOf({ cell, top: 55, bottom: 60 }));
    expect(trimChain([...candles, ...letters])).toStrictEqual(candles);
  });

  it('cuts letters off the end that follow at once, in one line far below', () => {
    const letters = [10, 11, 12, 13].map((cell) => strokeOf({ cell, top: 120, bottom: 126 + (cell % 2) }));
    expect(trimChain([...candles, ...letters])).toStrictEqual(candles);
  });

  it('keeps low candles after a leap in price, which do not end in one line', () => {
    const after = [10, 11, 12, 13].map((cell) => strokeOf({ cell, top: 116 + 2 * (cell % 3), bottom: 126 }));
    expect(trimChain([...candles, ...after])).toStrictEqual([...candles, ...after]);
  });

  it('cuts off a single stroke far away on either side', () => {
    const before = strokeOf({ cell: -9, top: 50, bottom: 70 });
    const after = strokeOf({ cell: 16, top: 50, bottom: 70 });
    expect(trimChain([before, ...candles, after])).toStrictEqual(candles);
  });

  it('keeps a candle after a missing one', () => {
    const chain = [...candles, strokeOf({ cell: 11, top: 52, bottom: 71 })];
    expect(trimChain(chain)).toStrictEqual(chain);
  });
});
