import { expect, test } from 'vitest';
import { parseFormatted, printFormatted } from './number-format.ts';

test('knows numbers by their digits and how these are parted', () => {
  expect(parseFormatted('2523.80')).toMatchObject({ units: 252_380, format: { tail: 2, isGrouped: false } });
  expect(parseFormatted('1.945.50')).toMatchObject({ units: 194_550, format: { tail: 2, isGrouped: true } });
  expect(parseFormatted('0.0415')).toMatchObject({ units: 415, format: { tail: 4, isGrouped: false } });
  expect(parseFormatted('#184###')).toMatchObject({ units: 184, format: { tail: 0, before: 1, behind: 3 } });
});

test('takes nothing for a number that has a point where none belongs, or a single sign behind it', () => {
  for (const text of ['', '#', '.5', '5.', '1..5', '19.45.50', '012.5', '12.5#', '12#5']) {
    expect(parseFormatted(text)).toBeNull();
  }
});

test('prints numbers as the others are', () => {
  const format = { tail: 2, isGrouped: true, before: 1, behind: 0 };
  expect(printFormatted(194_550, format)).toBe('#1.945.50');
  expect(printFormatted(94_550, format)).toBe('#945.50');
  expect(printFormatted(5, format)).toBe('#0.05');
});
