import { expect, test } from 'vitest';
import { RULES } from '../setups/idea.ts';
import type { TrackRecord } from '../market-analysis.ts';
import { confidenceOf } from './confidence-of.ts';
import { hasEdge } from './has-edge.ts';
import { shrunkPercent, timeframeGroup, trackRecordOf } from './track-record-of.ts';

const record = (cases: number, wins: number, baselinePercent: number | null): TrackRecord => ({
  cases,
  wins,
  baselinePercent,
  from: '2018-01-01',
  to: '2025-06-30',
  basis: 'a test',
});
const candle = { kind: 'candle', text: '', chartIndex: 0, findingIds: [] } as const;

test('an edge is more than three standard errors above random entries', () => {
  expect(hasEdge(record(1000, 330, 33))).toBe(false);
  expect(hasEdge(record(1000, 370, 33))).toBe(false);
  expect(hasEdge(record(1000, 380, 33))).toBe(true);
  expect(hasEdge(record(0, 0, 33))).toBe(false);
  expect(hasEdge(record(1000, 900, null))).toBe(false);
});

test('confidence is measured: without an edge a setup is potential, however much speaks for it', () => {
  expect(confidenceOf(null, [candle])).toBe('potential');
  expect(confidenceOf(record(1000, 330, 33), [candle])).toBe('potential');
  expect(confidenceOf(record(1000, 400, 33), [])).toBe('strong');
  expect(confidenceOf(record(1000, 400, 33), [candle])).toBe('confirmed');
});

test('a frequency is drawn towards the base rate as if that were a hundred cases', () => {
  expect(shrunkPercent(record(100, 50, 30))).toBe(40);
  expect(shrunkPercent(record(900, 450, 30))).toBe(48);
});

test('fewer than a hundred cases, or no base rate, say nothing', () => {
  expect(shrunkPercent(record(99, 60, 30))).toBeNull();
  expect(shrunkPercent(record(500, 200, null))).toBeNull();
  expect(shrunkPercent(null)).toBeNull();
});

test.each([
  ['M1', 'M15'],
  ['M30', 'M15'],
  ['H1', 'H1'],
  ['H2', 'H1'],
  ['H4', 'H4'],
  ['D1', 'H4'],
  [null, null],
  ['?', null],
])('%j is counted with %j', (timeframe, group) => {
  expect(timeframeGroup(timeframe)).toBe(group);
});

test('every rule has a record on H1 and H4 with wins no greater than cases', () => {
  const records = RULES.flatMap((rule) => [trackRecordOf(rule, 'EURUSD', 'H1'), trackRecordOf(rule, 'GOLD', 'H4')]);
  expect(records.filter((found) => found === null || found.wins > found.cases || found.cases === 0)).toEqual([]);
});

test.each([
  ['EURUSD', null],
  [null, 'H1'],
  ['US500', 'H1'],
])('nothing was measured for %j on %j', (symbol, timeframe) => {
  expect(trackRecordOf('Trend pullback', symbol, timeframe)).toBeNull();
});
