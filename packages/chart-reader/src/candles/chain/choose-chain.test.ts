import { describe, expect, it } from 'vitest';
import { chooseChain } from './choose-chain.ts';
import { strokeOf } from '../field/stroke-of.test-helper.ts';

const candles = Array.from({ length: 10 }, (_, cell) =>
  strokeOf({ cell, top: 100 - 4 * cell, bottom: 112 - 4 * cell }),
);

describe('chooseChain', () => {
  it('follows the candles and leaves letters below them', () => {
    const letters = [2, 3, 6].map((cell) => strokeOf({ cell, top: 190, bottom: 197 }));
    expect(chooseChain([...candles, ...letters], 8)).toStrictEqual(candles);
  });

  it('goes on behind a dialog that hides some candles', () => {
    const visible = candles.filter(({ cell }) => cell < 3 || cell > 6);
    expect(chooseChain(visible, 8)).toStrictEqual(visible);
  });

  it('answers nothing for nothing', () => {
    expect(chooseChain([], 8)).toStrictEqual([]);
  });
});
