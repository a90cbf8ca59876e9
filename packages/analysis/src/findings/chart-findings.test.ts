import { expect, test } from 'vitest';
import { candlesFrom, zigzag } from '../../test/candle-builders.ts';
import { chartOf } from '../../test/chart-inputs.ts';
import { chartView } from '../chart-view.ts';
import { chartFindings } from './chart-findings.ts';

const rising = candlesFrom(
  zigzag([70, 90, 78, 100, 86, 112, 104], 12).map((pip) => 1 + pip / 1000),
  0.0008,
);
const view = chartView(chartOf(rising), 0, 'EURUSD');
const findings = chartFindings(view, new Set());

test('swings are drawn where they formed, called by their label', () => {
  expect(findings.filter(({ kind }) => kind === 'swing').map(({ label, from, to }) => [label, from, to])).toEqual([
    ['Swing high', 12, 12],
    ['Swing low', 24, 24],
    ['HH', 36, 36],
    ['HL', 48, 48],
    ['HH', 60, 60],
  ]);
});

test('a break runs from the broken swing to the bar that closed beyond it', () => {
  const [first] = findings.filter(({ kind }) => kind === 'structure-break');
  const broken = view.structure.breaks[0]!;
  expect(first).toMatchObject({
    id: `bos-${broken.knownAt}`,
    label: 'BOS',
    from: 12,
    to: broken.knownAt,
    price2: null,
  });
  expect(first!.price1).toBeCloseTo(1.0908);
});

test('a standing zone runs on, with its two edges', () => {
  const zones = findings.filter(({ kind }) => kind === 'order-block' || kind === 'fair-value-gap');
  expect(zones.length).toBeGreaterThan(0);
  expect(zones.every(({ to, price1, price2 }) => to === null && price2 !== null && price1 > price2)).toBe(true);
});

test('what the evidence refers to is drawn even when it is old', () => {
  const old = {
    ...view,
    structure: { ...view.structure, breaks: Array.from({ length: 6 }, () => view.structure.breaks[0]!) },
  };
  const [first, ...rest] = view.structure.breaks;
  const many = { ...old, structure: { ...old.structure, breaks: [first!, ...rest, ...rest, ...rest] } };
  const id = `bos-${first!.knownAt}`;
  expect(chartFindings(many, new Set()).map((finding) => finding.id)).not.toContain(id);
  expect(chartFindings(many, new Set([id])).map((finding) => finding.id)).toContain(id);
});
