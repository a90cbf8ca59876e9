import { expect, test } from 'vitest';
import { candlesFrom, seriesOf, zigzag } from '../../test/candle-builders.ts';
import { findSwings, standingSwings } from './swings.ts';

const rising = seriesOf(candlesFrom(zigzag([100, 110, 105, 116, 111, 122, 118], 8)));

test('labels higher highs and higher lows of a rising market', () => {
  const swings = findSwings(rising);
  expect(swings.map(({ kind, price, label }) => [kind, price, label])).toEqual([
    ['high', 110, null],
    ['low', 105, null],
    ['high', 116, 'HH'],
    ['low', 111, 'HL'],
    ['high', 122, 'HH'],
  ]);
});

test('a swing is known four bars after it formed, not before', () => {
  const [first] = findSwings(rising);
  expect(first).toMatchObject({ formedAt: 8, knownAt: 12 });
  const upTo = (bars: number) => findSwings(seriesOf(rising.candles.slice(0, bars)));
  // The newest bar may still be forming, so bar 12 confirms once bar 13 is there.
  expect(upTo(13)).toEqual([]);
  expect(upTo(14)).toHaveLength(1);
});

test('a further high without a low between takes the place of the last one', () => {
  // The dip after 110 is too shallow to be a swing.
  const closes = [
    ...zigzag([100, 110], 8),
    109.9,
    109.8,
    109.7,
    109.6,
    109.7,
    110.5,
    111,
    110,
    109,
    108,
    107,
    106,
    105,
    104,
  ];
  const swings = findSwings(seriesOf(candlesFrom(closes, 0.5)));
  const highs = swings.filter(({ kind }) => kind === 'high');
  expect(highs.map(({ price }) => price)).toEqual([110.5, 111.5]);
  expect(highs[0]!.supersededAt).toBe(highs[1]!.knownAt);
  expect(standingSwings(swings, 100).filter(({ kind }) => kind === 'high')).toHaveLength(1);
  expect(standingSwings(swings, highs[0]!.knownAt).map(({ price }) => price)).toContain(110.5);
});

test('of equal highs next to each other the first is the swing', () => {
  const closes = [...zigzag([100, 108], 8), 108, 108, ...zigzag([107, 100], 8)];
  const [first] = findSwings(seriesOf(candlesFrom(closes)));
  expect(first).toMatchObject({ kind: 'high', formedAt: 8, price: 108 });
});

test('a flat market has no swings', () => {
  expect(findSwings(seriesOf(candlesFrom(Array.from({ length: 60 }, () => 1.1))))).toEqual([]);
});
