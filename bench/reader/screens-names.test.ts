import { expect, it } from 'vitest';
import { acceptedPlatforms, acceptedSymbols, acceptedTimeframes } from './screens-names.ts';

it('accepts a symbol and what the header prints for it', () => {
  expect(acceptedSymbols('FSL (header: FIRSTSOURCE SOLUTI, NSE)')).toEqual(['FSL', 'FIRSTSOURCE SOLUTI']);
  expect(acceptedSymbols('EURUSD (left header EUR/USD); right header absent')).toEqual(['EURUSD', 'EUR/USD']);
  expect(acceptedSymbols('XAUEUR')).toEqual(['XAUEUR']);
  expect(acceptedSymbols(null)).toEqual([null]);
});

it('brings timeframes to one form and lets those go that only dates betray', () => {
  expect(acceptedTimeframes('1h')).toEqual(['H1']);
  expect(acceptedTimeframes('5')).toEqual(['M5']);
  expect(acceptedTimeframes('1M')).toEqual(['MN']);
  expect(acceptedTimeframes('M3')).toEqual(['M3']);
  expect(acceptedTimeframes('D1 (from dates)')).toEqual(['D1', null]);
  expect(acceptedTimeframes(null)).toEqual([null]);
});

it('maps platforms to those a reader names', () => {
  expect(acceptedPlatforms('MetaTrader 5')).toEqual(['mt5']);
  expect(acceptedPlatforms('TradingView (web app)')).toEqual(['tradingview']);
  expect(acceptedPlatforms('mobile app')).toEqual([null]);
});
