import { expect, it } from 'vitest';
import { readPrice } from './read-price.ts';

it.each([
  ['1.08512', '1.08512'],
  ['1,08512', '1.08512'],
  ['1 945.50', '1945.50'],
  ['1,945.50', '1945.50'],
  ['1.945,50', '1945.50'],
  ['1,234,567', '1234567'],
  ['147', '147'],
  ['0.00', '0.00'],
  ["2'012.4", '2012.4'],
  ['00,012,345,678,901.5', '12345678901.5'],
])('reads %s as %s', (written, text) => expect(readPrice(written)).toEqual({ ok: true, text }));

it.each(['', '-1.08', '1.08.5.2,1', 'abc', '1e5', '1.0000000000000001', '123456789012', '=1+1', '1.,2'])(
  'refuses "%s"',
  (written) => {
    expect(readPrice(written).ok).toBe(false);
  },
);

it('does not guess what a lone comma before three digits means', () => {
  expect(readPrice('1,085')).toEqual({
    ok: false,
    problem: '"1,085" can be read in two ways: write its decimals after a point',
  });
});
