import { expect, it } from 'vitest';
import { priceDistance } from './price-distance.ts';

it.each([
  [1.085, 1.0875, 'EURUSD', '25 pips'],
  [151.2, 150.95, 'USDJPY', '25 pips'],
  [2501.9, 2493.6, 'XAUUSD', '83 pips'],
  [1.085, 1.0851, null, '1 pip'],
  [231.6, 226.3, null, '5.30 points'],
  [4452.01, 4460.51, 'SPX500', '8.50 points'],
])('says how far %d is from %d of %s', (from, to, symbol, text) => {
  expect(priceDistance(from, to, symbol)).toBe(text);
});
