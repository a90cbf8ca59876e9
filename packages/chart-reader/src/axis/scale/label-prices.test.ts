import { expect, test } from 'vitest';
import { labelPrices } from './label-prices.ts';
import { parsePrintedNumber, type PrintedNumber } from '../labels/parse-price-label.ts';

function printed(...texts: string[]): PrintedNumber[] {
  return texts.map((text) => parsePrintedNumber(text)!);
}

test('gives labels that lost their point the decimals of the others', () => {
  const [likeliest] = labelPrices(printed('2266.88', '226533', '226378'), false);
  expect(likeliest).toEqual({ decimals: 2, prices: [2266.88, 2265.33, 2263.78] });
});

test('takes no decimals from numbers cut off behind their point', () => {
  const cut = ['1.1', '1.1', '1.16', '1.1', '1.1'];
  const [likeliest] = labelPrices(printed('1.16125', '1.16075', '1.15925', ...cut), false);
  expect(likeliest?.decimals).toBe(5);
  expect(likeliest?.prices.slice(0, 3)).toEqual([1.161_25, 1.160_75, 1.159_25]);
});

test('takes no decimals from a single long number that something else was read as', () => {
  const [likeliest] = labelPrices(printed('0.0030508', '83.55', '83.45', '83.35', '83.25', '83.05'), false);
  expect(likeliest?.decimals).toBe(2);
});

test('takes a speck on one label for no point', () => {
  const [likeliest] = labelPrices(printed('385.00', '38000', '37500', '37000'), false);
  expect(likeliest).toEqual({ decimals: 0, prices: [38_500, 38_000, 37_500, 37_000] });
});

test('takes points in different places for none', () => {
  const column = printed('200000', '1.50000', '140000', '1.30000', '12.0000', '100.000', '90000');
  expect(labelPrices(column, false)[0]?.decimals).toBe(0);
});

test('believes the few points left by compression where they agree', () => {
  const lost = ['234004', '233855', '233706', '233557', '233408', '233259', '233110', '232961'];
  expect(labelPrices(printed('2343.08', '2341.59', '2340.10', ...lost), false)[0]?.decimals).toBe(2);
  expect(labelPrices(printed('2343.08', '23415.9', '2340.10', ...lost), false)[0]?.decimals).toBe(0);
});

test('also proposes labels without trailing zeros', () => {
  const own = labelPrices(printed('1.16', '1.155', '1.15', '1.145'), false)[1];
  expect(own).toEqual({ decimals: 3, prices: [1.16, 1.155, 1.15, 1.145] });
});

test('takes a lone comma before three digits for thousands, a point not', () => {
  expect(labelPrices(printed('61,250', '61,000'), true)[0]?.prices).toEqual([61_250, 61_000]);
  expect(labelPrices(printed('150.250', '150.000'), false)[0]?.prices).toEqual([150.25, 150]);
  expect(labelPrices(printed('1,945.50', '1,940.00'), false)[0]?.prices).toEqual([1945.5, 1940]);
});

test('takes the last of three points before three digits for one of thousands, of two not', () => {
  expect(labelPrices(printed('1.570.000.000', '1.560.000.000'), false)[0]?.prices).toEqual([
    1_570_000_000, 1_560_000_000,
  ]);
  expect(labelPrices(printed('1.945.500', '1.940.000'), false)[0]?.prices).toEqual([1945.5, 1940]);
});

test('takes a tick read as a minus for none, and proposes prices below zero after that', () => {
  const [unsigned, signed] = labelPrices(printed('1.16', '-1.15', '-1.14'), false);
  expect(unsigned?.prices).toEqual([1.16, 1.15, 1.14]);
  expect(signed?.prices).toEqual([1.16, -1.15, -1.14]);
});

test('lets labels of a second pane tell nothing about the decimals of prices', () => {
  const prices = printed('168,000', '166,0', '160,000');
  const all = [...prices, ...printed('70.00', '60.00', '50.00', '30.00')];
  expect(labelPrices(all, true)[0]?.decimals).toBe(2);
  expect(labelPrices(all, true, prices)[0]).toMatchObject({
    decimals: 0,
    prices: [168_000, 1660, 160_000, 7000, 6000, 5000, 3000],
  });
});
