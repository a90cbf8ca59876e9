import { describe, expect, it } from 'vitest';
import { strokeOf } from './stroke-of.test-helper.ts';
import { trimChain } from './trim-chain.ts';

const candles = Array.from({ length: 10 }, (_, cell) => strokeOf({ cell, top: 50, bottom: 70 }));

describe('trimChain', () => {
  it('cuts letters off the end that follow after a gap', () => {
    const letters = [12, 13, 14].map((cell) => strokeOf({ cell, top: 55, bottom: 60 }));
    expect(trimChain([...candles, ...letters])).toStrictEqual(candles);
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
