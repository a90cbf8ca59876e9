import { expect, test } from 'vitest';
import { labelsByStep } from './labels-by-step.ts';
import { parsePrintedNumber } from '../labels/parse-price-label.ts';
import type { ReadLabel } from '../labels/read-label-column.ts';
import { WORD } from '../labels/word.test-helper.ts';

const SIZE = 10;

function labelAt(text: string, y: number, certainty = 0.9): ReadLabel {
  return { word: WORD, text, printed: parsePrintedNumber(text)!, y, certainty };
}

function told(plain: readonly ReadLabel[], boxed: readonly ReadLabel[], rows: readonly number[]) {
  return labelsByStep(plain, boxed, rows, SIZE)?.map(({ y, printed }) => `${printed.digits} ${y}`);
}

/** Lines 100 pixels apart, 0.005 each; the label stands 8 pixels above its own. */
const ROWS = [102, 202, 302];
const LABEL = labelAt('1.0850', 194);

test('gives every line its price by one label and one box', () => {
  expect(told([LABEL], [labelAt('1.0833', 236)], ROWS)).toEqual(['10833 236', '10900 102', '10850 202', '10800 302']);
});

test('leaves out lines between, such as those of boxes and levels', () => {
  expect(told([LABEL], [labelAt('1.0833', 236)], [102, 202, 236, 302, 271])).toEqual([
    '10833 236',
    '10900 102',
    '10850 202',
    '10800 302',
  ]);
});

test('knows nothing where the box stands where no round step has it', () => {
  expect(told([LABEL], [labelAt('1.0833', 243)], ROWS)).toBeUndefined();
});

test('knows nothing where the box is so near to the line that several steps have it there', () => {
  expect(told([LABEL], [labelAt('1.0849', 204)], ROWS)).toBeUndefined();
});

test('knows nothing where boxes disagree, without a box, and by numbers that are not certain', () => {
  expect(told([LABEL], [labelAt('1.0833', 236), labelAt('1.0870', 150)], ROWS)).toBeUndefined();
  expect(told([LABEL], [], ROWS)).toBeUndefined();
  expect(told([labelAt('1.0850', 194, 0.5)], [labelAt('1.0833', 236)], ROWS)).toBeUndefined();
});

test('knows nothing where another label stands elsewhere than its price', () => {
  const boxed = [labelAt('1.0833', 236)];
  expect(told([LABEL, labelAt('1.0800', 294)], boxed, ROWS)).toHaveLength(4);
  expect(told([LABEL, labelAt('0800', 294)], boxed, ROWS)).toHaveLength(4);
  expect(told([LABEL, labelAt('1.0800', 305)], boxed, [102, 202, 313])).toBeUndefined();
});
