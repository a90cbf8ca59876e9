import { describe, expect, it } from 'vitest';
import { lossesAgainst } from './compare-tallies.ts';
import { type Count, MEASURES, type Tally } from './tally.ts';

function tally(over: Partial<Tally>): Tally {
  const none: Count = { right: 0, of: 0, pictures: 0 };
  return Object.fromEntries(MEASURES.map((measure) => [measure, over[measure] ?? none])) as unknown as Tally;
}
const axis = (right: number): Tally => tally({ axis: { right, of: 10, pictures: 10 } });

describe('lossesAgainst', () => {
  it('lets one picture be lost, but not two', () => {
    expect(lossesAgainst({ a: axis(9) }, { a: axis(8) })).toEqual([]);
    expect(lossesAgainst({ a: axis(9) }, { a: axis(7) })).toEqual([
      'a: axis 70.0 %, was 90.0 %',
      'all: axis 70.0 %, was 90.0 %',
    ]);
  });

  it('sees one picture lost in each of two styles as a loss of all together', () => {
    expect(lossesAgainst({ a: axis(9), b: axis(9) }, { a: axis(8), b: axis(8) })).toEqual([
      'all: axis 80.0 %, was 90.0 %',
    ]);
  });

  it('weighs pooled candles by pictures: a tenth of all of them may be one picture of ten', () => {
    const candles = (right: number): Tally => tally({ candles: { right, of: 1000, pictures: 10 } });
    expect(lossesAgainst({ a: candles(950) }, { a: candles(851) })).toEqual([]);
    expect(lossesAgainst({ a: candles(950) }, { a: candles(849) })).not.toEqual([]);
  });

  it('compares no style that only one side knows, and then nothing as a whole', () => {
    expect(lossesAgainst({ a: axis(9), gone: axis(10) }, { a: axis(9), fresh: axis(0) })).toEqual([]);
  });
});
