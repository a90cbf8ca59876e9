import { expect, test } from 'vitest';
import { priceFactor, scaledBy, scaledPrice } from './price-factor.ts';
import type { ReadLabel } from './labels/read-label-column.ts';
import { WORD } from './labels/word.test-helper.ts';

function axisOf(...texts: string[]) {
  const labels: ReadLabel[] = texts.map((text, index) => ({
    word: WORD,
    text,
    printed: { digits: text.replace(/\D/g, ''), afterLastSeparator: 3, earlierSeparators: 0, negative: false },
    y: 100 * index,
  }));
  const prices = labels.map(({ printed, y }) => ({ price: Number(printed.digits), y }));
  const [price1, price2] = [prices[0]!.price, prices.at(-1)!.price];
  const axis = { y1: 0, price1, y2: 100 * (texts.length - 1), price2, scale: 'linear' as const, residualPx: 0 };
  return { labels, unit: 1, axis: { ...axis, labels: prices, decimals: 0 } };
}

/** The same labels where their separator is a decimal point. */
function pointed(...texts: string[]) {
  const { labels, axis } = axisOf(...texts);
  const prices = axis.labels.map(({ price, y }) => ({ price: price / 1000, y }));
  const [price1, price2] = [prices[0]!.price, prices.at(-1)!.price];
  return { labels, unit: 1, axis: { ...axis, price1, price2, labels: prices, decimals: 3 } };
}

test('takes the comma of a pair that costs less than a thousand for a decimal one', () => {
  const read = axisOf('107,000', '106,900', '106,800');
  expect(priceFactor(read, 'USDJPY', null)).toBe(1 / 1000);
  expect(scaledBy(read.axis, 1 / 1000)).toMatchObject({ price1: 107, price2: 106.8, decimals: 3 });
  expect(priceFactor(axisOf('$1,110', '$1,105', '$1,100'), 'EURUSD', null)).toBe(1 / 1000);
});

test('leaves thousands to what costs so much, and refuses what may be yen where no symbol tells', () => {
  const read = axisOf('107,000', '106,900', '106,800');
  expect(priceFactor(read, 'BTCUSD', null)).toBe(1);
  expect(priceFactor(read, 'XAUUSD', null)).toBe(1);
  expect(priceFactor(read, null, null)).toBeNull();
  expect(priceFactor(read, null, 106_931)).toBeNull();
  expect(priceFactor(axisOf('82,000', '81,900', '81,800'), null, null)).toBeNull();
  expect(priceFactor(axisOf('61,500', '61,250', '61,000'), null, null)).toBe(1);
  expect(priceFactor(axisOf('107000', '106900', '106800'), null, null)).toBe(1);
});

test('refuses a pair below nought, but not oil, which was', () => {
  const { labels, unit, axis } = pointed('1.122', '1.124', '1.126');
  const below = { labels, unit, axis: { ...axis, labels: axis.labels.map(({ price, y }) => ({ price: -price, y })) } };
  expect(priceFactor(below, 'USDCHF', null)).toBeNull();
  expect(priceFactor(below, 'USOIL', null)).toBe(1);
});

test('takes round prices for those of a share in won, not of yen', () => {
  expect(priceFactor(axisOf('98,000', '96,000', '94,000'), null, 79_000)).toBe(1);
});

test('takes the point of an index for one between thousands', () => {
  const read = pointed('127.300', '127.200', '127.100');
  expect(priceFactor(read, 'WINQ24', 127.04)).toBe(1000);
  expect(priceFactor(read, 'USDJPY', 127.04)).toBe(1);
  expect(priceFactor(read, null, 127.04)).toBe(1);
  expect(scaledBy(read.axis, 1000)).toMatchObject({ price1: 127_300, price2: 127_100, decimals: 0 });
  expect(scaledPrice(127.04, 1000)).toBe(127_040);
});

test('takes the point of Bitcoin and gold for one between thousands', () => {
  expect(priceFactor(pointed('36.000', '34.000', '32.000'), 'BTCUSD', null)).toBe(1000);
  expect(priceFactor(pointed('2.345', '2.340', '2.335'), 'XAUUSD', null)).toBe(1000);
  expect(priceFactor(pointed('24.500', '24.400', '24.300'), 'XAGUSD', null)).toBe(1);
});

test('multiplies shortened prices by their unit', () => {
  const read = { ...pointed('2.700', '2.650', '2.600'), unit: 1e6 };
  expect(priceFactor(read, null, 2.39)).toBe(1e6);
  expect(scaledPrice(2.39, 1e6)).toBe(2_390_000);
});

test('refuses prices that a pair cannot have where no comma explains them', () => {
  expect(priceFactor(axisOf('12589', '12484', '12358'), 'XAGUSD', null)).toBeNull();
  expect(priceFactor(axisOf('112', '111', '110'), 'USDJPY', null)).toBe(1);
});
