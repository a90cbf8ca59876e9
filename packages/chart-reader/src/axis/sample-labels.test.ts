import { expect, test } from 'vitest';
import { sampleLabels } from './sample-labels.ts';
import { WORD } from './word.test-helper.ts';

const labels = (tops: readonly number[]) =>
  tops.map((letterTop) => ({ ...WORD, letterTop, letterBottom: letterTop + 9 }));
const steps = (count: number) => Array.from({ length: count }, (_, i) => 20 + 30 * i);
const topsOf = (sample: ReturnType<typeof sampleLabels>) => sample.map(({ letterTop }) => letterTop);

test('takes ten or so of many labels at one step, the first and the last among them', () => {
  const sample = topsOf(sampleLabels(labels(steps(31))));
  expect(sample).toHaveLength(12);
  expect([sample[0], sample.at(-1)]).toEqual([20, 920]);
});

test('takes all that break the step: a box between two labels, and the labels beside it', () => {
  const tops = [...steps(31), 333].toSorted((a, b) => a - b);
  expect(topsOf(sampleLabels(labels(tops)))).toEqual(expect.arrayContaining([320, 333, 350]));
});

test('takes all of a few, and of those at no step', () => {
  expect(sampleLabels(labels(steps(11)))).toHaveLength(11);
  const logarithmic = steps(31).map((y) => Math.round(y + y ** 2 / 200));
  expect(sampleLabels(labels(logarithmic)).length).toBeGreaterThan(26);
  expect(sampleLabels([])).toEqual([]);
});
