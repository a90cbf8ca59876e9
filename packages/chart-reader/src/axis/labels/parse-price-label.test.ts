import { expect, test } from 'vitest';
import { numberWithDecimals, parsePrintedNumber } from './parse-price-label.ts';

test('keeps all digits of a price, whatever parts them', () => {
  const twoDecimals = { digits: '194550', afterLastSeparator: 2, earlierSeparators: 1, negative: false };
  expect(parsePrintedNumber('1,945.50')).toEqual(twoDecimals);
  expect(parsePrintedNumber('1 945,50')).toEqual(twoDecimals);
  expect(parsePrintedNumber("1'945.50")).toEqual(twoDecimals);
  expect(parsePrintedNumber('1.08512')).toMatchObject({ digits: '108512', afterLastSeparator: 5 });
  expect(parsePrintedNumber('38500')).toMatchObject({ digits: '38500', afterLastSeparator: null });
});

test('drops stray points that recognition leaves at the ends', () => {
  expect(parsePrintedNumber('.83.55')).toMatchObject({ digits: '8355', afterLastSeparator: 2 });
});

test('leaves the sign of a currency out', () => {
  expect(parsePrintedNumber('$147.8')).toMatchObject({ digits: '1478', afterLastSeparator: 1 });
  expect(parsePrintedNumber('€ 1,945.50')).toMatchObject({ digits: '194550', afterLastSeparator: 2 });
});

test('knows of a point that was lost after a nought', () => {
  expect(parsePrintedNumber('063772')).toMatchObject({ digits: '063772', afterLastSeparator: 5 });
  expect(parsePrintedNumber('0')).toMatchObject({ digits: '0', afterLastSeparator: null });
});

test('refuses what is no plain number', () => {
  const others = ['1.23%', '653.45K', '00:25', 'INR', '', '--', '1..2'];
  expect(others.filter((text) => parsePrintedNumber(text) !== null)).toEqual([]);
});

test('places the decimal point', () => {
  const printed = parsePrintedNumber('-0.0687');
  expect(printed && numberWithDecimals(printed, 4)).toBe(-0.0687);
});

test('is null for two separators behind a nought', () => {
  expect(parsePrintedNumber('0.0,1170')).toBeNull();
});

test('refuses points between which no thousands stand, where a piece of a digit was taken for one', () => {
  expect(['1.1.1906', '1.1906.2', '12.3456.789'].filter((text) => parsePrintedNumber(text) !== null)).toEqual([]);
  expect(parsePrintedNumber('1,23,456.50')).toMatchObject({ digits: '12345650', afterLastSeparator: 2 });
});

test('reads as many decimals as coins have that are worth next to nothing', () => {
  expect(parsePrintedNumber('0.0000127000')).toMatchObject({ digits: '00000127000', afterLastSeparator: 10 });
  expect(parsePrintedNumber('1.0000127000')).toBeNull();
});
