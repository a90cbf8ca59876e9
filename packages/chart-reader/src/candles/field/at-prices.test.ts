import { describe, expect, it } from 'vitest';
import { atPrices } from './at-prices.ts';

const candle = { x: 4.5, widthPx: 5, highY: 2.5, bodyTopY: 10.5, bodyBottomY: 20.5, lowY: 20.5, up: true };

describe('atPrices', () => {
  it('leaves prices that are painted as whole rows in the middles of these', () => {
    expect(atPrices([candle], { rising: 0.5, falling: 0.5, wick: 0.5 }, 1)).toStrictEqual([candle]);
  });

  it('puts prices that figures end at on the edges of these', () => {
    const moved = { ...candle, highY: 2, bodyTopY: 10, bodyBottomY: 21, lowY: 21 };
    expect(atPrices([candle], { rising: 0, falling: 0.5, wick: 0 }, 1)).toStrictEqual([moved]);
  });

  it('ends wicks at their prices where they are known to end between rows, whatever bodies tell', () => {
    const soft = { ...candle, highEdgeY: 1.8, lowEdgeY: 20.9 };
    expect(atPrices([soft], { rising: 0.5, falling: 0.5, wick: 0.5 }, 1)).toStrictEqual([{ ...candle, highY: 1.8 }]);
  });

  it('puts prices that an outline runs along in the middle of its line, and a low that it hides a quarter of the way to its edge', () => {
    const moved = { ...candle, highY: 2, bodyTopY: 11.5, bodyBottomY: 19.5, lowY: 19.875 };
    expect(atPrices([candle], { rising: 1.5, falling: 0, wick: 0 }, 1)).toStrictEqual([moved]);
  });

  it('gives a body of one row a third of its height, so that it keeps its direction', () => {
    const doji = { ...candle, bodyTopY: 12, bodyBottomY: 12, highY: 12, lowY: 12 };
    const [low] = atPrices([doji], { rising: 0.5, falling: 0.5, wick: 0.5 }, 1);
    expect(low!.bodyBottomY - low!.bodyTopY).toBeCloseTo(1 / 3);
    expect(low).toMatchObject({ highY: low!.bodyTopY, lowY: low!.bodyBottomY });
  });

  it('gives a body as thick as a line a third of that, whichever end of it is the price', () => {
    const line = { ...candle, bodyTopY: 12, bodyBottomY: 14 };
    const [low] = atPrices([line], { rising: 0, falling: 0, wick: 0 }, 3);
    expect(low).toMatchObject({ bodyTopY: 12.5, bodyBottomY: 13.5 });
    expect(atPrices([line], { rising: 0, falling: 0, wick: 0 }, 1)[0]).toMatchObject({
      bodyTopY: 11.5,
      bodyBottomY: 14.5,
    });
  });

  it('keeps a wick that a wide outline would leave inside the body at its end', () => {
    const short = { ...candle, highY: 9.9 };
    expect(atPrices([short], { rising: -0.5, falling: 0.5, wick: 0.5 }, 1)[0]).toMatchObject({
      highY: 9.5,
      bodyTopY: 9.5,
    });
  });

  it('ends a wick that does not reach beyond the body with it where prices are measured a little outside of that', () => {
    const [moved] = atPrices([candle], { rising: -0.1, falling: 0.5, wick: 0.5 }, 1);
    expect(moved).toMatchObject({ bodyBottomY: 21.1, lowY: 21.1 });
  });
});
