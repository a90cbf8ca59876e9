import { expect, test } from 'vitest';
import { candlesFrom, zigzag } from '../../test/candle-builders.ts';
import { analysisOf, chartOf } from '../../test/chart-inputs.ts';
import type { TrackRecord } from '../market-analysis.ts';
import { trackRecordWords } from './track-record-words.ts';

const pips = (closes: readonly number[]) =>
  candlesFrom(
    closes.map((pip) => 1 + pip / 1000),
    0.0008,
  );
const rising = pips(zigzag([70, 90, 78, 100, 86, 112, 104], 12));
const ranging = pips([...zigzag([80, 100, 80.1, 100.1, 80, 100, 80.2, 99.9], 9), 97, 94, 92, 90]);

test('structure is told with trend, last break and swings, in prices', () => {
  expect(analysisOf(chartOf(rising)).marketStructure).toBe(
    'H1 is bullish: the break of structure above 1.10080 came 17 bars ago; last confirmed high 1.11280 (HH), last confirmed low 1.08520 (HL).',
  );
});

test('levels are told highest first, with role and touches', () => {
  const { keyLevels } = analysisOf(chartOf(ranging));
  expect(keyLevels).toEqual(['1.10083 resistance, 3 touches', '1.07930 support, 3 touches']);
});

test('the middle of a range is rejected with both edges', () => {
  expect(analysisOf(chartOf(ranging)).rejectionReason).toBe(
    'Price is inside the range 1.07930 to 1.10083, away from both edges, where neither side has an advantage. A turn at either edge, or a close beyond one, would make a plan.',
  );
});

test('liquidity is told on both sides of price', () => {
  expect(analysisOf(chartOf(ranging)).liquidityZone).toMatch(
    /^Buy-side liquidity above: equal highs at 1\.\d{5}; sell-side liquidity below: equal lows at 1\.\d{5}\.$/,
  );
});

test('a flat chart is rejected for want of structure', () => {
  const flat = analysisOf(chartOf(pips(Array.from({ length: 60 }, () => 100)), { pricePerPx: 0.0001 }));
  expect(flat.rejectionReason).toMatch(/^The chart shows no confirmed swings/);
  expect(flat.marketStructure).toBe('H1 has no break of structure yet: no swing was closed beyond.');
});

const record: TrackRecord = {
  cases: 1000,
  wins: 320,
  baselinePercent: 33,
  intervalPercent: [29.1, 35],
  showsEdge: false,
  from: '2018-01-01',
  to: '2025-06-30',
  basis: 'EURUSD on H1',
};

test('a record without an edge says so', () => {
  expect(trackRecordWords(record)).toBe(
    '320 of 1000 similar setups (32%, 95% interval 29 to 35) reached TP1 before the stop, spread paid, from 2018-01-01 to 2025-06-30; random entries with the same stop and target did so in 33%, and that is no edge: the plan manages risk, it does not predict.',
  );
});

test('a record with an edge promises nothing', () => {
  expect(trackRecordWords({ ...record, wins: 400, showsEdge: true })).toContain('which does not promise the next one');
});

test('where nothing was measured, that is what is said', () => {
  expect(trackRecordWords(null)).toBe('No track record has been measured for setups like this one.');
});
