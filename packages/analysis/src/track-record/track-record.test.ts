import { expect, test } from 'vitest';
import { RULES } from '../setups/idea.ts';
import type { Plan, TrackRecord } from '../market-analysis.ts';
import { confidenceOf } from './confidence-of.ts';
import { hasEdge } from './has-edge.ts';
import { rewardBand } from './reward-band.ts';
import { shrunkPercent } from './shrunk-percent.ts';
import { measuredOf, timeframeGroup } from './track-record-of.ts';

const record = (cases: number, wins: number, baselinePercent: number | null, showsEdge = false): TrackRecord => ({
  cases,
  wins,
  baselinePercent,
  intervalPercent: null,
  showsEdge,
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
  expect(confidenceOf(record(1000, 400, 33, true), [])).toBe('strong');
  expect(confidenceOf(record(1000, 400, 33, true), [candle])).toBe('confirmed');
});

test('a frequency is drawn towards the base rate of all rules as if that were a hundred cases', () => {
  const base = { cases: 1000, wins: 300 };
  expect(shrunkPercent({ cases: 100, wins: 50 }, base)).toBe(40);
  expect(shrunkPercent({ cases: 900, wins: 450 }, base)).toBe(48);
  expect(shrunkPercent({ cases: 0, wins: 0 }, base)).toBe(30);
});

test('a base rate of few cases says nothing', () => {
  expect(shrunkPercent({ cases: 50, wins: 20 }, { cases: 99, wins: 33 })).toBeNull();
});

test.each([
  [1, 'up to 1.6 R'],
  [1.61, '1.6 to 2.2 R'],
  [2.2, '1.6 to 2.2 R'],
  [3, 'over 2.2 R'],
])('a reward of %d R is counted with %s', (reward, band) => {
  expect(rewardBand(reward)).toBe(band);
});

test.each([
  ['M1', 'M15'],
  ['M30', 'M15'],
  ['H1', 'H1'],
  ['H2', 'H1'],
  ['H4', 'H4'],
  ['D1', 'D1'],
  ['W1', null],
  [null, null],
  ['?', null],
])('%j is counted with %j', (timeframe, group) => {
  expect(timeframeGroup(timeframe)).toBe(group);
});

const plan = (rule: string, target1: number): Plan => ({
  rule,
  direction: 'BUY',
  entryType: 'market',
  entry: 100,
  stop: 99,
  target1,
  target2: null,
  trigger: null,
});

test('every rule has a record on H1 and H4 with wins no greater than cases, and a percentage', () => {
  const found = RULES.flatMap((rule) => [
    measuredOf(plan(rule, 102), 'EURUSD', 'H1'),
    measuredOf(plan(rule, 102), 'GOLD', 'H4'),
  ]);
  const faulty = found.filter(
    (one) => one === null || one.record.wins > one.record.cases || one.record.cases === 0 || one.percent === null,
  );
  expect(faulty).toEqual([]);
});

test('a nearer target is reached more often', () => {
  const near = measuredOf(plan('Trend pullback', 101.2), 'EURUSD', 'H1')!;
  const far = measuredOf(plan('Trend pullback', 103), 'EURUSD', 'H1')!;
  expect(near.percent!).toBeGreaterThan(far.percent!);
});

test.each([
  ['EURUSD', null],
  [null, 'H1'],
  ['US500', 'H1'],
])('nothing was measured for %j on %j', (symbol, timeframe) => {
  expect(measuredOf(plan('Trend pullback', 102), symbol, timeframe)).toBeNull();
});
