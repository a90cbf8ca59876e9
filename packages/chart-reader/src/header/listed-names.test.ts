import { expect, test } from 'vitest';
import { isContractOf, tickerListed } from './listed-names.ts';

test('knows much charted shares and futures by their names where they are listed', () => {
  expect(tickerListed('Tesla, Inc.', 'NASDAQ')).toBe('TSLA');
  expect(tickerListed('NVIDIA Corporation', 'NASDAQ')).toBe('NVDA');
  expect(tickerListed('Boeing Company (The)', 'NYSE')).toBe('BA');
  expect(tickerListed('SPDR S&P 500 ETF Trust', 'NYSE Arca')).toBe('SPY');
  expect(tickerListed('Apple Inc', 'Cboe One')).toBe('AAPL');
  expect(tickerListed('E-mini S&P 500 Futures', 'CME')).toBe('ES');
  expect(tickerListed('NASDAQ 100 E-mini Futures', 'CME_MINI')).toBe('NQ');
  expect(tickerListed('Micro E-mini Nasdaq-100 Index Futures', 'CME')).toBe('MNQ');
  expect(tickerListed('E-mini Dow Jones ($5) Futures', 'CBOT')).toBe('YM');
});

test('leaves alone what is listed elsewhere under other tickers, misread, or has several', () => {
  expect(tickerListed('Tesla, Inc.', 'XETR')).toBeNull();
  expect(tickerListed('Apple Inc', 'Cboe UK')).toBeNull();
  expect(tickerListed('Tes1a, Inc.', 'NASDAQ')).toBeNull();
  expect(tickerListed('Alphabet Inc.', 'NASDAQ')).toBeNull();
  expect(tickerListed('Apple Hospitality REIT, Inc.', 'NYSE')).toBeNull();
  expect(tickerListed('S&P 500 Index', 'CME')).toBeNull();
  expect(tickerListed('E-mini S&P 500 Futures', 'NASDAQ')).toBeNull();
});

test('knows the contracts of a future that is named', () => {
  expect(isContractOf('NQ', 'NQ1!')).toBe(true);
  expect(isContractOf('NQ', 'NQU2025')).toBe(true);
  expect(isContractOf('NQ', 'NQX')).toBe(false);
  expect(isContractOf('TSLA', 'TSLA1!')).toBe(false);
});
