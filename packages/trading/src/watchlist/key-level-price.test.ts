import { expect, test } from 'vitest';
import { keyLevelPrice } from './key-level-price.ts';

test.each([
  ['1.10083 resistance, 3 touches', 1.085, 1.10083],
  ['1.07930 support, 1 touch, round number 1.08', 1.085, 1.0793],
  ['2650.46 resistance, 3 touches, round number 2650.00', 2600, 2650.46],
  ['156.200 support, 2 touches', 157, 156.2],
  ['Resistance at 1.0850', 1.08, 1.085],
  ['Resistance: 1.0850.', 1.08, 1.085],
  ['R1 (1.0850)', 1.08, 1.085],
  ['4H swing low 1.0722', 1.08, 1.0722],
  ['200 EMA at $2,650.50', 2600, 2650.5],
  ['support 1,0850', 1.08, 1.085],
  ['support 1,085', 1.08, 1.085],
  ['support 1,945', 1900, 1945],
  ['zone 1.0850-1.0870', 1.08, 1.085],
  ['zone 1.0850 – 1.0870', 1.08, 1.085],
  ['61.8% of the move, 1.0812', 1.08, 1.0812],
  ['0.9 % below the high at 1.0812', 1.08, 1.0812],
  ['tested 3 times, 1.0812', 1.08, 1.0812],
  ['.6510', 0.66, 0.651],
  ['150', 151, 150],
])('%j near %d is at %d', (text, near, price) => {
  expect(keyLevelPrice(text, near)).toBe(price);
});

test.each([
  '',
  '3 touches',
  'the last high',
  '1.08.50',
  'R1.085',
  '1.085%',
  '<b>1.085</b>',
  '-',
  '1e0',
  '9'.repeat(400),
  'NaN Infinity',
])('finds no price near 1.08 in %j', (text) => {
  expect(keyLevelPrice(text, 1.08)).toBeNull();
});

test('finds none without a market to compare', () => {
  expect(keyLevelPrice('1.085', 0)).toBeNull();
  expect(keyLevelPrice('1.085', Number.NaN)).toBeNull();
});
