import { expect, test } from 'vitest';
import { candlesFrom, seriesOf, zigzag } from '../../test/candle-builders.ts';
import { findSwings } from '../structure/swings.ts';
import type { ChartPattern } from './chart-pattern.ts';
import { findChartPatterns } from './find-chart-patterns.ts';

/** Patterns on straight moves of `bars` bars from turn to turn. */
function patternsOf(turns: readonly number[], bars = 10): ChartPattern[] {
  const series = seriesOf(candlesFrom(zigzag(turns, bars), 0.1));
  return findChartPatterns(series, findSwings(series));
}

const find = (patterns: readonly ChartPattern[], name: string): ChartPattern | undefined =>
  patterns.findLast((pattern) => pattern.name === name);

test('two tops at one price after a rise are a double top, confirmed by a close below the low between', () => {
  const top = find(patternsOf([90, 110, 104, 110.2, 101.5, 103]), 'Double top')!;
  expect(top).toMatchObject({ side: 'bearish', brokeTo: 'bearish', formedAt: 10, knownAt: 34, invalidatedAt: null });
  expect(top.breakPrice).toBeCloseTo(103.9);
  expect(top.target).toBeCloseTo(103.9 - (110.2 - 103.9), 1);
  expect(top.confirmedAt).toBeGreaterThanOrEqual(top.knownAt);
});

test('a double top whose target trades is at its goal', () => {
  const top = find(patternsOf([90, 110, 104, 110.2, 92, 96]), 'Double top')!;
  expect(top.reachedAt).toBeGreaterThan(top.confirmedAt!);
});

test('a double top that price closes above has failed and is kept', () => {
  const top = find(patternsOf([90, 110, 104, 110.2, 106, 118, 116]), 'Double top')!;
  expect(top).toMatchObject({ confirmedAt: null, target: null });
  expect(top.invalidatedAt).toBeGreaterThan(top.knownAt);
});

test('two equal tops in the middle of nowhere are none', () => {
  expect(find(patternsOf([108, 104.5, 110, 104, 110.2, 101.5, 103]), 'Double top')).toBeUndefined();
});

test('two lows after a fall are a double bottom', () => {
  expect(find(patternsOf([130, 110, 116, 109.8, 118, 117]), 'Double bottom')).toMatchObject({
    side: 'bullish',
    brokeTo: 'bullish',
  });
});

test('a third top replaces the double top', () => {
  const patterns = patternsOf([90, 110, 104, 110.2, 104.3, 109.9, 101, 102]);
  expect(find(patterns, 'Triple top')).toMatchObject({ side: 'bearish', supersededAt: null });
  expect(find(patterns, 'Triple top')!.outline).toHaveLength(5);
  expect(patterns.find(({ name }) => name === 'Double top')!.supersededAt).not.toBeNull();
});

test('a head over two shoulders breaks its neckline, and its height below that is the target', () => {
  const shape = find(patternsOf([90, 106, 101, 112, 101.5, 106.4, 97, 98]), 'Head and shoulders')!;
  expect(shape).toMatchObject({ side: 'bearish', brokeTo: 'bearish' });
  expect(shape.breakPrice! - shape.target!).toBeCloseTo(shape.height);
  expect(shape.height).toBeCloseTo(112.1 - 101.15, 1);
});

test('the inverse has its head below', () => {
  expect(find(patternsOf([130, 114, 119, 108, 118.5, 113.6, 124, 122]), 'Inverse head and shoulders')).toMatchObject({
    side: 'bullish',
    brokeTo: 'bullish',
  });
});

test.each([
  ['Symmetrical triangle', [100, 112, 101, 110.5, 102.5, 109, 104]],
  ['Ascending triangle', [98, 112, 101, 112, 104, 112, 107.5, 111]],
  ['Descending triangle', [114, 100, 111, 100, 108, 100, 104.5, 101]],
  ['Rising wedge', [96, 104, 98, 107.5, 103, 110.5, 108, 111]],
  ['Falling wedge', [118, 110, 116, 106.5, 111, 103.5, 106, 103]],
  ['Rising channel', [98, 106, 101, 109, 104, 112, 107, 112]],
  ['Falling channel', [114, 106, 111, 103, 108, 100, 105, 101]],
  ['Range', [104, 110, 103, 110, 103, 110, 103, 108]],
])('two lines through five swings are a %s', (name, turns) => {
  const shape = find(patternsOf(turns), name)!;
  expect(shape.outline.length).toBeGreaterThanOrEqual(5);
  expect(shape.upper).not.toBeNull();
  expect(shape.lower).not.toBeNull();
  expect(shape.score).toBeGreaterThan(0);
});

test('a range that is closed above leads its height higher', () => {
  const range = find(patternsOf([104, 110, 103, 110, 103, 110, 103, 115, 114]), 'Range')!;
  expect(range).toMatchObject({ side: 'neutral', brokeTo: 'bullish' });
  expect(range.target! - range.breakPrice!).toBeCloseTo(range.height);
});

test('four swings that any two lines would fit are nothing', () => {
  expect(patternsOf([100, 112, 101, 110.5, 103]).filter(({ family }) => family === 'boundaries')).toEqual([]);
});

test('a steep pole and a narrow channel against it are a flag, broken the way the pole went', () => {
  const drift = Array.from({ length: 9 }, (_, i) => 112 - 0.25 * i);
  const closes = [
    ...zigzag([100.5, 100, 100.5, 100, 100.5, 100], 4),
    ...zigzag([100, 112], 6).slice(1),
    ...drift.slice(1),
  ];
  const series = seriesOf(candlesFrom([...closes, 113, 116, 118], 0.1));
  const flag = find(findChartPatterns(series, findSwings(series)), 'Bull flag')!;
  expect(flag).toMatchObject({ side: 'bullish', brokeTo: 'bullish' });
  expect(flag.target).toBeGreaterThan(120);
});

test('a market that never moves has no pattern', () => {
  expect(patternsOf([100, 100, 100, 100, 100])).toEqual([]);
});
