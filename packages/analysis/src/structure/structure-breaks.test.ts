import { expect, test } from 'vitest';
import { candlesFrom, seriesOf, zigzag } from '../../test/candle-builders.ts';
import { findBreaks } from './structure-breaks.ts';
import { findSwings } from './swings.ts';
import { currentTrend } from './trend.ts';

const read = (closes: readonly number[]) => {
  const series = seriesOf(candlesFrom(closes));
  const swings = findSwings(series);
  const breaks = findBreaks(series, swings);
  return { breaks, trend: currentTrend(series, swings, breaks) };
};

test('a close beyond the last high with the trend is a break of structure', () => {
  const { breaks, trend } = read(zigzag([100, 110, 105, 116, 111, 122, 120], 8));
  expect(breaks.map(({ kind, side, swing }) => [kind, side, swing.price])).toEqual([
    ['BOS', 'bullish', 110],
    ['BOS', 'bullish', 116],
  ]);
  expect(trend).toBe('bullish');
});

test('the first close beyond a swing against the trend is a change of character', () => {
  const { breaks, trend } = read(zigzag([100, 110, 105, 116, 111, 122, 108], 8));
  expect(breaks.at(-1)).toMatchObject({ kind: 'CHoCH', side: 'bearish', swing: { price: 111 } });
  expect(trend).toBe('bearish');
});

test('a wick beyond a swing breaks nothing', () => {
  const candles = candlesFrom(zigzag([100, 110, 105, 109.5, 106, 107], 8));
  const spiked = candles.map((candle, i) => (i === 24 ? { ...candle, high: 111 } : candle));
  const series = seriesOf(spiked);
  expect(findBreaks(series, findSwings(series))).toEqual([]);
});

test('a swing breaks only once', () => {
  const { breaks } = read([...zigzag([100, 110, 105, 112], 8), 109, 112, 109, 112, 109]);
  expect(breaks.filter(({ swing }) => swing.price === 110)).toHaveLength(1);
});

test('the newest bar breaks nothing since it may still be forming', () => {
  const closes = [...zigzag([100, 110, 105], 8), 106, 107, 108, 109, 111];
  expect(read(closes).breaks).toEqual([]);
  expect(read([...closes, 111]).breaks).toHaveLength(1);
});

test('a close far beyond the broken swing is a trend whatever came before', () => {
  expect(read(zigzag([100, 110, 105, 112, 103, 113, 102, 120], 8)).trend).toBe('bullish');
});

test('changes of character in a row are a range, not a trend', () => {
  const { breaks, trend } = read(zigzag([100, 110, 105, 112, 103, 113, 102, 108], 8));
  expect(breaks.slice(-3).map(({ kind }) => kind)).toEqual(['CHoCH', 'CHoCH', 'CHoCH']);
  expect(trend).toBe('ranging');
});

test('a break too old to matter leaves no trend', () => {
  const closes = [...zigzag([100, 110, 105, 112], 8), ...Array.from({ length: 80 }, (_, i) => 110.1 + (i % 2) / 20)];
  expect(read(closes).trend).toBe('ranging');
});
