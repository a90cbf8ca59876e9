import { expect, test } from 'vitest';
import { inThousandths, priceDivisor } from './price-divisor.ts';
import type { ReadLabel } from './read-label-column.ts';
import { WORD } from './word.test-helper.ts';

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
  return { labels, axis: { ...axis, labels: prices, decimals: 0 } };
}

test('takes the comma of a pair that costs less than a thousand for a decimal one', () => {
  const read = axisOf('107,000', '106,900', '106,800');
  expect(priceDivisor(read, 'USDJPY')).toBe(1000);
  expect(inThousandths(read.axis)).toMatchObject({ price1: 107, price2: 106.8, decimals: 3 });
});

test('leaves thousands to what costs so much, and refuses what may be yen where no symbol tells', () => {
  const read = axisOf('107,000', '106,900', '106,800');
  expect(priceDivisor(read, 'BTCUSD')).toBe(1);
  expect(priceDivisor(read, 'XAUUSD')).toBe(1);
  expect(priceDivisor(read, null)).toBeNull();
  expect(priceDivisor(axisOf('82,000', '81,900', '81,800'), null)).toBeNull();
  expect(priceDivisor(axisOf('61,500', '61,250', '61,000'), null)).toBe(1);
  expect(priceDivisor(axisOf('107000', '106900', '106800'), null)).toBe(1);
});

test('refuses prices that a pair cannot have where no comma explains them', () => {
  expect(priceDivisor(axisOf('12589', '12484', '12358'), 'XAGUSD')).toBeNull();
  expect(priceDivisor(axisOf('112', '111', '110'), 'USDJPY')).toBe(1);
});
