import { describe, expect, it } from 'vitest';
import { candleScore, chartScore } from './chart-score.test-helper.ts';
import { isConfidentlyWrong, MEASURES, shareOf, sumTallies, tallyOf } from './tally.ts';

describe('tallyOf', () => {
  it('wants an axis within a pixel and a half, and on the right scale', () => {
    const off = [
      { axisErrorPx: 1.2 },
      { axisErrorPx: 1.6 },
      { axisErrorPx: 0.1, scaleTold: false },
      { axisErrorPx: null },
    ];
    const tally = tallyOf([chartScore(), ...off.map(chartScore)]);
    expect(tally.axis).toEqual({ right: 2, of: 5, pictures: 5 });
    expect(tally.axis1px.right).toBe(1);
  });

  it('judges no axis where none is printed, but a made-up one is confidently wrong', () => {
    const tally = tallyOf([
      chartScore({ axisPrinted: false, axisErrorPx: Infinity }),
      chartScore({ axisPrinted: false, axisErrorPx: null }),
    ]);
    expect(tally.axis.of).toBe(0);
    expect(tally.sound).toEqual({ right: 1, of: 2, pictures: 2 });
  });

  it('takes F1 over all candles together, those 3 to 5 pixels apart on their own, closer ones not at all', () => {
    const tally = tallyOf([
      chartScore({ candles: candleScore({ right: 5 }) }),
      chartScore({ candles: candleScore({ read: 0, right: 0, precision: null }) }),
      chartScore({ pitchPx: 4.9, candles: candleScore({ right: 8 }) }),
      chartScore({ pitchPx: 2.9, candles: candleScore({ right: 0 }) }),
    ]);
    expect(tally.candles).toEqual({ right: 10, of: 30, pictures: 2 });
    expect(shareOf(tally.narrowCandles)).toBeCloseTo(0.8);
  });

  it('leaves pictures out of F1 whose candles are only known in part, not out of direction', () => {
    const tally = tallyOf([chartScore({ candles: candleScore({ complete: false }) })]);
    expect(tally.candles.of).toBe(0);
    expect(tally.direction).toEqual({ right: 9, of: 9, pictures: 1 });
  });

  it('judges what is printed apart from what is not', () => {
    const tally = tallyOf([
      chartScore({ symbol: 'missing' }),
      chartScore({
        printed: { lastPrice: false, symbol: false, timeframe: true },
        lastPrice: 'wrong',
        symbol: 'right',
      }),
    ]);
    expect(tally.symbol).toEqual({ right: 0, of: 1, pictures: 1 });
    expect(tally.lastPrice).toEqual({ right: 1, of: 1, pictures: 1 });
    expect(tally.unprinted).toEqual({ right: 1, of: 2, pictures: 2 });
  });

  it('has nothing to judge but chart or not in a picture without a chart', () => {
    const tally = tallyOf([
      chartScore({
        axisPrinted: false,
        axisErrorPx: null,
        lastPrice: null,
        symbol: null,
        timeframe: null,
        candles: null,
      }),
    ]);
    const judged = MEASURES.filter((measure) => tally[measure].of > 0);
    expect(judged).toEqual(['chart', 'sound']);
  });
});

it('calls an axis off by more than three pixels or a wrong symbol confidently wrong, nothing read not', () => {
  expect(isConfidentlyWrong(chartScore({ axisErrorPx: 3.1 }))).toBe(true);
  expect(isConfidentlyWrong(chartScore({ symbol: 'wrong' }))).toBe(true);
  expect(isConfidentlyWrong(chartScore({ axisErrorPx: 3, symbol: 'missing', timeframe: 'wrong' }))).toBe(false);
});

it('adds tallies up to what all their pictures together make', () => {
  const [one, other] = [chartScore({ axisErrorPx: 9 }), chartScore({ candles: candleScore({ right: 1 }) })];
  expect(sumTallies([tallyOf([one]), tallyOf([other])])).toEqual(tallyOf([one, other]));
});
