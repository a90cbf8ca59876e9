import { expect, test } from 'vitest';
import { majorLines } from './major-lines.ts';

const line = (y: number, contrast: number) => ({ y, thickPx: 1, contrast: [contrast, contrast, contrast] as const });
const LABELLED = [88.5, 134.5, 180.5, 225.5, 271.5].map((y) => line(y, -25));
const FINER = [97.5, 106.5, 115.5, 125.5, 143.5, 152.5, 161.5, 170.5, 189.5, 198.5, 207.5, 216.5].map((y) =>
  line(y, -13),
);

const byRow = (lines: readonly ReturnType<typeof line>[]) => lines.toSorted((a, b) => a.y - b.y);

test('leaves out the fainter lines of a finer grid', () => {
  expect(majorLines(byRow([...LABELLED, ...FINER]))).toStrictEqual(LABELLED);
});

test('keeps the line of a price among those with labels', () => {
  const priced = byRow([...LABELLED, line(199, -60)]);
  expect(majorLines(byRow([...priced, ...FINER]))).toStrictEqual(priced);
});

test('keeps all lines where none are finer, or a few stand out at no even distance', () => {
  expect(majorLines(LABELLED)).toStrictEqual(LABELLED);
  const levels = byRow([...FINER, line(90, -80), line(103, -80), line(160, -80), line(230, -80)]);
  expect(majorLines(levels)).toStrictEqual(levels);
});
