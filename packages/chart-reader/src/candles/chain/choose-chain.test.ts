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

  it('stays with candles that fall away from a text beside them, which has letters in more cells', () => {
    const high = Array.from({ length: 20 }, (_, cell) => {
      const top = cell < 12 ? 100 + 3 * cell : 140 + 60 * (cell - 12);
      return strokeOf({ cell, top, bottom: top + 80 });
    });
    const text = Array.from({ length: 11 }, (_, i) => strokeOf({ cell: 12 + i, top: 150, bottom: 160 }));
    const axis = Array.from({ length: 60 }, (_, i) => strokeOf({ cell: i % 20, top: 900 + i, bottom: 909 + i }));
    expect(chooseChain([...high, ...text, ...axis], 8)).toStrictEqual(high);
  });

  it('answers nothing for nothing', () => {
    expect(chooseChain([], 8)).toStrictEqual([]);
  });
});
