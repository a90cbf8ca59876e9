import type { Quote } from '@pipsight/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PriceSource } from './price-source.tsx';

const quote: Quote = { symbol: 'EURUSD', price: 1.08, asOf: '2026-03-04T12:00:00Z', source: 'simulated', isLive: true };
const textOf = (...quotes: Quote[]) => renderToStaticMarkup(<PriceSource quotes={quotes} />).replace(/<[^>]+>/g, '');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-04T12:00:12Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('names the source and the age of the oldest price', () => {
  expect(textOf(quote)).toBe('Simulated prices, 12 s old');
  expect(textOf(quote, { ...quote, symbol: 'XAUUSD', asOf: '2026-03-04T11:55:00Z' })).toBe(
    'Simulated prices, 5 min old',
  );
  expect(textOf()).toBe('');
});

it('says where a source does not follow the market', () => {
  expect(textOf({ ...quote, source: 'ecb', isLive: false })).toBe('Ecb prices (not live), 12 s old');
});

it('says that the market is closed, at weekends, for what is closed then', () => {
  vi.setSystemTime(new Date('2026-03-07T12:00:00Z'));
  expect(textOf(quote)).toBe('Simulated prices, 3 days old, market closed');
  expect(textOf({ ...quote, symbol: 'BTCUSDT' })).toBe('Simulated prices, 3 days old');
});
